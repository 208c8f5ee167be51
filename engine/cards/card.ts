export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]

/** `AS` is the ace of spades, `TD` the ten of diamonds. */
export type Card = `${Rank}${Suit}`

/** The 52 cards of one deck, suit by suit from ace to king: the order a shuffle starts from. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))

const known: ReadonlySet<string> = new Set(DECK)

export function isCard(text: unknown): text is Card {
  return typeof text === 'string' && known.has(text)
}

export function rankOf(card: Card): Rank {
  return card[0] as Rank
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit
}

export function isRed(card: Card): boolean {
  return card[1] === 'H' || card[1] === 'D'
}

/** Ace 1 to king 13. */
export function rankNumber(card: Card): number {
  return RANKS.indexOf(rankOf(card)) + 1
}
