import type { Step } from '#engine/round/game'
import { type Funds, moved, type Posting } from '#engine/round/posting'

/** Collects what a command brings about, each event folded at once. */
export class Recorder<State, Event> {
  state: State
  readonly events: Event[] = []
  readonly #after: State[] = []
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
  }

  /** What the player has after the events so far: money that moves within one command counts at once. */
  readonly funds: Funds = (player) => {
    let purse = this.#funds(player)
    for (const event of this.events) {
      for (const { player: whose, purse: chips, amount } of this.#fold.postings(event)) {
        if (whose === player) purse = moved(purse, chips, amount)
      }
    }
    return purse
  }

  step(): Step<State, Event> {
    return { events: this.events, after: this.#after, state: this.state }
  }
}

interface Fold<State, Event> {
  evolve(state: State, event: Event): State
  postings(event: Event): readonly Posting[]
}
