/** n/d in lowest terms, d above zero. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const ZERO: Fraction = { n: 0n, d: 1n }

export function fraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('A fraction is not over zero.')
  const sign = d < 0n ? -1n : 1n
  const common = sign * gcd(n < 0n ? -n : n, sign * d)
  return { n: n / common, d: d / common }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d)
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d)
}

const BITS = 64

/** The double nearest to it, give or take one unit in the last place, however long n and d are. */
export function toNumber({ n, d }: Fraction): number {
  const shift = Math.max(0, BITS + bitsOf(d) - bitsOf(n))
  return Number((n << BigInt(shift)) / d) / 2 ** shift
}

function bitsOf(whole: bigint): number {
  return whole.toString(16).length * 4
}

export function gcd(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}
