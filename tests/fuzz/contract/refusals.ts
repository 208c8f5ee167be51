const MONEY = ['balance', 'own-limit']
const STAKE = ['closed', 'not-offered', 'unit', 'limit-max', ...MONEY]
const DECISION = ['closed', 'no-seat', 'not-your-turn', 'not-offered', 'bad-input']

/** Why each command of a player can be refused by its own check, when its form is right. */
export const PLAYERS_CHECKS: Readonly<Record<string, readonly string[]>> = {
  // A table that staff has closed seats nobody.
  'blackjack sit': ['closed', 'no-seat', 'seat-taken', 'not-offered'],
  'blackjack leave': ['no-seat'],
  'blackjack allowBehind': ['no-seat', 'not-offered'],
  'blackjack bet': [...STAKE, 'no-seat', 'seat-taken', 'needs-main'],
  'blackjack back': [...STAKE, 'no-seat', 'own-seat'],
  'blackjack takeBack': ['closed', 'not-offered', 'unit'],
  'blackjack clear': ['closed', 'not-offered'],
  'blackjack follow': ['no-seat'],
  'blackjack dealNow': ['closed', 'not-offered', 'no-seat', 'needs-main', 'limit-min'],
  'blackjack insure': ['closed', 'not-offered', 'no-seat', 'bad-input', 'unit', 'exceeds-main', ...MONEY],
  'blackjack evenMoney': ['closed', 'not-offered', 'no-seat'],
  'blackjack hit': DECISION,
  'blackjack stand': DECISION,
  'blackjack double': [...DECISION, ...MONEY],
  'blackjack split': [...DECISION, ...MONEY],
  'baccarat bet': [...STAKE, 'opposite-bets', 'needs-main', 'exceeds-main'],
  'baccarat takeBack': ['closed', 'not-offered', 'unit', 'opposite-bets'],
  'baccarat clear': ['closed', 'not-offered'],
  'baccarat confirm': ['closed', 'not-offered'],
  'baccarat autoConfirm': ['not-offered'],
  'baccarat zeroCommission': ['closed', 'not-offered'],
  'baccarat sideBets': ['not-offered'],
  'any cut': ['closed', 'not-your-turn', 'bad-input'],
  'any passCut': ['closed', 'not-your-turn'],
}
