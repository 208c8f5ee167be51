const MONEY = ['balance', 'own-limit']
const STAKE = ['closed', 'not-in-game', 'mixed-chips', 'unit', 'limit-max', ...MONEY]
const DECISION = ['closed', 'no-seat', 'not-your-turn', 'other-cards', 'not-offered', 'bad-input']

/** Why each command of a player can be refused by its own check, when its form is right. */
export const PLAYERS_CHECKS: Readonly<Record<string, readonly string[]>> = {
  // A table that staff has closed seats nobody.
  'blackjack sit': ['closed', 'no-seat', 'seat-taken', 'not-in-game', 'seats-held'],
  'blackjack leave': ['no-seat'],
  'blackjack allowBehind': ['no-seat', 'not-in-game'],
  'blackjack bet': [...STAKE, 'no-seat', 'seat-taken', 'needs-main'],
  'blackjack back': [...STAKE, 'no-seat', 'own-seat', 'no-behind'],
  'blackjack takeBack': ['closed', 'no-chips', 'unit'],
  'blackjack clear': ['closed', 'no-chips'],
  'blackjack follow': ['no-seat'],
  'blackjack dealNow': ['closed', 'not-in-game', 'no-seat', 'needs-main', 'limit-min'],
  'blackjack insure': [
    'closed',
    'not-asked',
    'whole-insurance',
    'no-seat',
    'bad-input',
    'unit',
    'exceeds-main',
    ...MONEY,
  ],
  'blackjack evenMoney': ['closed', 'not-asked', 'no-seat'],
  'blackjack hit': DECISION,
  'blackjack stand': DECISION,
  'blackjack double': [...DECISION, ...MONEY],
  'blackjack split': [...DECISION, ...MONEY],
  'baccarat bet': [
    ...STAKE,
    'zero-commission',
    'switched-off',
    'opposite-bets',
    'needs-main',
    'exceeds-main',
  ],
  'baccarat takeBack': ['closed', 'no-chips', 'unit', 'opposite-bets'],
  'baccarat clear': ['closed', 'no-chips'],
  'baccarat confirm': ['closed', 'not-in-game', 'no-chips'],
  'baccarat autoConfirm': ['not-in-game'],
  'baccarat zeroCommission': ['closed', 'not-in-game'],
  'baccarat sideBets': ['not-in-game', 'staked'],
  'dragon-tiger bet': [...STAKE, 'opposite-bets'],
  'dragon-tiger takeBack': ['closed', 'no-chips', 'unit'],
  'dragon-tiger clear': ['closed', 'no-chips'],
  'any cut': ['closed', 'not-your-turn', 'bad-input'],
  'any passCut': ['closed', 'not-your-turn'],
}
