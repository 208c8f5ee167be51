import { type Card, DECK, rankNumber } from '#engine/cards/card'
import { type Seed, shoeKey, shuffledDecks } from '#engine/cards/shuffle'
import { openStream } from '#engine/cards/stream'

export interface ShoeRules {
  readonly decks: number
  /** How many cards lie behind the cut card; where it is a range, the stream draws the number (SH-3). */
  readonly cutCard: readonly [least: number, most: number]
  /** SH-5. Which tables burn is a setting. */
  readonly burn: boolean
  /** How many cards may be lifted when the shoe is cut: a deck at least, and a deck must stay (SH-4). */
  readonly cut: readonly [least: number, most: number]
}

/** A shoe of an automatic table. Its whole order is here: it never leaves the table's process (SH-10, FA-5). */
export interface Shoe {
  readonly number: number
  readonly order: readonly Card[]
  /** How many cards are gone, burned ones too: the place of the next one in `order`. */
  readonly next: number
  /** The cut card lies before the card at this place. */
  readonly cutCardAt: number
  /** The first cards of `order`: one turned up, the others face down (SH-5). */
  readonly burned: readonly Card[]
}

/** What a shoe's order comes from, and nothing else does (FA-1). */
export interface ShoeOrigin {
  readonly seed: Seed
  readonly number: number
  readonly cut: number
}

/** The published cut of a shoe that no player cuts: half of it (FA-1). */
export function defaultCut({ decks }: ShoeRules): number {
  return (decks * DECK.length) / 2
}

/** Why a shoe cannot be cut there, or null (SH-4). */
export function cutProblem({ cut: [least, most] }: ShoeRules, cut: number): string | null {
  if (Number.isInteger(cut) && cut >= least && cut <= most) return null
  return `A cut lifts a whole number of cards from ${least} to ${most}, not ${cut}.`
}

export function openShoe(rules: ShoeRules, { seed, number, cut }: ShoeOrigin): Shoe {
  const problem = cutProblem(rules, cut)
  if (problem !== null) throw new RangeError(problem)
  const stream = openStream(shoeKey(seed, number, rules.decks))
  const shuffled = shuffledDecks(stream, rules.decks)
  const [least, most] = rules.cutCard
  const behind = least + stream.below(most - least + 1)
  const order = [...shuffled.slice(cut), ...shuffled.slice(0, cut)]
  const burned = rules.burn ? order.slice(0, burnCount(order[0] as Card)) : []
  return { number, order, next: burned.length, cutCardAt: order.length - behind, burned }
}

export function draw(shoe: Shoe): { readonly card: Card; readonly shoe: Shoe } {
  const card = shoe.order[shoe.next]
  if (card === undefined) throw new RangeError(`Shoe ${shoe.number} is empty: no card is left to draw.`)
  return { card, shoe: { ...shoe, next: shoe.next + 1 } }
}

/** The cut card is pulled with the card behind it: from then on this is the shoe's last round (SH-2). */
export function cutCardOut(shoe: Shoe): boolean {
  return shoe.next > shoe.cutCardAt
}

export function cardsLeft(shoe: Shoe): number {
  return shoe.order.length - shoe.next
}

/** How many of each card are still in the shoe, in DECK's order. */
export function countsLeft(shoe: Shoe): ReadonlyMap<Card, number> {
  const counts = new Map(DECK.map((card) => [card, 0]))
  for (const card of shoe.order.slice(shoe.next)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** SH-5: the card turned up, and as many more as its number; ten and pictures count 10. */
function burnCount(turned: Card): number {
  return 1 + Math.min(rankNumber(turned), 10)
}
