import type { Audience } from '#engine/round/audience'
import type { Funds, Posting } from '#engine/round/posting'
import type { Refusal } from '#engine/round/refusal'

/** What one command brings about: the facts, and the state that folding them gives. */
export interface Step<State, Event> {
  readonly events: readonly Event[]
  readonly state: State
}

/** The file set of a game, as tables, scenarios and simulations use it. */
export interface Game<State, Command, Event, Want> {
  /** Why not? One answer for server, client and tests; null means the command will be carried out. */
  check(state: State, command: Command, funds: Funds): Refusal | null
  decide(state: State, command: Command, funds: Funds): Refusal | Step<State, Event>
  evolve(state: State, event: Event): State
  /** What the table waits for before it can go on. */
  wants(state: State): Want
  postings(event: Event): readonly Posting[]
  viewState(state: State, audience: Audience): State
  /** What the audience may know of an event; null when it may not know of it at all. */
  viewEvent(event: Event, audience: Audience): Event | null
  /** What players see of an event who may know more than a bystander; all others see what a bystander sees. */
  ownViews(event: Event): ReadonlyMap<string, Event>
}
