import type { Event, Result, State } from '#engine/baccarat/types'
import { baccaratStep } from '#protocol/story/baccarat/steps'
import { baccaratWhy } from '#protocol/story/baccarat/why'
import { NO_SEAT, type Teller } from '#protocol/story/teller'

export const BACCARAT_TELLER: Teller<State, Event, Result> = {
  step: baccaratStep,
  place: () => NO_SEAT,
  why: (state, result, { closed }) => baccaratWhy(state, result, closed?.taken ?? []),
}
