import { CELLS_PER_SECTION } from '#engine/blackjack/fire-blaze/grid'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import type { Distribution } from '#math/blackjack/fire-blaze/distribution'
import { filledCells } from '#math/blackjack/fire-blaze/filled-cells'
import {
  add,
  multiply,
  ONE,
  ofWeights,
  type Polynomial,
  powers,
  scale,
  stretch,
  totalWeight,
} from '#math/blackjack/fire-blaze/polynomial'
import { choose } from '#math/counting'
import { gcd } from '#math/fraction'

/**
 * The exact distribution of a level's total multiplier, as `drawBonus` draws it (MF-16 to MF-19).
 *
 * No cell is favoured, neither among the sure ones nor by a spin: with so many cells filled, each choice of
 * them is equally likely. Values do not depend on the spin. So the total is that of `full` full sections, each
 * with what it reveals, and of `loose` cells elsewhere.
 */
export function levelTotal(level: LevelRules, spins: number): Distribution {
  const { sections, range } = level
  const count = sections * CELLS_PER_SECTION
  const filled = filledCells(level, spins)
  const cell = ofWeights(level.cells)
  const looseCells = powers(cell, count - sections)
  const section = fullSection(level)
  const cellWhole = totalWeight(cell)
  const sectionWhole = totalWeight(section)
  const places = commonMultiple(filled.weights.map((_, many) => choose(count, many)))
  let totals: Polynomial = []
  for (let full = sections; full >= 0; full--) {
    const rest = sections - full
    let loose: Polynomial = []
    for (const [many, ways] of openSections(rest).entries()) {
      const all = full * CELLS_PER_SECTION + many
      const chosen = (choose(sections, full) * ways * places) / choose(count, all)
      // Empty cells count with the whole weight of a value, so that all terms are out of the same whole.
      const empty = cellWhole ** BigInt(rest * CELLS_PER_SECTION - many)
      loose = add(loose, scale(looseCells[many] ?? ONE, (filled.weights[all] ?? 0n) * chosen * empty))
    }
    const unrevealed = (sectionWhole / cellWhole ** BigInt(CELLS_PER_SECTION)) ** BigInt(rest)
    totals = add(multiply(totals, section), scale(loose, unrevealed))
  }
  const whole = filled.whole * places * sectionWhole ** BigInt(sections)
  return { weights: capped(totals, range[1]), whole }
}

/** MF-17: six cells, and nothing, a multiplier of them, or a star beside them. */
function fullSection({ cells, nothing, boosts, stars }: LevelRules): Polynomial {
  const six = powers(ofWeights(cells), CELLS_PER_SECTION)[CELLS_PER_SECTION] ?? ONE
  let section = scale(six, BigInt(nothing))
  for (const [value, weight] of boosts) section = add(section, scale(stretch(six, value), BigInt(weight)))
  for (const [value, weight] of stars) section = add(section, scale(stretch(six, 1, value), BigInt(weight)))
  return section
}

/** In how many ways 0, 1, 2, … cells lie in so many sections without filling any. */
function openSections(sections: number): Polynomial {
  const one = Array.from({ length: CELLS_PER_SECTION }, (_, many) => choose(CELLS_PER_SECTION, many))
  return powers(one, sections)[sections] ?? ONE
}

function commonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce((multiple, number) => (multiple / gcd(multiple, number)) * number, 1n)
}

function capped(totals: Polynomial, most: number): Polynomial {
  const above = totalWeight(totals.slice(most + 1))
  return add(totals.slice(0, most + 1), above > 0n ? [...new Array<bigint>(most).fill(0n), above] : [])
}
