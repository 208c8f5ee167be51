import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Coup, Verdict } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { bonusVerdict } from '#engine/baccarat/side-bets/bonus'
import { isPair, isPerfectPair } from '#engine/baccarat/side-bets/pairs'
import { isSmall } from '#engine/baccarat/side-bets/size'
import { isBankerSix } from '#engine/baccarat/side-bets/super6'
import type { Odds } from '#engine/money/odds'

/** What a round's cards say of any bet, whoever holds it. `zeroCommission` is the holder's mode (SB-3). */
export function verdictOn(
  rules: BaccaratRules,
  bet: BaccaratBet,
  coup: Coup,
  zeroCommission: boolean,
): Verdict {
  const { pays } = rules
  switch (bet) {
    case 'player':
      return coup.winner === 'T' ? 'push' : paysIf(coup.winner === 'P', pays.player)
    case 'banker':
      return coup.winner === 'T'
        ? 'push'
        : paysIf(coup.winner === 'B', bankerPays(rules, coup, zeroCommission))
    case 'tie':
      return paysIf(coup.winner === 'T', pays.tie)
    case 'playerPair':
      return paysIf(isPair(coup.player), pays.playerPair)
    case 'bankerPair':
      return paysIf(isPair(coup.banker), pays.bankerPair)
    case 'eitherPair':
      return paysIf(isPair(coup.player) || isPair(coup.banker), pays.eitherPair)
    case 'perfectPair':
      return paysIf(isPerfectPair(coup.player) || isPerfectPair(coup.banker), pays.perfectPair)
    case 'big':
      return paysIf(!isSmall(coup), pays.big)
    case 'small':
      return paysIf(isSmall(coup), pays.small)
    case 'playerBonus':
      return bonusVerdict(rules, 'player', coup)
    case 'bankerBonus':
      return bonusVerdict(rules, 'banker', coup)
    case 'super6':
      return paysIf(isBankerSix(coup), pays.super6)
    default:
      return bet satisfies never
  }
}

function paysIf(wins: boolean, odds: Odds): Verdict {
  return wins ? odds : 'lose'
}

/** SB-3: without commission Banker pays in full, but half when it wins with 6. */
function bankerPays(rules: BaccaratRules, coup: Coup, zeroCommission: boolean): Odds {
  if (!zeroCommission) return rules.pays.banker
  return isBankerSix(coup) ? rules.zeroCommissionSixPays : rules.zeroCommissionPays
}
