import { check } from '#engine/baccarat/check'
import { DEALING } from '#engine/baccarat/dealing'
import { decide } from '#engine/baccarat/decide'
import { evolve } from '#engine/baccarat/evolve'
import { FURNISHING } from '#engine/baccarat/furnishing'
import { origins } from '#engine/baccarat/origins'
import { PEOPLE } from '#engine/baccarat/people'
import { postings } from '#engine/baccarat/postings'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Baccarat, State } from '#engine/baccarat/types'
import { ownViews, viewEvent, viewState } from '#engine/baccarat/view'
import { wants } from '#engine/baccarat/wants'
import { crowdOf } from '#engine/round/crowd'
import type { Game } from '#engine/round/game'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'

/** Both baccarats: what differs between them is in the rules that the state carries. */
export const BACCARAT: Game<Baccarat> = {
  start: startBaccarat,
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
export function startBaccarat(rules: BaccaratRules, limits: TableLimits = NO_LIMITS): State {
  return {
    rules,
    limits,
    phase: 'over',
    shoeRound: 0,
    settings: {},
    slips: [],
    bets: [],
    refused: [],
    player: [],
    banker: [],
    faceDown: 0,
    hidden: [],
    winner: null,
    results: [],
  }
}
