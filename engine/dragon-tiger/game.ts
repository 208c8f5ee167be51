import { check } from '#engine/dragon-tiger/check'
import { DEALING } from '#engine/dragon-tiger/dealing'
import { decide } from '#engine/dragon-tiger/decide'
import { evolve } from '#engine/dragon-tiger/evolve'
import { FURNISHING } from '#engine/dragon-tiger/furnishing'
import { origins } from '#engine/dragon-tiger/origins'
import { PEOPLE } from '#engine/dragon-tiger/people'
import { postings } from '#engine/dragon-tiger/postings'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { DragonTiger, State } from '#engine/dragon-tiger/types'
import { ownViews, viewEvent, viewState } from '#engine/dragon-tiger/view'
import { wants } from '#engine/dragon-tiger/wants'
import { crowdOf } from '#engine/round/crowd'
import type { Game } from '#engine/round/game'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'

export const DRAGON_TIGER_GAME: Game<DragonTiger> = {
  start: startDragonTiger,
  check,
  decide,
  evolve,
  wants,
  origins,
  postings,
  viewState,
  viewEvent,
  ownViews,
  stakesAreOpen: false,
  crowd: (event, limits) => (event.type === 'closed' ? crowdOf(event.taken, limits) : null),
  ...PEOPLE,
  ...DEALING,
  ...FURNISHING,
}

/** A table before its first round. */
export function startDragonTiger(rules: DragonTigerRules, limits: TableLimits = NO_LIMITS): State {
  return {
    rules,
    limits,
    phase: 'over',
    shoeRound: 0,
    slips: [],
    bets: [],
    refused: [],
    dragon: null,
    tiger: null,
    winner: null,
    results: [],
  }
}
