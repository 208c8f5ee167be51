import type { Side } from '#engine/baccarat/bets'
import { isNatural, pointsOf, totalOf } from '#engine/baccarat/hand'
import type { Card } from '#engine/cards/card'

/** BA-5 as the rulebook prints it: Banker's total down, Player's third card across, P draws, S stands. */
const BANKER_AGAINST_THIRD_CARD = [
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPSP',
  'SSPPPPPPSS',
  'SSSSPPPPSS',
  'SSSSSSPPSS',
  'SSSSSSSSSS',
] as const

/** BA-4, and BA-5 for a Banker whose Player stood. */
const DRAWS_UP_TO = 5

/** Who gets the next card: two each in turn (BA-2), then by the tableau; null when all are dealt. */
export function nextCardTo(player: readonly Card[], banker: readonly Card[]): Side | null {
  if (banker.length < 2) return firstCardTo(player.length + banker.length)
  if (banker.length > 2) return null
  const third = player[2]
  if (third !== undefined) {
    return BANKER_AGAINST_THIRD_CARD[totalOf(banker)]?.[pointsOf(third)] === 'P' ? 'banker' : null
  }
  if (isNatural(player) || isNatural(banker)) return null
  if (totalOf(player) <= DRAWS_UP_TO) return 'player'
  return totalOf(banker) <= DRAWS_UP_TO ? 'banker' : null
}

/** BA-2. */
export function firstCardTo(dealt: number): Side {
  return dealt % 2 === 0 ? 'player' : 'banker'
}
