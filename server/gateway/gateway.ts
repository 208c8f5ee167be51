import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Purse } from '#engine/round/posting'
import type { ReadyAnswer } from '#protocol/http'
import type { Config } from '#server/config/config'
import type { Archive } from '#server/history/archive'
import type { People } from '#server/people/person'
import type { StaffMember } from '#server/people/staff-member'
import type { FloorListener, TableDoor } from '#server/tables/ports'

/** How long the gateway waits for slow and silent sockets. */
export interface Pace {
  /** A socket that is behind for longer is dropped. */
  readonly lagMillis: number
  /** Every socket is asked for a sign of life this often; two missed and it is gone. */
  readonly heartbeatMillis: number
  /** A closing handshake may take this long. */
  readonly closeMillis: number
}

export const PACE: Pace = { lagMillis: 8_000, heartbeatMillis: 20_000, closeMillis: 2_000 }

export interface GatewayParts {
  readonly config: Config
  readonly people: People
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly purse: (player: string) => Promise<Purse>
  readonly archive: Archive
  /** Whose staff sign-in a request carries. */
  readonly staff: (request: FastifyRequest) => Promise<StaffMember | null>
  readonly ready: () => Promise<ReadyAnswer>
  readonly log: Logger
  readonly pace?: Pace
}

export interface Gateway extends FloorListener {
  /** The port that was taken, where the configuration says 0. */
  readonly port: number
  readonly counts: { readonly sockets: number; readonly players: number }
  /** Says goodbye to every socket with the reason, and stops listening. */
  close(reason: string): Promise<void>
}
