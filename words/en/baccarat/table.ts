import type * as it from '#words/it/baccarat/table'
import type { Like } from '#words/like'

export const baccarat: Like<typeof it.baccarat> = {
  bets: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player Pair',
    bankerPair: 'Banker Pair',
    eitherPair: 'Either Pair',
    perfectPair: 'Perfect Pair',
    big: 'Big',
    small: 'Small',
    playerBonus: 'Player Bonus',
    bankerBonus: 'Banker Bonus',
    super6: 'Super 6',
  },
  upTo: (odds: string) => `up to ${odds}`,
  bankerZero: (odds: string, six: string) => `${odds} · with 6 ${six}`,
  closedFrom: (round: number) => `closed from round ${round} on`,
  closedFromBrief: (round: number) => `until round ${round - 1}`,
  thirdCard: '3rd card',
  closes: {
    bonus: (round: number) => `bonuses close after round ${round}`,
    pairs: (round: number) => `pairs close after round ${round}`,
  },
  zeroCommission: 'Zero Comm.',
  autoConfirm: 'Auto-confirm',
  news: {
    unconfirmed: 'Bets not confirmed: they were not played',
    takenBack: {
      'needs-main': 'Super 6 comes back: it needs a main bet',
      'exceeds-main': 'Super 6 comes back: it is above the main bets',
      'not-offered': 'Super 6 comes back: it is for Zero Comm. only',
    },
  },
}
