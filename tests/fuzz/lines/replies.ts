import { SUPPORT_ROOM } from '#protocol/chat'
import type { Spoken } from '#tests/fuzz/contract/reading'
import type { Around, Told } from '#tests/fuzz/lines/around'
import type { Person } from '#tests/fuzz/lines/person'
import { textOf } from '#tests/fuzz/lines/text-of'
import { type Answer, judged, kindOf, SECONDED } from '#tests/fuzz/lines/verdicts'
import { isTimely } from '#tests/fuzz/timely/timely'
import type { Moment, Witness } from '#tests/fuzz/timely/witness'

/** So many lines and rooms of one player may wait for the store. */
const MOST_WAITING = 16
/** Not the last word: the same id will be answered otherwise. What staff are refused as `paused` is. */
const FOR_NOW = { player: 'paused', dealer: 'dealing-elsewhere', supervisor: 'dealing-elsewhere' }

interface Open {
  readonly message: Spoken
  /** Something else is on its way under the same id: which answer is whose, only the ledger can tell in the end. */
  readonly isMixed: boolean
  /** Others waited already: it may be put off. */
  readonly isCrowded: boolean
  /** Whether this line was at the table where something is said. */
  readonly isHere: boolean
  /** How its table stood when it was sent; null for what this line cannot tell, or was decided before. */
  readonly since: Moment | null
}

type Heard = Extract<Told, { readonly type: 'answer' | 'said' | 'notSaid' }>

/** What comes when it was looked at: answers to commands, to lines of chat, and the support room. */
export class Replies {
  readonly #person: Person
  readonly #around: Around
  readonly #witness: Witness
  /** By id: the same one may be on its way several times. */
  readonly #answers = new Map<string, Open[]>()
  readonly #lines = new Map<string, Open[]>()
  readonly #rooms: Open[] = []
  open = 0
  /** Those of them that wait for tables. */
  commands = 0

  constructor(person: Person, around: Around, witness: Witness) {
    this.#person = person
    this.#around = around
    this.#witness = witness
  }

  get missing(): readonly string[] {
    const all = [...this.#answers.values(), ...this.#lines.values(), this.#rooms].flat()
    return all.slice(0, 5).map(({ message }) => JSON.stringify(message))
  }

  owe(due: 'answer' | 'line' | 'room', message: Spoken, here: ReadonlySet<string>): void {
    const { id = '', room = '' } = message
    const isHere = room === SUPPORT_ROOM || here.has(room)
    const isCrowded = this.open >= MOST_WAITING
    const open: Open = { message, isMixed: false, isCrowded, isHere, since: this.#since(message) }
    this.open++
    if (due === 'room') this.#rooms.push(open)
    if (due === 'line') {
      this.#person.lines.sent(id, [room, message.text], room)
      push(this.#lines, id, open)
    }
    if (due !== 'answer') return
    this.commands++
    push(this.#answers, id, open)
    if (isKept(message)) this.#person.orders.sent(id, contentOf(message), message.table ?? '')
  }

  hear(message: Told): void {
    if (message.type === 'answer') return this.#answered(message)
    if (message.type === 'said' || message.type === 'notSaid') return this.#said(message)
    if (message.type !== 'chatLines' || message.room !== SUPPORT_ROOM) return
    if (this.#rooms.shift() === undefined) return this.#fault('A support room that nobody asked for.')
    this.open--
    this.#around.reach.note(`${this.#person.role}: support`, 'done')
  }

  /** Whether an error only puts something off that this line asked for. */
  isBusy(id: string | undefined): boolean {
    const waiting = id === undefined ? this.#rooms : (this.#lines.get(id) ?? [])
    const late = waiting.findIndex(({ isCrowded }) => isCrowded)
    if (late < 0) return false
    this.open--
    waiting.splice(late, 1)
    if (id !== undefined) this.#person.lines.heard(id, 'for now', null)
    return true
  }

  #answered({ type: _, id, ...answer }: Extract<Heard, { type: 'answer' }>): void {
    const open = this.#answers.get(id)?.shift()
    if (open === undefined) return this.#fault(`An answer to ${id} that nobody waits for.`)
    this.open--
    this.commands--
    const { message, isMixed } = open
    const reason = answer.ok ? null : answer.reason
    const isForNow = reason === FOR_NOW[this.#person.role]
    const kind = reason === 'id-reused' ? 'reused' : isForNow ? 'for now' : 'final'
    if (isKept(message)) this.#person.orders.heard(id, kind, answer)
    if (!isMixed) this.#judge(open, answer)
  }

  #judge(open: Open, answer: Answer): void {
    const { role } = this.#person
    const { message } = open
    const place = this.#around.tables.get(message.table ?? '')
    const timely = answer.ok ? this.#isTimely(open, answer.upto ?? 0) : null
    const how = judged(role, message, answer, place, timely)
    if (how !== 'done' && how !== 'checked' && how !== 'stopped') return this.#fault(`${role}: ${how}`)
    this.#around.reach.note(kindOf(role, message, place), how)
    if (timely !== null) this.#around.reach.noteTimely(kindOf(role, message, place))
  }

  /** What was sent before under the same id may have been decided then. */
  #since(message: Spoken): Moment | null {
    const { id = '', table = '' } = message
    return isKept(message) && !this.#person.orders.has(id) ? this.#witness.now(table) : null
  }

  #isTimely({ message, since }: Open, upto: number): boolean | null {
    const { table = '' } = message
    const moments = since && this.#witness.since(table, since, upto)
    return moments && isTimely(this.#person, message, this.#around.tables.get(table), moments)
  }

  #said(heard: Extract<Heard, { type: 'said' | 'notSaid' }>): void {
    const { type, id, ...answer } = heard
    const open = this.#lines.get(id)?.shift()
    if (open === undefined) return this.#fault(`An answer to the line ${id} that nobody waits for.`)
    this.open--
    const { role } = this.#person
    const reason = heard.type === 'notSaid' ? heard.reason : null
    const isForNow = reason === 'away' || (role !== 'player' && reason !== null)
    const kind = reason === 'id-reused' ? 'reused' : isForNow ? 'for now' : 'final'
    this.#person.lines.heard(id, kind, answer)
    if (role === 'player' && !open.isHere && reason !== 'not-here' && reason !== 'id-reused') {
      this.#fault(`A line was said from outside the room: ${JSON.stringify(open.message)}`)
    }
    this.#around.reach.note(`${role}: say`, type === 'said' ? 'done' : 'checked')
  }

  #fault(text: string): void {
    this.#around.faults.note(text)
  }
}

/** Whether the answer to this id stands for good: where a second person decides it does not yet. */
function isKept({ type, command }: Spoken): boolean {
  return type === 'announce' || (type === 'do' && !SECONDED.includes((command as { do: string }).do))
}

function contentOf({ id: _, ...content }: Spoken): unknown {
  return content
}

function isSame(one: Spoken, other: Spoken): boolean {
  return textOf(contentOf(one)) === textOf(contentOf(other))
}

function push(all: Map<string, Open[]>, id: string, open: Open): void {
  const others = all.get(id) ?? []
  const isMixed = others.some((other) => other.isMixed || !isSame(other.message, open.message))
  all.set(id, isMixed ? [...others, open].map((one) => ({ ...one, isMixed })) : [...others, open])
}
