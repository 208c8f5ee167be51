import type { GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import type { Prepared, Setup } from '#math/numbers'
import { houseSetup } from '#math/returns/setup'

/** A game ready to be simulated. */
export function prepare(id: GameId): Prepared {
  return preparedOf(houseSetup(id))
}

function preparedOf<F extends Family>(setup: Setup<F>): Prepared<F> {
  return NUMBERS[setup.family].prepare(setup)
}
