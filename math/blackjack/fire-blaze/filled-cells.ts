import { CELLS_PER_SECTION } from '#engine/blackjack/fire-blaze/grid'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import type { Distribution } from '#math/blackjack/fire-blaze/distribution'
import { choose } from '#math/counting'

/**
 * How many cells a level's bonus ends with (MF-16), the first spin's sure ones included (MF-19).
 *
 * A spin that fills sets the counter back, so a bonus that goes on always has all its spins before it: it ends
 * if every one of them is blank, and else goes on by the first that is not.
 */
export function filledCells({ sections, range, fill: [n, d] }: LevelRules, spins: number): Distribution {
  const cells = sections * CELLS_PER_SECTION
  const sure = Math.min(range[0], cells)
  const first = sure > 0 ? spinFills(cells - sure, n, d) : [1n]
  const weights = Array.from({ length: cells + 1 }, (_, filled) => first[filled - sure] ?? 0n)
  let whole = sum(first)
  for (let filled = sure; filled < cells; filled++) {
    const spin = spinFills(cells - filled, n, d)
    const { ends, fills, all } = untilFilled(spin[0] ?? 0n, sum(spin), spins)
    const here = weights[filled] ?? 0n
    for (const [index, weight] of weights.entries()) {
      const more = index - filled
      if (more === 0) weights[index] = here * ends
      else weights[index] = weight * all + (more > 0 ? here * fills * (spin[more] ?? 0n) : 0n)
    }
    whole *= all
  }
  return { weights, whole }
}

/** Weights of 0, 1, 2, … of the empty cells filled by one spin. */
function spinFills(empty: number, n: number, d: number): readonly bigint[] {
  return Array.from(
    { length: empty + 1 },
    (_, more) => choose(empty, more) * BigInt(n) ** BigInt(more) * BigInt(d - n) ** BigInt(empty - more),
  )
}

/** Of `all`: that every spin is blank, and, to be taken times its own weight, that a spin fills after blanks. */
function untilFilled(blank: bigint, spin: bigint, spins: number) {
  let [ends, fills] = [1n, 0n]
  for (let done = 0; done < spins; done++) {
    fills = fills * spin + ends
    ends *= blank
  }
  return { ends, fills, all: spin ** BigInt(spins) }
}

function sum(weights: readonly bigint[]): bigint {
  return weights.reduce((total, weight) => total + weight, 0n)
}
