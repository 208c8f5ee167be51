import { type Solution, solve } from '#math/blackjack/solve'
import { baccaratFigures } from '#math/returns/baccarat'
import { blackjackFigures } from '#math/returns/blackjack'
import { besideDocumented, withoutDocumented } from '#math/returns/documented'
import type { BetReturn, Figures, Setup } from '#math/returns/types'

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

function figuresOf(setup: Setup, solution?: Solution): ReadonlyMap<string, Figures> {
  switch (setup.family) {
    case 'baccarat':
      return baccaratFigures(setup)
    case 'blackjack':
      return blackjackFigures(setup, solution ?? solve(setup))
    default:
      return setup satisfies never
  }
}
