import { type Card, DECK, isCard } from '#engine/cards/card'

/** One physical card: what it shows, and the deck that it belongs to. */
export interface PhysicalCard {
  readonly card: Card
  readonly deck: number
}

export const MOST_DECK = 999
const DECK_DIGITS = 3
const LENGTH = 2 + DECK_DIGITS + 1
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * What is printed on a card as a bar code: rank, suit, the deck's number and a check character, as in `7D031V`. The
 * check character is that of ISO 7064, MOD 37,36: a single wrong character never passes.
 */
export function scanCode({ card, deck }: PhysicalCard): string {
  if (!isDeckNumber(deck)) throw new RangeError(`Decks are numbered from 1 to ${MOST_DECK}, not ${deck}.`)
  const text = `${card}${String(deck).padStart(DECK_DIGITS, '0')}`
  return text + checkCharacter(text)
}

/** The card that a reader's text names; null when it names none. Readers may type small letters. */
export function readScanCode(typed: string): PhysicalCard | null {
  const text = typed.trim().toUpperCase()
  if (text.length !== LENGTH) return null
  const card = text.slice(0, 2)
  const digits = text.slice(2, -1)
  const deck = /^\d+$/.test(digits) ? Number(digits) : 0
  if (!isCard(card) || !isDeckNumber(deck) || checkCharacter(text.slice(0, -1)) !== text.at(-1)) return null
  return { card, deck }
}

/** The codes of these decks, deck by deck in the order of a new one. */
export function scanCodes(decks: readonly number[]): readonly string[] {
  return decks.flatMap((deck) => DECK.map((card) => scanCode({ card, deck })))
}

export function isDeckNumber(deck: unknown): deck is number {
  return typeof deck === 'number' && Number.isInteger(deck) && deck >= 1 && deck <= MOST_DECK
}

/** Of a text of letters and digits alone. */
function checkCharacter(text: string): string {
  const size = LETTERS.length
  let product = size
  for (const letter of text) {
    const sum = (product + LETTERS.indexOf(letter)) % size || size
    product = (sum * 2) % (size + 1)
  }
  return LETTERS.charAt((size + 1 - product) % size)
}
