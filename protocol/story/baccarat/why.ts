import type { BaccaratBet, Side } from '#engine/baccarat/bets'
import { type Coup, coupOf } from '#engine/baccarat/coup'
import { isNatural } from '#engine/baccarat/hand'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { isPair, isPerfectPair } from '#engine/baccarat/side-bets/pairs'
import { isSmall } from '#engine/baccarat/side-bets/size'
import { isBankerSix } from '#engine/baccarat/side-bets/super6'
import type { Result, State, TakenBet } from '#engine/baccarat/types'
import { cardsText, oddsText, type Say, type Why, why } from '#protocol/story/say'

/** `Banco 7 batte Giocatore 4`. */
export function coupSaid({ winner, playerTotal, bankerTotal }: Coup): Say {
  return ({ baccarat }) => baccarat.coup[winner](playerTotal, bankerTotal)
}

/** What the cards say of a result, whatever was paid. Its player's mode at the close goes with a bet (SB-3). */
export function baccaratWhy(
  { rules, player, banker }: State,
  result: Result,
  taken: readonly TakenBet[],
): Why {
  if (result.outcome === 'refund') return why('refund', ({ wasCancelled }) => wasCancelled)
  const bet = taken.find((bet) => bet.player === result.player && bet.bet === result.bet)
  return betWhy(rules, result.bet, coupOf(player, banker), bet?.zeroCommission ?? false)
}

/** What the round's cards say of a bet, and why. */
function betWhy(rules: BaccaratRules, bet: BaccaratBet, coup: Coup, zeroCommission: boolean): Why {
  switch (bet) {
    case 'player':
      return main(coup, coup.winner === 'P', coupSaid(coup))
    case 'banker':
      return main(coup, coup.winner === 'B', commission(rules, coup, zeroCommission))
    case 'tie':
      return why(coup.winner === 'T' ? 'win' : 'lose', coupSaid(coup))
    case 'playerPair':
      return pair('player', coup)
    case 'bankerPair':
      return pair('banker', coup)
    case 'eitherPair':
      return isPair(coup.player)
        ? pair('player', coup)
        : isPair(coup.banker)
          ? pair('banker', coup)
          : why('lose', ({ baccarat }) => baccarat.noPair(bothText(coup)))
    case 'perfectPair':
      return perfectPair(coup)
    case 'big':
    case 'small':
      return size(bet, coup)
    case 'playerBonus':
      return bonus(rules, 'player', coup)
    case 'bankerBonus':
      return bonus(rules, 'banker', coup)
    case 'super6':
      return super6(coup)
    default:
      return bet satisfies never
  }
}

function main(coup: Coup, wins: boolean, won: Say): Why {
  const said = coupSaid(coup)
  if (coup.winner === 'T') return why('push', (words) => words.baccarat.comesBack(said(words)))
  return wins ? why('win', won) : why('lose', said)
}

/** BA-6, SB-3. */
function commission(rules: BaccaratRules, coup: Coup, zeroCommission: boolean): Say {
  const { pays, zeroCommissionPays, zeroCommissionSixPays } = rules
  const said = coupSaid(coup)
  if (!zeroCommission) return (words) => words.baccarat.commission(said(words), oddsText(pays.banker))
  return isBankerSix(coup)
    ? (words) => words.baccarat.zeroCommissionSix(said(words), oddsText(zeroCommissionSixPays))
    : (words) => words.baccarat.zeroCommission(said(words), oddsText(zeroCommissionPays))
}

function pair(side: Side, coup: Coup): Why {
  const two = coup[side].slice(0, 2)
  return isPair(two)
    ? why('win', ({ baccarat }) => baccarat.pair(baccarat.sides[side], cardsText(two)))
    : why('lose', ({ baccarat }) => baccarat.noPair(`${baccarat.sides[side]} ${cardsText(two)}`))
}

function bothText({ player, banker }: Coup): string {
  return `${cardsText(player.slice(0, 2))} – ${cardsText(banker.slice(0, 2))}`
}

function perfectPair(coup: Coup): Why {
  const side = (['player', 'banker'] as const).find((name) => isPerfectPair(coup[name]))
  if (side === undefined) return why('lose', ({ baccarat }) => baccarat.noPerfectPair(bothText(coup)))
  const cards = cardsText(coup[side].slice(0, 2))
  return why('win', ({ baccarat }) => baccarat.perfectPair(baccarat.sides[side], cards))
}

/** MB-1. */
function size(bet: 'big' | 'small', coup: Coup): Why {
  const count = coup.player.length + coup.banker.length
  const came = isSmall(coup) ? 'small' : 'big'
  return why(came === bet ? 'win' : 'lose', ({ baccarat }) => baccarat.size[came](count))
}

/** SB-2. */
function bonus(rules: BaccaratRules, side: Side, coup: Coup): Why {
  const natural = isNatural(coup[side])
  if (coup.winner === 'T') {
    return natural
      ? why('push', ({ baccarat }) => baccarat.bonus.tieOfNaturals)
      : why('lose', ({ baccarat }) => baccarat.bonus.tie)
  }
  if (coup.winner !== (side === 'player' ? 'P' : 'B')) return why('lose', coupSaid(coup))
  const total = side === 'player' ? coup.playerTotal : coup.bankerTotal
  if (natural) return why('win', ({ baccarat }) => baccarat.bonus.natural(baccarat.sides[side], total))
  const margin = Math.abs(coup.playerTotal - coup.bankerTotal)
  const odds = rules.bonusMarginPays[margin] ?? null
  return odds === null
    ? why('lose', ({ baccarat }) => baccarat.bonus.tooClose(baccarat.sides[side], margin))
    : why('win', ({ baccarat }) => baccarat.bonus.margin(baccarat.sides[side], margin, oddsText(odds)))
}

/** SB-4. */
function super6(coup: Coup): Why {
  const said = coupSaid(coup)
  return isBankerSix(coup)
    ? why('win', ({ baccarat }) => baccarat.super6)
    : why('lose', (words) => words.baccarat.noSuper6(said(words)))
}
