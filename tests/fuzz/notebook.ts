import { canonical } from '#engine/record/canonical'
import type { FromPlayer } from '#protocol/from-player'
import type { ToPlayer } from '#protocol/to-player'
import type { Faults } from '#tests/fuzz/faults'

type Order = FromPlayer & { readonly type: 'do' }
type Answer = ToPlayer & { readonly type: 'answer' }

/** Not for ever: the same id may be answered otherwise next time. */
const FOR_NOW: readonly string[] = ['paused', 'too-many', 'closing']

interface Entry {
  readonly contents: Set<string>
  answer: string | null
}

/** What one player ever ordered over any connection, and that every id keeps its one answer. */
export class Notebook {
  readonly player: string
  readonly #entries = new Map<string, Entry>()
  readonly #faults: Faults
  answers = 0
  repeated = 0
  reused = 0

  constructor(player: string, faults: Faults) {
    this.player = player
    this.#faults = faults
  }

  sent({ id, table, command }: Order): void {
    const entry = this.#entries.get(id) ?? { contents: new Set(), answer: null }
    this.#entries.set(id, entry)
    entry.contents.add(canonical([table, command]))
  }

  heard({ type: _, id, ...answer }: Answer): void {
    const entry = this.#entries.get(id)
    if (entry === undefined) return this.#faults.note(`${this.player} got an answer to ${id}, never sent.`)
    this.answers++
    if (!answer.ok && FOR_NOW.includes(answer.reason)) return
    if (!answer.ok && answer.reason === 'id-reused') {
      this.reused++
      if (entry.contents.size < 2) this.#faults.note(`${id} was never used for another command.`)
      return
    }
    const text = canonical(answer)
    if (entry.answer === null) entry.answer = text
    else if (entry.answer === text) this.repeated++
    else this.#faults.note(`${this.player}: the answer to ${id} was ${entry.answer}, now it is ${text}.`)
  }

  /** The answers that stand, by id. */
  get final(): ReadonlyMap<string, string> {
    const known = [...this.#entries].flatMap(([id, { answer }]) =>
      answer === null ? [] : [[id, answer] as const],
    )
    return new Map(known)
  }

  has(id: string): boolean {
    return this.#entries.has(id)
  }
}
