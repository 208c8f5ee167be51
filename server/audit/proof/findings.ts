import type { RoundCode } from '#engine/ids'
import { Findings } from '#server/audit/findings'

/** Findings that know which record and which round they are about. */
export class ProofFindings extends Findings {
  /** Rounds with something wrong in them. */
  readonly wrongRounds = new Set<string>()
  #version = 0
  #round: RoundCode | null = null

  constructor() {
    super()
    for (const what of ['cards', 'rounds', 'events', 'transfers']) this.count(what, 0)
  }

  /** What is found from now on is found here. */
  at(version: number, round: RoundCode | null): void {
    this.#version = version
    this.#round = round
  }

  override problem(sentence: string): void {
    super.problem(sentence)
    if (this.#round !== null) this.wrongRounds.add(this.#round)
  }

  /** Something is wrong with the record at hand. */
  wrong(sentence: string): void {
    const where = this.#round === null ? '' : `, round ${this.#round}`
    this.problem(`Record ${this.#version}${where}: ${sentence}`)
  }

  right(holds: boolean, sentence: () => string): void {
    if (!holds) this.wrong(sentence())
  }
}
