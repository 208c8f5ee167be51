import type * as it from '#words/it/dragon-tiger/story'
import type { Like } from '#words/like'

export const story: Like<typeof it.story> = {
  bets: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie', suitedTie: 'Suited Tie' },
  sides: { dragon: 'Dragon', tiger: 'Tiger' },
  laid: (chips, bet) => `${chips} on ${bet}`,
  dealt: (side, card) => `${side}: ${card}`,
  duel: {
    dragon: (dragon, tiger) => `Dragon ${dragon} beats Tiger ${tiger}`,
    tiger: (dragon, tiger) => `Tiger ${tiger} beats Dragon ${dragon}`,
    tie: (dragon, tiger) => `Tie: ${dragon} and ${tiger}`,
  },
  half: (duel) => `${duel}: half of the stake comes back`,
  goldenHalf: (duel) => `${duel}: the golden chip is consumed`,
  suited: (duel) => `${duel}, of one suit`,
  notSuited: (duel) => `${duel}: not of one suit`,
}
