import type { Step } from '#engine/round/game'
import { type Funds, moved, type Posting } from '#engine/round/posting'

/** Collects what a command brings about, each event folded at once; in the end it is the step. */
export class Recorder<State, Event> implements Step<State, Event> {
  state: State
  readonly events: Event[] = []
  readonly after: State[] = []
  #postings: (readonly Posting[])[] | null = null
  readonly #fold: Fold<State, Event>
  readonly #funds: Funds

  constructor(state: State, fold: Fold<State, Event>, funds: Funds) {
    this.state = state
    this.#fold = fold
    this.#funds = funds
  }

  emit(event: Event): void {
    this.state = this.#fold.evolve(this.state, event)
    this.events.push(event)
    this.after.push(this.state)
  }

  /** Added up once, when somebody asks. */
  get postings(): readonly (readonly Posting[])[] {
    this.#postings ??= []
    for (const event of this.events.slice(this.#postings.length)) {
      this.#postings.push(this.#fold.postings(event))
    }
    return this.#postings
  }

  /** What the player has after the events so far: money that moves within one command counts at once. */
  readonly funds: Funds = (player) => {
    let purse = this.#funds(player)
    for (const postings of this.postings) {
      for (const { player: whose, purse: chips, amount } of postings) {
        if (whose === player) purse = moved(purse, chips, amount)
      }
    }
    return purse
  }
}

interface Fold<State, Event> {
  evolve(state: State, event: Event): State
  postings(event: Event): readonly Posting[]
}
