import { type Fraction, fraction, minus, times } from '#math/fraction'

/** Chances of the whole numbers from zero up: `weights[value]` in `whole`, exactly. */
export interface Distribution {
  readonly weights: readonly bigint[]
  readonly whole: bigint
}

export function chanceOf({ weights, whole }: Distribution, value: number): Fraction {
  return fraction(weights[value] ?? 0n, whole)
}

/** The mean of the numbers' powers; the mean itself is the first. */
export function moment({ weights, whole }: Distribution, power: 1n | 2n = 1n): Fraction {
  const sum = weights.reduce((total, weight, value) => total + weight * BigInt(value) ** power, 0n)
  return fraction(sum, whole)
}

export function variance(distribution: Distribution): Fraction {
  const mean = moment(distribution)
  return minus(moment(distribution, 2n), times(mean, mean))
}

/** The least value that at least half of the chances do not exceed. */
export function median({ weights, whole }: Distribution): number {
  let below = 0n
  return weights.findIndex((weight) => {
    below += weight
    return 2n * below >= whole
  })
}

/** The least and the greatest value that can come. */
export function support({ weights }: Distribution): readonly [least: number, most: number] {
  const possible = (weight: bigint) => weight > 0n
  return [weights.findIndex(possible), weights.findLastIndex(possible)]
}
