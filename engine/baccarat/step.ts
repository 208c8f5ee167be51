import { evolve } from '#engine/baccarat/evolve'
import type { BaccaratEvent, BaccaratState } from '#engine/baccarat/types'
import type { Step } from '#engine/round/game'

export type BaccaratStep = Step<BaccaratState, BaccaratEvent>

export function nothingHappens(state: BaccaratState): BaccaratStep {
  return { events: [], state }
}

export function begin(state: BaccaratState, event: BaccaratEvent): BaccaratStep {
  return { events: [event], state: evolve(state, event) }
}

/** Facts that are all known at once. */
export function happen(state: BaccaratState, events: readonly BaccaratEvent[]): BaccaratStep {
  let next = state
  for (const event of events) next = evolve(next, event)
  return { events, state: next }
}

/** One fact more, judged and folded on what the ones before led to. */
export function and({ events, state }: BaccaratStep, event: BaccaratEvent): BaccaratStep {
  return { events: [...events, event], state: evolve(state, event) }
}
