import type { Family } from '#engine/kinds'
import type { Solution } from '#math/blackjack/solve'
import { NUMBERS } from '#math/families'
import type { Setup } from '#math/numbers'
import { besideDocumented, withoutDocumented } from '#math/returns/documented'
import type { BetReturn, Figures } from '#math/returns/types'

export interface ReturnOptions {
  /** Whether the rules are those that the rulebook's figures are about; yes if left out. */
  readonly documented?: boolean
  /** Best play of this very setup, where it has been found already. */
  readonly solution?: Solution
}

/** Every bet of a game, in the order in which the game lists them. */
export function returnsOf(
  setup: Setup,
  { documented = true, solution }: ReturnOptions = {},
): ReadonlyMap<string, BetReturn> {
  const bets = [...figuresOf(setup, solution)]
  return new Map(
    bets.map(([bet, figures]) => [
      bet,
      documented ? besideDocumented(setup.rules.id, bet, figures) : withoutDocumented(figures),
    ]),
  )
}

function figuresOf<F extends Family>(setup: Setup<F>, solution?: Solution): ReadonlyMap<string, Figures> {
  return NUMBERS[setup.family].figures(setup, solution)
}
