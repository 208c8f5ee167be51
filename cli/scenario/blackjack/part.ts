import * as v from 'valibot'
import { playBlackjack } from '#cli/scenario/blackjack/play'
import type { ScenarioPart } from '#cli/scenario/part'
import { odds, whole } from '#cli/scenario/rules'
import { SIDE_BETS } from '#engine/blackjack/types'

export const BLACKJACK: ScenarioPart<'blackjack'> = {
  play: playBlackjack,
  steps: [
    'sit',
    'leave',
    'bet',
    'back',
    'follow',
    'takeBack',
    'clear',
    'dealNow',
    'allowBehind',
    'hit',
    'stand',
    'double',
    'split',
    'insure',
    'evenMoney',
  ],
  schemas: {
    seating: v.picklist(['seat', 'box', 'shared']),
    deal: v.picklist(['american', 'european']),
    looksUnder: v.picklist(['ace', 'ace-or-ten', 'none']),
    insuranceCovers: v.picklist(['position', 'player']),
    splitHandsDealt: v.picklist(['together', 'on-turn']),
    beyondBalance: v.picklist(['replace', 'ask-again']),
    dealerCompletes: v.picklist(['to-beat', 'open-bets', 'always']),
    sideBets: v.array(v.picklist(SIDE_BETS)),
    freeDoubles: v.array(whole),
    winPays: odds,
    blackjackPays: odds,
    insurancePays: odds,
    push22Pays: odds,
    'perfectPairs.*': odds,
    'twentyOnePlusThree.*': odds,
  },
}
