import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Card, DECK } from '#engine/cards/card'
import type { Stream } from '#engine/cards/stream'

declare const seedBrand: unique symbol

/** The 32 secret bytes behind one shoe: committed to before its first bet, revealed at its end (FA-1, FA-2). */
export type Seed = Uint8Array & { readonly [seedBrand]: true }

const SEED_DIGITS = 64
const LARGEST_UINT32 = 2 ** 32 - 1
const MOST_DECKS = 255

/** The one door for seeds. Its errors never repeat the text: it may be a secret with one digit lost. */
export function parseSeed(text: unknown): Seed {
  if (typeof text !== 'string') throw new TypeError('A seed is a text of 64 hexadecimal digits.')
  if (text.length !== SEED_DIGITS) {
    throw new RangeError(`A seed has 64 hexadecimal digits; this text has ${text.length} characters.`)
  }
  const wrong = text.search(/[^0-9a-f]/i)
  if (wrong >= 0) throw new RangeError(`A seed has only hexadecimal digits; character ${wrong + 1} is none.`)
  return hexToBytes(text) as Uint8Array as Seed
}

/** What is published before the first bet: it fixes the seed and does not tell it (FA-1). */
export function commitment(seed: Seed): string {
  return bytesToHex(labelledHash('sabot/commit/v1', seed))
}

/** The stream's key for a shoe's order. */
export function shoeKey(seed: Seed, shoeNumber: number, decks: number): Uint8Array {
  return labelledHash('sabot/shoe/v1', seed, shoeBytes(shoeNumber), Uint8Array.of(wholeDecks(decks)))
}

/** The stream's key for what a round draws beside its cards (MF-16): committed seed and player's cut count here too. */
export function bonusKey(seed: Seed, shoeNumber: number, cut: number, round: number): Uint8Array {
  const cutAndRound = new Uint8Array(8)
  const view = new DataView(cutAndRound.buffer)
  view.setUint32(0, counted('A cut', cut, LARGEST_UINT32))
  view.setUint32(4, counted('A round', round, LARGEST_UINT32))
  return labelledHash('sabot/bonus/v1', seed, shoeBytes(shoeNumber), cutAndRound)
}

/** The decks one after another in DECK's order, then Fisher–Yates from the last place down (FA-3). */
export function shuffledDecks(stream: Stream, decks: number): Card[] {
  const cards = Array.from({ length: wholeDecks(decks) }, () => DECK).flat()
  for (let place = cards.length - 1; place > 0; place--) {
    const other = stream.below(place + 1)
    const card = cards[place] as Card
    cards[place] = cards[other] as Card
    cards[other] = card
  }
  return cards
}

/** Every part but the label has a fixed length and no label begins another, so no two inputs share their bytes. */
function labelledHash(label: string, ...parts: Uint8Array[]): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(label), ...parts))
}

function shoeBytes(shoeNumber: number): Uint8Array {
  const bytes = new Uint8Array(8)
  const number = counted('A shoe', shoeNumber, Number.MAX_SAFE_INTEGER)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

function counted(what: string, number: number, most: number): number {
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new RangeError(`${what}'s number is whole, from 1 to ${most}, not ${number}.`)
  }
  return number
}

function wholeDecks(decks: number): number {
  if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS) {
    throw new RangeError(`A shoe holds 1 to ${MOST_DECKS} whole decks, not ${decks}.`)
  }
  return decks
}
