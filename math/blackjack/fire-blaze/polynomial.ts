import type { Weighted } from '#engine/blackjack/fire-blaze/types'

/** Weights of the sums 0, 1, 2, …: adding independent numbers multiplies their polynomials. */
export type Polynomial = readonly bigint[]

export const ONE: Polynomial = [1n]

export function ofWeights(choices: readonly Weighted[]): Polynomial {
  const result: bigint[] = []
  for (const [value, weight] of choices) addAt(result, value, BigInt(weight))
  return dense(result)
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  const result = [...a]
  for (const [value, weight] of b.entries()) addAt(result, value, weight)
  return dense(result)
}

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  const result: bigint[] = []
  const terms = [...b.entries()].filter(([, weight]) => weight !== 0n)
  for (const [value, weight] of a.entries()) {
    if (weight === 0n) continue
    for (const [other, factor] of terms) addAt(result, value + other, weight * factor)
  }
  return dense(result)
}

/** 1, a, a², … up to the given power. */
export function powers(a: Polynomial, most: number): readonly Polynomial[] {
  const result: Polynomial[] = [ONE]
  let last = ONE
  for (let power = 1; power <= most; power++) {
    last = multiply(last, a)
    result.push(last)
  }
  return result
}

export function scale(a: Polynomial, factor: bigint): Polynomial {
  return a.map((weight) => weight * factor)
}

/** Every number times `factor`, then `shift` more. */
export function stretch(a: Polynomial, factor: number, shift = 0): Polynomial {
  const result: bigint[] = []
  for (const [value, weight] of a.entries()) addAt(result, value * factor + shift, weight)
  return dense(result)
}

export function totalWeight(a: Polynomial): bigint {
  return a.reduce((total, weight) => total + weight, 0n)
}

function addAt(result: bigint[], at: number, weight: bigint): void {
  result[at] = (result[at] ?? 0n) + weight
}

function dense(sparse: readonly (bigint | undefined)[]): Polynomial {
  return Array.from(sparse, (weight) => weight ?? 0n)
}
