import type { Step } from '#engine/round/game'
import type { Funds, Posting } from '#engine/round/posting'

/** Collects what a command brings about, each event folded at once, each cent it moves counted at once. */
export class Recorder<State, Event> {
  state: State
  readonly events: Event[] = []
  readonly #evolve: (state: State, event: Event) => State
  readonly #postings: (event: Event) => readonly Posting[]
  readonly #funds: Funds
  readonly #moved: Posting[] = []

  constructor(
    state: State,
    game: {
      evolve(state: State, event: Event): State
      postings(event: Event): readonly Posting[]
    },
    funds: Funds,
  ) {
    this.state = state
    this.#evolve = game.evolve
    this.#postings = game.postings
    this.#funds = funds
  }

  emit(event: Event): void {
    this.events.push(event)
    this.state = this.#evolve(this.state, event)
    for (const posting of this.#postings(event)) this.#moved.push(posting)
  }

  /** What the player has after the events so far. */
  readonly funds: Funds = (player) => {
    let { cash, golden } = this.#funds(player)
    for (const { player: whose, purse, amount } of this.#moved) {
      if (whose !== player) continue
      if (purse === 'cash') cash += amount
      else golden += amount
    }
    return { cash, golden }
  }

  step(): Step<State, Event> {
    return { events: this.events, state: this.state }
  }
}
