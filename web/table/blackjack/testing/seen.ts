import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import type { Sight } from '#protocol/sight'

/** A table in play, for tests. */
export function tableWith(
  game: State,
  names: Readonly<Record<string, string>> = {},
): TableState<'blackjack'> {
  const people = Object.entries(names).map(([player, name]) => [player, { name, house: false }] as const)
  return {
    id: game.rules.id,
    currency: 'EUR',
    game,
    shoe: null,
    coming: null,
    cutOffer: null,
    round: null,
    clock: null,
    paused: null,
    results: [],
    people: Object.fromEntries(people),
    purses: {},
    crowd: {},
  }
}

export function seenBy(me: string, game: State, cash = 100_000): Sight<'blackjack'> {
  return { me, state: tableWith(game), purse: { cash, golden: 0 } }
}
