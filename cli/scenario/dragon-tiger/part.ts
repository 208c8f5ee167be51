import * as v from 'valibot'
import { playDragonTiger, STEPS } from '#cli/scenario/dragon-tiger/play'
import type { ScenarioPart } from '#cli/scenario/part'
import { odds } from '#cli/scenario/rules'
import { BETS } from '#engine/dragon-tiger/bets'

export const DRAGON_TIGER: ScenarioPart<'dragon-tiger'> = {
  play: playDragonTiger,
  steps: ['bet', ...STEPS],
  schemas: {
    'pays.*': odds,
    tieReturns: odds,
    offers: v.array(v.picklist(BETS)),
  },
}
