import { check } from '#engine/blackjack/check'
import { DEALING } from '#engine/blackjack/dealing'
import { decide } from '#engine/blackjack/decide'
import { evolve } from '#engine/blackjack/folding/evolve'
import { FURNISHING } from '#engine/blackjack/furnishing'
import { origins } from '#engine/blackjack/origins'
import { PEOPLE } from '#engine/blackjack/people'
import { postings } from '#engine/blackjack/postings'
import { startBlackjack } from '#engine/blackjack/start'
import type { Blackjack } from '#engine/blackjack/types'
import { ownViews, viewEvent, viewState } from '#engine/blackjack/view'
import { wants } from '#engine/blackjack/wants'
import type { Game } from '#engine/round/game'

export const BLACKJACK: Game<Blackjack> = {
  start: startBlackjack,
  check,
  decide,
  evolve,
  wants,
  origins,
  postings,
  viewState,
  viewEvent,
  ownViews,
  stakesAreOpen: true,
  crowd: () => null,
  ...PEOPLE,
  ...DEALING,
  ...FURNISHING,
}
