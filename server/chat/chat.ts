import type { Logger } from 'pino'
import type { PlayerId, TableId } from '#engine/ids'
import { isRefusal, refuse } from '#engine/round/refusal'
import { SUPPORT_ROOM } from '#protocol/chat'
import type { KeptRemark } from '#protocol/http/chat'
import { Answers, type Said, type Saying } from '#server/chat/answers'
import type { ChatAudience } from '#server/chat/audience'
import type { ChatBook, Kept, OpenedRoom } from '#server/chat/book/port'
import { ROOM_REMARKS } from '#server/chat/book/rows'
import { moderate } from '#server/chat/moderation/moderate'
import { Pace } from '#server/chat/pace'
import type { Rooms } from '#server/chat/rooms'
import type { ChatRefusal } from '#server/chat/text'
import { cleanText, mutedText } from '#server/chat/text'
import type { Person } from '#server/people/person'

const MISUSE_MILLIS = 600_000
/** Whoever got no answer sends a remark again before this; later it would only be an old remark that is said twice. */
const RETOLD_MILLIS = 120_000

const NO_HOUSE_PLAYERS = refuse('not-allowed', "The house's own players do not chat.")
const NO_GUESTS = refuse(
  'not-allowed',
  'Guests read along here: make an account to write, or write to support.',
)
const NOT_HERE = refuse('not-here', 'Join the table before you write there.')
const AWAY = refuse('away', 'The line could not be kept: send it again, with the same id.')
const REUSED = refuse('id-reused', 'The id was used for another line: make a new one for each.')

export interface ChatParts {
  readonly book: ChatBook
  readonly rooms: Rooms
  readonly audience: ChatAudience
  readonly tables: readonly string[]
  /** The code of the round that runs at a table. */
  readonly roundAt: (table: TableId) => string | null
  readonly guestChat: boolean
  readonly now: () => number
  readonly log: Logger
}

/** What players say. No table's writer has a part in it: a remark is kept, then told. */
export class Chat {
  readonly #with: ChatParts
  readonly #pace = new Pace()
  readonly #answers = new Answers()

  constructor(parts: ChatParts) {
    this.#with = parts
  }

  /** Reads what was said last before the house was closed. */
  async open(): Promise<void> {
    const { book, rooms, tables } = this.#with
    for (const remark of await book.remarksAtTables(tables, ROOM_REMARKS)) {
      if (remark.table !== null) rooms.add(remark.table, remark)
    }
  }

  /** `isHere`: whether the socket that says it has joined the table. */
  say(person: Person, saying: Saying, isHere: boolean): Promise<Said> {
    return this.#answers.of(person.id, saying, () => this.#say(person, saying, isHere))
  }

  openSupport(player: PlayerId, read: boolean): Promise<OpenedRoom> {
    return this.#with.book.openRoom(player, read)
  }

  async #say(person: Person, saying: Saying, isHere: boolean): Promise<Said> {
    const at = this.#with.now()
    const isSupport = saying.room === SUPPORT_ROOM
    const line = this.#check(person, saying, isHere || isSupport, at)
    try {
      if (isRefusal(line)) return (await this.#misused(person, line, isSupport, at)) ?? line
      return this.#tell(await this.#keep(person, saying, line.text, at), saying, line.text)
    } catch (error) {
      this.#pace.forget(person.id)
      this.#with.log.warn({ err: error, player: person.id }, 'a line of chat was not kept')
      return AWAY
    }
  }

  #check({ id, kind }: Person, { room, text: draft }: Saying, isHere: boolean, at: number) {
    if (kind === 'house') return NO_HOUSE_PLAYERS
    if (kind === 'guest' && !this.#with.guestChat && room !== SUPPORT_ROOM) return NO_GUESTS
    if (!isHere) return NOT_HERE
    const tooFast = this.#pace.tooFast(id, at)
    if (tooFast !== null) return tooFast
    const line = cleanText(draft)
    if (isRefusal(line)) return line
    // Only staff read the support room, and there a player may have to name an address or a number.
    const foul = room === SUPPORT_ROOM ? null : moderate(line.text)
    return foul ?? this.#pace.repeated(id, { room, text: line.text, at }) ?? line
  }

  #keep({ id: player, name }: Person, { id, room }: Saying, text: string, at: number): Promise<Kept> {
    const { book, roundAt } = this.#with
    if (room === SUPPORT_ROOM) {
      return book.keepInSupport({ player, id, table: null, round: null, name, text, at })
    }
    return book.keepAtTable({ player, id, table: room, round: roundAt(room), name, text, at })
  }

  #tell(kept: Kept, { room }: Saying, text: string): Said {
    if ('barred' in kept) return refuse('muted', mutedText(kept.barred.until))
    const remark = 'now' in kept ? kept.now : kept.before
    const isSame = remark.text === text && (remark.table ?? SUPPORT_ROOM) === room
    if (!isSame) return REUSED
    this.#publish(remark, 'now' in kept)
    return { line: remark.line, at: remark.at }
  }

  /** A remark that was kept without anybody hearing of it, because the answer was lost, is told when it comes again. */
  #publish(remark: KeptRemark, isNew: boolean): void {
    if (this.#with.now() - remark.at > RETOLD_MILLIS) return
    const isHeard = remark.table === null ? isNew : this.#with.rooms.add(remark.table, remark)
    if (isHeard) this.#with.audience.said(remark)
  }

  /** TP-5: misuse disables it. */
  async #misused(
    { id: player }: Person,
    { reason }: ChatRefusal,
    isSupport: boolean,
    at: number,
  ): Promise<ChatRefusal | null> {
    if (isSupport || !this.#pace.isMisuse(player, reason, at)) return null
    const { book, audience } = this.#with
    const newMute = { player, by: 'house', reason: `misuse: ${reason}`, until: at + MISUSE_MILLIS, at }
    const mute = await book.muteForMisuse(newMute)
    audience.muted(player, mute)
    return refuse('muted', mutedText(mute.until))
  }
}
