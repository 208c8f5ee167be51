import type { PlayerId, RoundCode, TableId } from '#engine/ids'
import type { ChatRole } from '#protocol/chat'
import type { KeptRemark, Mute, SupportRoomAnswer, SupportRoomsAnswer } from '#protocol/http/chat'
import type { MutesAnswer } from '#protocol/http/supervision'

/** A remark of a player's on its way into the book. */
export interface PlayerRemark {
  readonly player: PlayerId
  /** The client's: said once, however often it is sent. */
  readonly id: string
  /** Null in the player's support room. */
  readonly table: TableId | null
  readonly round: RoundCode | null
  readonly name: string
  readonly text: string
  readonly at: number
}

/** What became of it: kept now, kept before under the same id, or barred by a mute. */
export type Kept =
  | { readonly now: KeptRemark }
  | { readonly before: KeptRemark }
  | { readonly barred: Pick<Mute, 'until'> }

export interface StaffRemark {
  readonly by: string
  /** The console's: said once, however often it is sent. Null where nobody sends it again. */
  readonly id: string | null
  /** What players see. */
  readonly name: string
  readonly role: ChatRole
  readonly table: TableId
  readonly round: RoundCode | null
  readonly text: string
  readonly at: number
}

export interface Deed {
  readonly by: string
  readonly reason: string
  readonly at: number
}

export interface NewMute extends Deed {
  readonly player: PlayerId
  /** Null holds until it is lifted. */
  readonly until: number | null
}

export interface SupportAnswer {
  readonly by: string
  readonly name: string
  readonly role: ChatRole
  readonly player: PlayerId
  readonly text: string
  /** The player's last remark that this answers; null is all of them. */
  readonly upto: number | null
  readonly at: number
}

export interface OpenedRoom {
  /** Remarks of the house's that the player had not read before. */
  readonly unread: number
  readonly remarks: readonly KeptRemark[]
}

/** The chat's records. What staff do is written to their log in the same transaction (FL-5). */
export interface ChatBook {
  keepAtTable(remark: PlayerRemark): Promise<Kept>
  keepInSupport(remark: PlayerRemark): Promise<Kept>
  /** The newest remarks of each table, those hidden too, oldest first. */
  remarksAtTables(tables: readonly string[], most: number): Promise<readonly KeptRemark[]>
  remarksOfRound(code: string): Promise<readonly KeptRemark[]>
  /** The remark that was kept, now or before under the same id. */
  staffRemark(remark: StaffRemark): Promise<KeptRemark>
  /** Who may not write at the tables now, the newest first. */
  mutes(at: number): Promise<MutesAnswer['mutes']>
  /** The remark as it was; null when there is no such remark at a table. */
  hideRemark(line: number, deed: Deed): Promise<KeptRemark | null>
  /** Takes the place of any mute there was; false when there is no such player. */
  mute(mute: NewMute): Promise<boolean>
  /** By the house itself, where no mute is in force; the one that is then. */
  muteForMisuse(mute: NewMute): Promise<Pick<Mute, 'until'>>
  /** False when nothing was to be lifted. */
  unmute(player: PlayerId, deed: Deed): Promise<boolean>
  openRoom(player: PlayerId, read: boolean): Promise<OpenedRoom>
  /** Who waits for an answer, the longest first. */
  waitingRooms(): Promise<SupportRoomsAnswer['rooms']>
  /** Null when there is no such player. */
  supportRoom(player: PlayerId, at: number): Promise<SupportRoomAnswer | null>
  answerPlayer(answer: SupportAnswer): Promise<KeptRemark | null>
}
