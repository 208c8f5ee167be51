import type { Side } from '#engine/baccarat/bets'
import type { Card } from '#engine/cards/card'
import { rank, text } from '#server/audit/results/cards'

/** A card as it was dealt; null where its record does not open. */
export interface DealtCard {
  readonly to: Side
  readonly card: Card | null
}

/** Both hands of a round, and what they come to. */
export interface Coup {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly playerHas: number
  readonly bankerHas: number
}

export function coupOf(dealt: readonly DealtCard[]): Coup {
  const player = handOf(dealt, 'player')
  const banker = handOf(dealt, 'banker')
  return { player, banker, playerHas: points(player), bankerHas: points(banker) }
}

function handOf(dealt: readonly DealtCard[], side: Side): readonly Card[] {
  return dealt.flatMap(({ to, card }) => (to === side && card !== null ? [card] : []))
}

/** BA-1: tens and pictures are nothing, and of the sum only the last digit counts. */
export function points(cards: readonly Card[]): number {
  let sum = 0
  for (const card of cards) sum += pointsOf(card)
  return sum % 10
}

function pointsOf(card: Card): number {
  return rank(card) < 10 ? rank(card) : 0
}

/** BA-3: 8 or 9 with two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && points(cards) >= 8
}

export function winnerOf({ playerHas, bankerHas }: Coup): 'P' | 'B' | 'T' {
  return playerHas === bankerHas ? 'T' : playerHas > bankerHas ? 'P' : 'B'
}

export function coupText({ player, banker }: Coup): string {
  return `Player ${text(player)}, Banker ${text(banker)}`
}

/** BA-5: the values of Player's third card on which Banker draws, by Banker's two cards. */
const BANKER_DRAWS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]

/** BA-2 to BA-5: whether the cards went where they had to, no more and no less. */
export function dealProblem(dealt: readonly DealtCard[], coup: Coup): string | null {
  const went = dealt.map(({ to }) => to)
  const ought = [...FIRST_FOUR, ...thirdCards(coup)]
  if (went.join() === ought.join()) return null
  return `the cards went to ${went.join(', ')}; by the rules of drawing to ${ought.join(', ')}: ${coupText(coup)}`
}

const FIRST_FOUR: readonly Side[] = ['player', 'banker', 'player', 'banker']

function thirdCards({ player, banker }: Coup): readonly Side[] {
  const [ofPlayer, ofBanker] = [player.slice(0, 2), banker.slice(0, 2)]
  if (isNatural(ofPlayer) || isNatural(ofBanker)) return []
  if (points(ofPlayer) > 5) return points(ofBanker) > 5 ? [] : ['banker']
  const third = player[2]
  const draws = third !== undefined && BANKER_DRAWS[points(ofBanker)]?.includes(pointsOf(third)) === true
  return draws ? ['player', 'banker'] : ['player']
}
