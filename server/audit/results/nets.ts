import type { RoundCode } from '#engine/ids'
import { bookProblems, type Entry } from '#server/audit/results/book'
import type { Move, Read } from '#server/audit/results/due'

/** FL-2: what rounds moved for their players, of those that are voided later. */
export class Nets {
  readonly #remembers: (round: RoundCode) => boolean
  readonly #kept = new Map<string, readonly Move[]>()
  #round: RoundCode | null = null

  constructor(remembers: (round: RoundCode) => boolean) {
    this.#remembers = remembers
  }

  began(round: RoundCode): void {
    this.#round = this.#remembers(round) ? round : null
  }

  add({ moves, takenBack }: Read): void {
    if (this.#round === null || moves.length + takenBack.length === 0) return
    const back = takenBack.map((move) => ({ ...move, amount: -move.amount }))
    this.#kept.set(this.#round, [...(this.#kept.get(this.#round) ?? []), ...moves, ...back])
  }

  /** Everybody gets back what the round took, and gives back what it gave or, where that is spent, less of it. */
  voided(round: RoundCode, entries: readonly Entry[]): readonly string[] {
    const takenBack = this.#kept.get(round) ?? []
    this.#kept.delete(round)
    return bookProblems({ moves: [], takenBack }, entries, (player, purse) => `${purse}:${player}`)
  }
}
