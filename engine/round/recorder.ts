import type { Step } from '#engine/round/game'
import { type Funds, moved, type Posting } from '#engine/round/posting'

/** Collects what a command brings about, each event folded at once. */
export class Recorder<State, Event> {
  state: State
  readonly events: Event[] = []
  readonly #after: State[] = []
  readonly #postings: (readonly Posting[])[] = []
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
    this.#after.push(this.state)
    this.#postings.push(this.#fold.postings(event))
  }

  /** What the player has after the events so far: money that moves within one command counts at once. */
  readonly funds: Funds = (player) => {
    let purse = this.#funds(player)
    for (const postings of this.#postings) {
      for (const { player: whose, purse: chips, amount } of postings) {
        if (whose === player) purse = moved(purse, chips, amount)
      }
    }
    return purse
  }

  step(): Step<State, Event> {
    return { events: this.events, after: this.#after, postings: this.#postings, state: this.state }
  }
}

interface Fold<State, Event> {
  evolve(state: State, event: Event): State
  postings(event: Event): readonly Posting[]
}
