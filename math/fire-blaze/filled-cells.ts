import { CELLS_PER_SECTION } from '#engine/blackjack/fire-blaze/grid'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import { choose } from '#math/fire-blaze/counting'
import type { Distribution } from '#math/fire-blaze/distribution'

/**
 * How many cells a level's bonus ends with (MF-16), the first spin's sure ones included (MF-19).
 *
 * A spin that fills sets the counter back, so a bonus that lives always has all its spins before it. From `e`
 * empty cells it ends if each of those spins fills nothing, and goes on by the first that fills.
 */
export function filledCells({ sections, range, fill }: LevelRules, spins: number): Distribution {
  const cells = sections * CELLS_PER_SECTION
  const [n, d] = [BigInt(fill[0]), BigInt(fill[1])]
  const sure = Math.min(range[0], cells)
  const weights = new Array<bigint>(cells + 1).fill(0n)
  const add = (filled: number, weight: bigint) => {
    weights[filled] = (weights[filled] ?? 0n) + weight
  }
  let whole = 1n
  if (sure === 0) add(0, 1n)
  else {
    const empty = cells - sure
    for (let more = 0; more <= empty; more++) add(sure + more, spinFills(empty, more, n, d))
    whole = d ** BigInt(empty)
  }
  for (let filled = sure; filled < cells; filled++) {
    const empty = cells - filled
    const here = weights[filled] ?? 0n
    const spin = d ** BigInt(empty)
    const blank = (d - n) ** BigInt(empty)
    const over = spin ** BigInt(spins)
    for (const [index, weight] of weights.entries()) weights[index] = weight * over
    whole *= over
    weights[filled] = here * blank ** BigInt(spins)
    const tries = untilFilled(spin, blank, spins)
    for (let more = 1; more <= empty; more++) {
      add(filled + more, here * tries * spinFills(empty, more, n, d))
    }
  }
  return { weights, whole }
}

/** Out of d^empty: the chance that one spin fills exactly so many of the empty cells. */
function spinFills(empty: number, more: number, n: bigint, d: bigint): bigint {
  return choose(empty, more) * n ** BigInt(more) * (d - n) ** BigInt(empty - more)
}

/** Out of spin^(spins − 1): the sum of the chances that 0, 1, … spins − 1 blank ones come first. */
function untilFilled(spin: bigint, blank: bigint, spins: number): bigint {
  let sum = 0n
  for (let before = 0; before < spins; before++) {
    sum += blank ** BigInt(before) * spin ** BigInt(spins - 1 - before)
  }
  return sum
}
