import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import type { Setup, Solved } from '#math/numbers'
import { besideDocumented, withoutDocumented } from '#math/returns/documented'
import type { BetReturn } from '#math/returns/types'

export interface ReturnOptions {
  /** Whether the rules are those that the rulebook's figures are about; yes if left out. */
  readonly documented?: boolean
  /** This very setup, where it has been solved already. */
  readonly solved?: Solved
}

/** Every bet of a game, in the order in which the game lists them. */
export function returnsOf(
  setup: Setup,
  { documented = true, solved = solvedOf(setup) }: ReturnOptions = {},
): ReadonlyMap<string, BetReturn> {
  return new Map(
    [...solved.figures()].map(([bet, figures]) => [
      bet,
      documented ? besideDocumented(setup.rules.id, bet, figures) : withoutDocumented(figures),
    ]),
  )
}

export function solvedOf<F extends Family>(setup: Setup<F>): Solved<F> {
  return NUMBERS[setup.family].solve(setup)
}
