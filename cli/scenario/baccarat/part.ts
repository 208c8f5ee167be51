import * as v from 'valibot'
import { playBaccarat, STEPS } from '#cli/scenario/baccarat/play'
import type { ScenarioPart } from '#cli/scenario/part'
import { odds } from '#cli/scenario/rules'
import { BETS } from '#engine/baccarat/bets'

const bets = v.array(v.picklist(BETS))

export const BACCARAT: ScenarioPart<'baccarat'> = {
  play: playBaccarat,
  steps: ['bet', ...STEPS],
  schemas: {
    'pays.*': odds,
    zeroCommissionPays: odds,
    zeroCommissionSixPays: odds,
    bonusNaturalPays: odds,
    bonusMarginPays: v.array(v.nullable(odds)),
    lowRiskShare: v.nullable(odds),
    offers: bets,
    mainBets: bets,
    zeroCommissionOnly: bets,
  },
}
