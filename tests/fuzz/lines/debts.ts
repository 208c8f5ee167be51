import { isWrong, readingOf, type Spoken } from '#tests/fuzz/contract/reading'
import { isClear } from '#tests/fuzz/faults'
import type { Around, Told } from '#tests/fuzz/lines/around'
import { dueOf, error, pong } from '#tests/fuzz/lines/dues'
import type { Person } from '#tests/fuzz/lines/person'
import { Replies } from '#tests/fuzz/lines/replies'
import { Witness } from '#tests/fuzz/timely/witness'

/** A frame to be sent; `isWrong` when it is certainly none that the server may take. */
export interface Shot {
  readonly text: string | Buffer
  readonly isWrong?: boolean
}

interface Frame {
  readonly text: string
  /** What it brings at once, in order. */
  readonly due: readonly string[]
}

/** Fences are pings with a time that no other ping has. */
const FIRST_FENCE = 8_123_456_000_000_000

/**
 * What the server owes one connection, as the page says it. After each frame goes a ping: what comes back before its
 * pong is the frame's, so that every frame is seen to be answered with exactly what is due.
 */
export class Debts {
  readonly replies: Replies
  readonly #person: Person
  readonly #around: Around
  readonly #witness = new Witness()
  readonly #frames = new Map<number, Frame>()
  #sent = 0
  #passed = 0
  #heard: string[] = []
  /** Tables and pictures that were asked for and not told since, with the fence that comes after. */
  readonly #views = new Map<string, number>()
  readonly #here = new Set<string>()
  #prompt = 0

  constructor(person: Person, around: Around) {
    this.#person = person
    this.#around = around
    this.replies = new Replies(person, around, this.#witness)
  }

  /** Messages that are still to come. */
  get count(): number {
    return this.#prompt + this.replies.open
  }

  /** What is missing. */
  toString(): string {
    const frames = [...this.#frames.values()].map(({ text }) => text)
    return [`${frames.length} frames`, ...frames.slice(0, 2), ...this.replies.missing].join(' · ')
  }

  /** What to send for a shot: the frame itself and the fence behind it. */
  sending({ text, isWrong: isSure = false }: Shot): readonly [string | Buffer, string] {
    const reading = this.#read(text)
    const due = isWrong(reading)
      ? [error(reading.code, reading.id)]
      : reading.flatMap((message) => this.#owe(message))
    if (isSure && !isWrong(reading)) this.#around.faults.note(`Taken for a frame: ${text}`)
    const fence = this.#sent++
    this.#frames.set(fence, { text: String(text), due })
    this.#prompt += due.length + 1
    return [text, JSON.stringify({ type: 'ping', at: FIRST_FENCE + fence })]
  }

  hear(message: Told): void {
    if ('text' in message && message.type !== 'chat' && message.text !== null && !isClear(message.text)) {
      this.#around.faults.note(`Not clear: ${message.text}`)
    }
    switch (message.type) {
      case 'pong':
        if (message.at === FIRST_FENCE + this.#passed) this.#fence()
        else this.#heard.push(pong(message.at))
        return
      case 'error':
        if (message.code === 'too-fast' && this.replies.isBusy(message.id)) return
        this.#heard.push(error(message.code, message.id))
        return
      case 'left':
        this.#goneFrom(message.table)
        return
      case 'snapshot':
      case 'events':
        if (this.#here.has(message.table)) this.#witness.see(message)
        if (this.#views.delete(message.table)) this.#reached('join')
        return
      case 'lobby':
      case 'floor':
        if (this.#views.delete(message.type)) this.#reached(message.type)
        return
      case 'notice':
        if (message.kind !== 'paused' && message.kind !== 'resumed') {
          this.#around.faults.note(`${message.kind}: ${message.text}`)
        }
        return
      default:
        this.replies.hear(message)
    }
  }

  #read(text: string | Buffer): ReturnType<typeof readingOf> {
    return typeof text === 'string' ? readingOf(this.#person.role, text) : { code: 'bad-frame', id: null }
  }

  #owe(message: Spoken): readonly string[] {
    const due = dueOf(this.#person.role, message, (id) => this.#around.tables.has(id))
    switch (due.due) {
      case 'at once':
        return [due.what]
      case 'view':
        this.#here.add(due.table)
        this.#views.set(due.table, this.#sent)
        return []
      case 'no view':
        this.#goneFrom(due.table)
        return []
      case 'picture':
        this.#views.set(due.of, this.#sent)
        return []
      case 'no picture':
        this.#views.delete(due.of)
        return []
      case 'answer':
      case 'line':
      case 'room':
        this.replies.owe(due.due, message, this.#here)
        return []
      case 'nothing':
        return []
      default:
        return due satisfies never
    }
  }

  #goneFrom(table: string): void {
    this.#here.delete(table)
    this.#views.delete(table)
    this.#witness.lose(table)
  }

  #fence(): void {
    const fence = this.#passed++
    const { text, due } = this.#frames.get(fence) ?? { text: '', due: [] }
    this.#frames.delete(fence)
    this.#prompt -= due.length + 1
    const heard = this.#heard
    this.#heard = []
    if (heard.join() !== due.join()) {
      this.#around.faults.note(`'${heard}' instead of '${due}' for ${this.#person.role}: ${text}`)
    }
    for (const [what, since] of this.#views) {
      if (since > fence) continue
      this.#views.delete(what)
      this.#around.faults.note(`Nothing was heard of ${what} after asking for it: ${text}`)
    }
  }

  #reached(type: string): void {
    this.#around.reach.note(`${this.#person.role}: ${type}`, 'done')
  }
}
