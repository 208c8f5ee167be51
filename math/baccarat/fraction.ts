/** An exact ratio in lowest terms; `d` is positive. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export function fraction(n: bigint, d: bigint): Fraction {
  if (d <= 0n) throw new RangeError(`A fraction's denominator is positive, not ${d}.`)
  const divisor = greatestDivisor(n < 0n ? -n : n, d)
  return { n: n / divisor, d: d / divisor }
}

export function toNumber({ n, d }: Fraction): number {
  return Number(n) / Number(d)
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
