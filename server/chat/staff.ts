import type { PlayerId, TableId } from '#engine/ids'
import { isRefusal, refuse } from '#engine/round/refusal'
import type { ChatRole } from '#protocol/chat'
import type { KeptRemark, SupportRoomAnswer, SupportRoomsAnswer } from '#protocol/http/chat'
import type { MutesAnswer } from '#protocol/http/supervision'
import type { ChatAudience } from '#server/chat/audience'
import type { ChatBook } from '#server/chat/book/port'
import { ROOM_REMARKS } from '#server/chat/book/rows'
import type { Rooms } from '#server/chat/rooms'
import type { ChatRefusal } from '#server/chat/text'
import { cleanText } from '#server/chat/text'
import type { StaffMember } from '#server/people/staff/member'

const MINUTE_MILLIS = 60_000
const REUSED = refuse('id-reused', 'The id was used for another line: make a new one for each.')

interface Parts {
  readonly book: ChatBook
  readonly rooms: Rooms
  readonly audience: ChatAudience
  readonly roundAt: (table: TableId) => string | null
  readonly now: () => number
}

/** What dealers and supervisors do in the rooms (FL-4); all of it is in the staff log (FL-5). */
export class ChatStaff {
  readonly #with: Parts

  constructor(parts: Parts) {
    this.#with = parts
  }

  /** With an id it is said once, however often it is sent. */
  async say(
    staff: StaffMember,
    table: TableId,
    draft: string,
    id: string | null = null,
  ): Promise<KeptRemark | ChatRefusal> {
    const { book, rooms, audience, roundAt, now } = this.#with
    const line = cleanText(draft)
    if (isRefusal(line)) return line
    const round = roundAt(table)
    const kept = await book.staffRemark({
      by: staff.name,
      id,
      name: staff.shown,
      role: roleOf(staff),
      table,
      round,
      text: line.text,
      at: now(),
    })
    if (kept.table !== table || kept.text !== line.text) return REUSED
    if (rooms.add(table, kept)) audience.said(kept)
    return kept
  }

  /** The remark as it was, hidden already or not; null when there is none. */
  async hide(staff: StaffMember, line: number, reason: string): Promise<KeptRemark | null> {
    const { book, rooms, audience, now } = this.#with
    const hidden = await book.hideRemark(line, { by: staff.name, reason, at: now() })
    if (hidden !== null && hidden.hidden === null && hidden.table !== null) {
      rooms.hide(hidden.table, line)
      audience.hidden(hidden.table, line)
    }
    return hidden
  }

  /** Until when it holds, in milliseconds; undefined when there is no such player. */
  async mute(
    staff: StaffMember,
    player: PlayerId,
    minutes: number | null,
    reason: string,
  ): Promise<number | null | undefined> {
    const { book, audience, now } = this.#with
    const at = now()
    const until = minutes === null ? null : at + minutes * MINUTE_MILLIS
    if (!(await book.mute({ player, by: staff.name, reason, until, at }))) return undefined
    audience.muted(player, { until })
    return until
  }

  /** False when the player was not muted. */
  async unmute(staff: StaffMember, player: PlayerId, reason: string): Promise<boolean> {
    const { book, audience, now } = this.#with
    const isLifted = await book.unmute(player, { by: staff.name, reason, at: now() })
    if (isLifted) audience.muted(player, null)
    return isLifted
  }

  /** Null when there is no such player. */
  async answer(
    staff: StaffMember,
    player: PlayerId,
    draft: string,
    upto: number | null,
  ): Promise<KeptRemark | ChatRefusal | null> {
    const { book, audience, now } = this.#with
    const line = cleanText(draft)
    if (isRefusal(line)) return line
    const { text } = line
    const kept = await book.answerPlayer({
      by: staff.name,
      name: staff.shown,
      role: roleOf(staff),
      player,
      text,
      upto,
      at: now(),
    })
    if (kept !== null) audience.said(kept)
    return kept
  }

  atTable(table: TableId): Promise<readonly KeptRemark[]> {
    return this.#with.book.remarksAtTables([table], ROOM_REMARKS)
  }

  ofRound(code: string): Promise<readonly KeptRemark[]> {
    return this.#with.book.remarksOfRound(code)
  }

  mutes(): Promise<MutesAnswer['mutes']> {
    return this.#with.book.mutes(this.#with.now())
  }

  waiting(): Promise<SupportRoomsAnswer['rooms']> {
    return this.#with.book.waitingRooms()
  }

  room(player: PlayerId): Promise<SupportRoomAnswer | null> {
    return this.#with.book.supportRoom(player, this.#with.now())
  }
}

/** Players see whether the dealer speaks or somebody above. */
function roleOf({ role }: StaffMember): ChatRole {
  return role === 'dealer' ? 'dealer' : 'supervisor'
}
