import type { Event, SideBet } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import type { PlayerId } from '#engine/ids'
import type { GameFacts } from '#server/audit/results/blackjack/games'
import type { Due } from '#server/audit/results/due'

/** One player's money on one hand, and the cards that it holds. */
export interface Stake {
  readonly player: PlayerId
  readonly behind: boolean
  readonly isGolden: boolean
  /** The player's first stake on the seat: what a double or a split adds once more. */
  readonly base: number
  cash: number
  golden: number
  free: number
  /** Cash that a double added (MF-7). */
  added: number
  cards: Card[]
  /** Has to decide, asked for a card, asked for the last one, or is done. */
  standing: 'in' | 'asked' | 'last' | 'out'
  /** Paid before the round's end. */
  isPaid: boolean
}

export interface Hand {
  readonly seat: number
  readonly isSplit: boolean
  readonly cards: Card[]
  stakes: Stake[]
}

export interface Side {
  readonly player: PlayerId
  readonly seat: number
  readonly bet: SideBet
  readonly cash: number
  readonly golden: number
}

/** A round as its facts lay it on the table. */
export interface Table {
  readonly game: GameFacts
  readonly hands: Map<number, Hand[]>
  /** The two cards that each seat was dealt, split later or not. */
  readonly firstTwo: Map<number, readonly Card[]>
  readonly dealer: Card[]
  /** The dealer's second card came face down (BJ-14), and whether it was turned. */
  hole: 'none' | 'down' | 'turned'
  readonly sides: Side[]
  /** Cents that a player insured at a seat, by `seat/player`. */
  readonly insured: Map<string, { readonly player: PlayerId; readonly seat: number; amount: number }>
  /** VE-10: bets behind seats that do not play. */
  readonly stranded: { readonly seat: number; readonly stake: Stake }[]
  /** What was to be paid before the round's end. */
  readonly paid: Due[]
  readonly told: { scored?: Of<'scored'>; drawn?: Of<'bonusDrawn'>; failed?: Of<'bonusFailed'> }
  readonly wrong: string[]
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

/** A seat's hand, from the shoe's side; its first one is there as soon as somebody asks for it. */
export function handAt({ hands }: Table, seat: number, hand: number): Hand | undefined {
  const known = hands.get(seat)
  if (known !== undefined) return known[hand]
  const first: Hand = { seat, isSplit: false, cards: [], stakes: [] }
  hands.set(seat, [first])
  return hand === 0 ? first : undefined
}
