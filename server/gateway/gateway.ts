import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { PlayerId, TableId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import type { ReadyAnswer } from '#protocol/http'
import type { ToPlayer } from '#protocol/player/to-player'
import type { ChatBook } from '#server/chat/book/port'
import type { Clock } from '#server/clock'
import type { Config } from '#server/config/config'
import type { Offer } from '#server/gateway/http/access'
import type { Golden } from '#server/golden/golden'
import type { Archive } from '#server/history/archive'
import type { Meters } from '#server/operations/meters'
import type { Operations } from '#server/operations/operations'
import type { Tracer } from '#server/operations/tracer'
import type { OperatorService } from '#server/operators/service'
import type { People } from '#server/people/person'
import type { Reception } from '#server/people/reception'
import type { StaffMember } from '#server/people/staff/member'
import type { Play } from '#server/play/open'
import type { Supervision } from '#server/supervision/open'
import type { FloorListener, TableDoor } from '#server/tables/ports'

/** How long the gateway waits for slow requests, and for slow and silent sockets. */
export interface Pace {
  /** A request that is not there after so long is given up. */
  readonly requestMillis: number
  /** A socket that is behind for longer is dropped. */
  readonly lagMillis: number
  /** Every socket is asked for a sign of life this often; two missed and it is gone. */
  readonly heartbeatMillis: number
  /** A closing handshake may take this long. */
  readonly closeMillis: number
  /** Sign-ins of open sockets are looked at this often. */
  readonly signInMillis: number
}

export const PACE: Pace = {
  requestMillis: 15_000,
  lagMillis: 8_000,
  heartbeatMillis: 20_000,
  closeMillis: 2_000,
  signInMillis: 30_000,
}

export interface GatewayParts {
  readonly clock: Clock
  readonly config: Config
  readonly people: People
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly purse: (player: PlayerId) => Promise<Purse>
  readonly archive: Archive
  /** What supervisors look after; null where nobody does. */
  readonly supervision: Supervision | null
  readonly chat: ChatBook
  /** Whose staff sign-in a request carries. */
  readonly staff: (request: FastifyRequest) => Promise<StaffMember | null>
  /** Where people sign in, by themselves and as staff. */
  readonly reception: Reception | null
  /** Responsible play, table sessions and the cashier. */
  readonly play: Play | null
  readonly golden: Golden | null
  /** Casinos that send their players here. */
  readonly operators: OperatorService | null
  readonly ready: () => Promise<ReadyAnswer>
  readonly operations: Operations
  readonly log: Logger
  readonly meters?: Meters
  readonly tracer?: Tracer | undefined
  readonly pace?: Pace
}

export interface Gateway extends FloorListener {
  /** The port that was taken, where the configuration says 0. */
  readonly port: number
  /** Every route, and whom it is for. */
  readonly offers: readonly Offer[]
  readonly counts: { readonly sockets: number; readonly players: number }
  playersAt(table: TableId): number
  /** Whether a player has a socket at a table. */
  isAt(player: PlayerId, table: TableId): boolean
  /** Tells a player, wherever they are connected. */
  tell(player: PlayerId, message: ToPlayer): void
  /** Says goodbye to every socket with the reason, and stops listening. */
  close(reason: string): Promise<void>
}
