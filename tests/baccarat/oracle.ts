import type { TakenBet } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'

/** The rules once more, with none of the engine's arithmetic: what an auditor would compute. */
export function points(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + 'A23456789'.indexOf(card.slice(0, 1)) + 1, 0) % 10
}

/** BA-3 to BA-5: how many cards a round takes. */
export function cardsDue(player: readonly Card[], banker: readonly Card[]): number {
  const p = points(player.slice(0, 2))
  const b = points(banker.slice(0, 2))
  if (p > 7 || b > 7) return 4
  if (p > 5) return b > 5 ? 4 : 5
  const v = points(player.slice(2))
  // On 4, 5 and 6 Banker draws from v = 2, 4 and 6 on, up to 7.
  const bankerDraws = b < 3 || (b === 3 && v !== 8) || (b > 3 && b < 7 && v < 8 && v >= 2 * (b - 3))
  return bankerDraws ? 6 : 5
}

const BONUS_BY_MARGIN = new Map([
  [4, 6_000],
  [5, 12_000],
  [6, 24_000],
  [7, 36_000],
  [8, 60_000],
  [9, 180_000],
])

/** Cents won on 6000 cents, which all odds divide; null is a push, −1 a loss. */
export function wonPer6000(taken: TakenBet, player: readonly Card[], banker: readonly Card[]): number | null {
  const p = points(player)
  const b = points(banker)
  switch (taken.bet) {
    case 'player':
      return p === b ? null : p > b ? 6_000 : -1
    case 'banker':
      if (p >= b) return p === b ? null : -1
      if (!taken.zeroCommission) return 5_700
      return b === 6 ? 3_000 : 6_000
    case 'tie':
      return p === b ? 48_000 : -1
    case 'playerPair':
      return isPair(player) ? 66_000 : -1
    case 'bankerPair':
      return isPair(banker) ? 66_000 : -1
    case 'eitherPair':
      return isPair(player) || isPair(banker) ? 30_000 : -1
    case 'perfectPair':
      return player[0] === player[1] || banker[0] === banker[1] ? 150_000 : -1
    case 'big':
      return player.length + banker.length > 4 ? 3_240 : -1
    case 'small':
      return player.length + banker.length > 4 ? -1 : 9_000
    case 'playerBonus':
      return bonus(player, p - b)
    case 'bankerBonus':
      return bonus(banker, b - p)
    case 'super6':
      return b === 6 && p < 6 ? 90_000 : -1
  }
}

function isPair(cards: readonly Card[]): boolean {
  return cards[0]?.slice(0, 1) === cards[1]?.slice(0, 1)
}

function bonus(own: readonly Card[], margin: number): number | null {
  const natural = own.length === 2 && points(own) > 7
  if (margin === 0) return natural ? null : -1
  if (natural && margin > 0) return 6_000
  return BONUS_BY_MARGIN.get(margin) ?? -1
}
