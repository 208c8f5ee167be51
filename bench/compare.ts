/** Two commits measured by turns: how many times as good one is as the other, pair for pair. */
export interface Comparison {
  readonly median: number
  readonly low: number
  readonly high: number
  /** How surely the true median lies between low and high. */
  readonly confidence: number
  readonly verdict: Verdict
}

export type Verdict = 'slower' | 'not slower' | 'too few pairs'

/** Machines vary by a third, so "not slower" is: the interval reaches this. */
export const NOT_SLOWER = 0.97
const CONFIDENCE = 0.95
/** Of fewer not even the least and the greatest are that sure. */
export const FEWEST_PAIRS = 6

const SLOWER = 1
export const BROKEN = 2

/** What a comparison of all figures ends with: to compare none, or not all, is no good news. */
export function exitOf(compared: readonly Pick<Comparison, 'verdict'>[], missing: readonly string[]): number {
  if (compared.some(({ verdict }) => verdict === 'slower')) return SLOWER
  return compared.length === 0 || missing.length > 0 ? BROKEN : 0
}

export function compare(ratios: readonly number[]): Comparison {
  const sorted = [...ratios].sort((a, b) => a - b)
  const { drop, confidence } = innermost(sorted.length)
  const low = sorted[drop] ?? Number.NaN
  const high = sorted[sorted.length - 1 - drop] ?? Number.NaN
  return { median: medianOf(ratios), low, high, confidence, verdict: verdictOf(high, confidence) }
}

function verdictOf(high: number, confidence: number): Verdict {
  if (confidence < CONFIDENCE) return 'too few pairs'
  return high < NOT_SLOWER ? 'slower' : 'not slower'
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [left, right] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return ((left ?? Number.NaN) + (right ?? Number.NaN)) / 2
}

/**
 * Of so many ratios in order, how many may be left out at each end so that the true median still lies between the
 * rest in 95 cases of 100, whatever the ratios' distribution is: each lies above it with the chance of a coin. Of
 * nine it is one, between the second and the eighth (96.1 %); fewer than six are too few for it.
 */
function innermost(count: number): { readonly drop: number; readonly confidence: number } {
  let drop = 0
  while (confidenceOf(count, drop + 1) >= CONFIDENCE) drop++
  return { drop, confidence: confidenceOf(count, drop) }
}

function confidenceOf(count: number, drop: number): number {
  let ways = 1
  let outside = 0
  for (let above = 0; above <= drop; above++) {
    outside += ways
    ways = (ways * (count - above)) / (above + 1)
  }
  return 1 - (2 * outside) / 2 ** count
}

/** The order in which two are measured: what gets better or worse by and by meets both alike. */
export function turns<Side>(pairs: number, here: Side, there: Side): readonly (readonly [Side, Side])[] {
  return Array.from({ length: pairs }, (_, pair) => (pair % 2 === 0 ? [here, there] : [there, here]))
}
