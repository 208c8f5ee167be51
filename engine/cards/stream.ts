import { chacha20 } from '@noble/ciphers/chacha.js'

/** A deterministic source of unbiased whole numbers: the same key gives the same numbers for ever (FA-3). */
export interface Stream {
  /** A number from 0 to n − 1, each as likely as the other. */
  below(n: number): number
}

const WORDS = 2 ** 32
const BLOCK_BYTES = 64
const WORD_BYTES = 4
const MOST_BLOCKS = 16
const NONCE = new Uint8Array(12)

/** The ChaCha20 keystream of RFC 8439 under this key (nonce zero, block counter from 0), read as numbers. */
export function openStream(key: Uint8Array): Stream {
  if (key.length !== 32) throw new RangeError(`A stream's key has 32 bytes, not ${key.length}.`)
  const word = keystreamWords(Uint8Array.from(key))
  return { below: (n) => uniformBelow(word, n) }
}

/**
 * Rejection sampling (FA-3): the words above the last whole multiple of n are thrown away, for they would make
 * the small numbers likelier than the large ones. Where there is no choice no word is taken.
 */
export function uniformBelow(word: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) {
    throw new RangeError(`A number can be drawn below a whole number from 1 to 2^32, not below ${n}.`)
  }
  if (n === 1) return 0
  const limit = WORDS - (WORDS % n)
  let drawn = word()
  while (drawn >= limit) drawn = word()
  return drawn % n
}

/** Draws a value; each is as likely as its weight's share of all weights. Takes one `below(total)`. */
export function pick<Value>(stream: Stream, choices: readonly (readonly [Value, number])[]): Value {
  let total = 0
  for (const [, weight] of choices) {
    if (!Number.isInteger(weight) || weight < 0) {
      throw new RangeError(`A weight is a whole number from 0, not ${weight}.`)
    }
    total += weight
  }
  if (total === 0) throw new RangeError('Nothing can be picked: no weight is above 0.')
  let drawn = stream.below(total)
  for (const [value, weight] of choices) {
    if (drawn < weight) return value
    drawn -= weight
  }
  throw new RangeError(`The stream drew a number beyond all weights.`)
}

/** Little-endian 32-bit words. Chunks double from one block: a few numbers stay cheap, a shuffle takes few calls. */
function keystreamWords(key: Uint8Array): () => number {
  let words = new DataView(new ArrayBuffer(0))
  let at = 0
  let blocks = 1
  let counter = 0
  return () => {
    if (at === words.byteLength) {
      const chunk = chacha20(key, NONCE, new Uint8Array(blocks * BLOCK_BYTES), undefined, counter)
      words = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      counter += blocks
      blocks = Math.min(blocks * 2, MOST_BLOCKS)
      at = 0
    }
    const word = words.getUint32(at, true)
    at += WORD_BYTES
    return word
  }
}
