import type { GameId } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import type { TableLimits } from '#engine/round/limits'
import type { Reason } from '#engine/round/refusal'
import type { Alarm } from '#engine/table/live'
import type { TableEvent, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import type { HouseReason, StaffAnswerReason } from '#protocol/wire/reasons'
import type { StaffMember } from '#server/people/staff/member'
import type { Stakes } from '#server/wallet/stakes'

/** How long a table waits, in milliseconds. */
export interface Timings {
  readonly betting: number
  readonly decision: number
  readonly insurance: number
  readonly offers: number
  readonly cut: number
  /** Before each card. */
  readonly card: number
  /** After a round, before the next one's betting. */
  readonly result: number
  /** Added after a round with a bonus, for its show. */
  readonly bonus: number
  /** A fault that nobody solves ends the round after this (FL-1); where a dealer deals it waits for a person. */
  readonly fault: number
  /** A card that the dealer does not scan for so long is missing (FL-1). */
  readonly scan: number
  /** Without a connection this long, a player counts as away. */
  readonly away: number
  /** Away this long, a player's seats are given up. */
  readonly unseat: number
}

export const DEALINGS = ['automatic', 'live'] as const
export type Dealing = (typeof DEALINGS)[number]

export const BETTING_BY = ['clock', 'dealer'] as const
export type BettingBy = (typeof BETTING_BY)[number]

/** A table is this record; nothing about it is in the code. */
export interface TableConfig {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly currency: string
  readonly limits: TableLimits
  readonly timings: Timings
  readonly seatsPerPlayer: number | null
  readonly idleRounds: number | null
  readonly deal: 'american' | 'european' | null
  readonly burn: boolean | null
  /** Who brings the cards: the house from a committed shoe, or a dealer with a reader (SH-10). */
  readonly dealing: Dealing
  /** Who opens and closes betting where a dealer deals. */
  readonly betting: BettingBy
  /** May be played beside other tables (MP-9). */
  readonly multiPlay: boolean
  /** Who deals, as the lobby says it; null has the house's own name for it. */
  readonly dealer: string | null
  /** Announcements are spoken (TP-9). */
  readonly voiceOver: boolean
  /** Where the table's picture is. */
  readonly video: string | null
}

/** The one answer a command id ever gets. `upto` is the table's version once it was done. */
export type Answer =
  | { readonly ok: true; readonly upto: number }
  | { readonly ok: false; readonly reason: Reason | HouseReason; readonly text: string }

/** A player's command on its way to the table, with what the gateway knows of the sender. */
export interface Order {
  readonly player: string
  readonly name: string
  readonly house: boolean
  /** Of the sender's money (MO-6). */
  readonly currency: string
  /** Made by the client; the same id gets the same answer, always. */
  readonly id: string
  readonly command: PlayerCommand
  /** The one it was meant for. */
  readonly round?: string
}

export type StaffCommand = DealerCommand | SupervisorCommand

/** What staff orders at a table. The same id gets the same answer, always; with another content it is refused. */
export interface StaffOrder {
  readonly by: StaffMember
  readonly id: string
  readonly command: StaffCommand
  /** The second person, where one has to agree. */
  readonly approvedBy?: string
  /** What is said to it without asking the table, as long as its id has no answer yet. It gets none by that. */
  readonly barred?: StaffAnswer
}

export type StaffAnswer =
  | { readonly ok: true; readonly upto: number }
  | { readonly ok: false; readonly reason: StaffAnswerReason; readonly text: string }

/**
 * What one commit tells the world. `everyone` is what any onlooker may know; whoever is in `own` gets that list
 * instead. Neither holds a face-down card (FA-5). `after` is the version up to which an onlooker has heard already.
 */
export interface Publication {
  readonly table: string
  readonly after: number
  readonly upto: number
  readonly at: number
  readonly everyone: readonly TableEvent[]
  readonly own: ReadonlyMap<string, readonly TableEvent[]>
}

export interface Snapshot {
  readonly upto: number
  readonly at: number
  readonly state: TableState
}

/** A part of the log as one audience may see it. */
export interface Replay {
  readonly after: number
  readonly upto: number
  readonly at: number
  readonly events: readonly TableEvent[]
}

/** How busy a table is: orders that wait in letters, and how long the newest commit took. */
export interface TableLoad {
  readonly letters: number
  readonly commitMillis: number
}

/** What can be seen of a table at any time: it follows from what was published, and from what its process says. */
export interface TableSight {
  readonly config: TableConfig
  /** Why it stands still although its log does not say so: the store is away. */
  readonly trouble: string | null
  /** What staff is called for; null when all is well. */
  readonly alarm: Alarm | null
  /** Money in the running round. */
  readonly stakes: Stakes
  readonly load: TableLoad
  snapshot(audience: Audience): Snapshot
  /** What was missed since a version, or null when only a snapshot can tell. */
  replay(since: number, audience: Audience): Replay | null
}

/** A table as the rest of the house deals with it: it is looked at, and sent messages that are plain data. */
export interface TableDoor extends TableSight {
  submit(order: Order): Promise<Answer>
  /** FL-4. Whoever sends it has made sure of the role and of the second person; the table makes sure again. */
  submit(order: StaffOrder): Promise<StaffAnswer>
  /** A player's first connection to this table came, or the last one went. */
  arrive(player: string): void
  depart(player: string): void
  /** Somebody could not reach the store: a table that writes nothing by itself would never find out. */
  doubtStore(): void
}

/** Which money somebody plays with at a table (TP-18). */
export interface PlaySessions {
  /** Reads whoever is not known yet. */
  need(players: Iterable<string>, table: string): Promise<void>
  /** The open session; null where money stays on the account; `missing` where nobody plays without one. */
  of(player: string, table: string): string | null | 'missing'
}

/** Money stays on the account. */
export const NO_SESSIONS: PlaySessions = { need: async () => undefined, of: () => null }

export interface FloorListener {
  published(publication: Publication): void
  /** A player's money moved. */
  purseChanged(player: string, cash: number, golden: number): void
  /** The money of a player's session at a table moved (TP-18). */
  sessionChanged(player: string, table: string, cash: number): void
  /** A table lost or found its store. */
  troubled(table: string, trouble: string | null): void
}
