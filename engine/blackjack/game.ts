import { check } from '#engine/blackjack/check'
import { DEALING } from '#engine/blackjack/dealing'
import { decide } from '#engine/blackjack/decide'
import { evolve } from '#engine/blackjack/evolve'
import { PEOPLE } from '#engine/blackjack/people'
import { postings } from '#engine/blackjack/postings'
import type { Command, Event, State, Want } from '#engine/blackjack/types'
import { ownViews, viewEvent, viewState } from '#engine/blackjack/view'
import { wants } from '#engine/blackjack/wants'
import type { Game } from '#engine/round/game'

export const BLACKJACK: Game<State, Command, Event, Want> = {
  check,
  decide,
  evolve,
  wants,
  postings,
  viewState,
  viewEvent,
  ownViews,
  stakesAreOpen: true,
  crowd: () => null,
  ...PEOPLE,
  ...DEALING,
}
