import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Four words of xoshiro128** (Blackman and Vigna). For simulation only: it is fast and even, and anyone who
 * sees some of its numbers can tell the next. The shoes that are played for money come from `openStream`.
 */
export type Xoshiro = Int32Array

const WORDS = 4
const SEED_BYTES = 32
const LARGEST_SEED = 2n ** 256n - 1n

/** A generator for each chunk of a simulation, the same whoever runs it and in whatever order. */
export function xoshiroFor(seed: bigint, chunk: number): Xoshiro {
  if (seed < 0n || seed > LARGEST_SEED) throw new RangeError('A seed is a whole number of 256 bits.')
  const hash = sha256(concatBytes(utf8ToBytes('sabot/simulation/v1'), bytesOf(seed), bytesOf(BigInt(chunk))))
  const view = new DataView(hash.buffer, hash.byteOffset)
  return Int32Array.from({ length: WORDS }, (_, word) => view.getInt32(4 * word))
}

/** The next 32 bits, as a signed number: what the arithmetic of `Math.imul` is fastest with. */
export function nextWord(state: Xoshiro): number {
  const s1 = state[1] as number
  const s2 = (state[2] as number) ^ (state[0] as number)
  const s3 = (state[3] as number) ^ s1
  state[0] = (state[0] as number) ^ s3
  state[1] = s1 ^ s2
  state[2] = s2 ^ (s1 << 9)
  state[3] = (s3 << 11) | (s3 >>> 21)
  const scrambled = Math.imul(s1, 5)
  return Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
}

function bytesOf(number: bigint): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES)
  const view = new DataView(bytes.buffer)
  for (let place = 0; place < SEED_BYTES; place += 8) {
    view.setBigUint64(SEED_BYTES - 8 - place, BigInt.asUintN(64, number >> BigInt(8 * place)))
  }
  return bytes
}
