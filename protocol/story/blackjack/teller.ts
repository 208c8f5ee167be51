import type { Event, Result, State } from '#engine/blackjack/types'
import { blackjackStep } from '#protocol/story/blackjack/steps'
import { blackjackWhy } from '#protocol/story/blackjack/why'
import type { Teller } from '#protocol/story/teller'

export const BLACKJACK_TELLER: Teller<State, Event, Result> = {
  step: blackjackStep,
  place: ({ seat, hand, behind, free }) => ({ seat, hand, behind, free }),
  why: (state, result, { early }) => blackjackWhy(state, result, early),
}
