import { type Coup, coupOf } from '#engine/baccarat/coup'
import { isPair, isPerfectPair } from '#engine/baccarat/side-bets/pairs'
import type { Card } from '#engine/cards/card'

/** What two cards are to the pair bets: nothing, a pair, or a perfect pair, which is a pair too (BA-7). */
export const PAIR_GRADES = 3

const SAMPLES: readonly (readonly Card[])[] = [
  ['AS', '2S'],
  ['AS', 'AH'],
  ['AS', 'AS'],
]

/** One round for each grade of Player's first two cards with each of Banker's. */
export const PAIR_KINDS: readonly Coup[] = SAMPLES.flatMap((player) =>
  SAMPLES.map((banker) => coupOf(player, banker)),
)

export function pairGrade(hand: readonly Card[]): number {
  if (isPerfectPair(hand)) return 2
  return isPair(hand) ? 1 : 0
}

export function pairKind(playerGrade: number, bankerGrade: number): number {
  return playerGrade * PAIR_GRADES + bankerGrade
}
