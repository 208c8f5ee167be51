import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Card } from '#engine/cards/card'
import { type Coup, isNatural } from '#server/audit/results/baccarat/coup'
import { BONUS_MARGINS, BONUS_NATURAL, NO_COMMISSION, PAYS } from '#server/audit/results/baccarat/pays'
import { rank } from '#server/audit/results/cards'
import { back, lose, type Money, type Odds, type Payment, win, winIf } from '#server/audit/results/pay'

/** What a round's cards bring one bet. Zero commission is its player's own choice (SB-3). */
export function paymentOf(bet: BaccaratBet, money: Money, coup: Coup, zeroCommission: boolean): Payment {
  const { player, banker, playerHas, bankerHas } = coup
  const lead = playerHas - bankerHas
  switch (bet) {
    case 'player':
      return lead === 0 ? back(money, 'push') : winIf(lead > 0, money, PAYS.player)
    case 'banker':
      return lead === 0 ? back(money, 'push') : winIf(lead < 0, money, bankerPays(bankerHas, zeroCommission))
    case 'tie':
      return winIf(lead === 0, money, PAYS.tie)
    case 'playerPair':
      return winIf(isPair(player), money, PAYS.playerPair)
    case 'bankerPair':
      return winIf(isPair(banker), money, PAYS.bankerPair)
    case 'eitherPair':
      return winIf(isPair(player) || isPair(banker), money, PAYS.eitherPair)
    case 'perfectPair':
      return winIf(isPerfect(player) || isPerfect(banker), money, PAYS.perfectPair)
    case 'big':
      return winIf(player.length + banker.length > 4, money, PAYS.big)
    case 'small':
      return winIf(player.length + banker.length === 4, money, PAYS.small)
    case 'playerBonus':
      return bonus(player, lead, money)
    case 'bankerBonus':
      return bonus(banker, -lead, money)
    case 'super6':
      return winIf(lead < 0 && bankerHas === 6, money, PAYS.super6)
    default:
      bet satisfies never
      throw new RangeError(`'${bet}' is no bet of a baccarat table.`)
  }
}

function bankerPays(bankerHas: number, zeroCommission: boolean): Odds {
  if (!zeroCommission) return PAYS.banker
  return bankerHas === 6 ? NO_COMMISSION.bankerSix : NO_COMMISSION.banker
}

/** BA-7: by rank, on the first two cards. */
function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rank(first) === rank(second)
}

function isPerfect([first, second]: readonly Card[]): boolean {
  return first !== undefined && first === second
}

/** SB-2. */
function bonus(own: readonly Card[], lead: number, money: Money): Payment {
  if (isNatural(own)) return lead === 0 ? back(money, 'push') : winIf(lead > 0, money, BONUS_NATURAL)
  const odds = BONUS_MARGINS[lead]
  return odds === undefined ? lose() : win(money, odds)
}
