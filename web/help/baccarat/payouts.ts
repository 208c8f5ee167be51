import type { BaccaratBet } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { BetPayouts, PayoutLine } from '#web/help/payout-line'
import type { Words } from '#web/i18n/language'

/** What every bet of a baccarat pays, out of its rule record (TP-14). */
export function baccaratPayouts(words: Words, rules: BaccaratRules): readonly BetPayouts[] {
  return rules.offers.map((bet) => ({
    bet,
    name: words.baccarat.bets[bet],
    lines: linesOf(words, rules, bet),
  }))
}

function linesOf({ help: { what } }: Words, rules: BaccaratRules, bet: BaccaratBet): readonly PayoutLine[] {
  const { pays } = rules
  switch (bet) {
    case 'player':
      return [{ what: what.regular, odds: pays.player }]
    case 'banker':
      return [
        { what: what.regular, odds: pays.banker },
        ...(rules.zeroCommission
          ? [
              { what: what.zeroCommission, odds: rules.zeroCommissionPays },
              { what: what.zeroCommissionSix, odds: rules.zeroCommissionSixPays },
            ]
          : []),
      ]
    case 'tie':
      return [{ what: what.tie, odds: pays.tie }]
    case 'big':
      return [{ what: what.fiveOrSix, odds: pays.big }]
    case 'small':
      return [{ what: what.four, odds: pays.small }]
    case 'super6':
      return [{ what: what.bankerSix, odds: pays.super6 }]
    case 'perfectPair':
      return [{ what: what.perfect, odds: pays.perfectPair }]
    case 'playerPair':
    case 'bankerPair':
    case 'eitherPair':
      return [{ what: what.pair, odds: pays[bet] }]
    case 'playerBonus':
    case 'bankerBonus':
      return [
        { what: what.natural, odds: rules.bonusNaturalPays },
        ...rules.bonusMarginPays.flatMap((odds, points) =>
          odds === null ? [] : [{ what: what.margin(points), odds }],
        ),
      ]
    default:
      return bet satisfies never
  }
}
