import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import { holdMillis } from '#web/table/baccarat/cards/pace'
import { type Held, useHeld } from '#web/table/sides/cards/use-held'

/** The last card and the round's end are told at once: what the card says is shown when it has been seen. */
export function useHeldState(
  state: TableState<'baccarat'>,
): Held<TableState<'baccarat'>> & { readonly game: State } {
  const held = useHeld(state, holdMillis, reopened)
  return { ...held, game: held.state.game }
}

/** The same cards, with everything still open: what was paid for lies on the cloth as it was taken. */
function reopened(game: State): State {
  const bets = game.results.map(({ player, bet, cash, golden }) => ({
    player,
    bet,
    cash,
    golden,
    zeroCommission: false,
  }))
  return { ...game, phase: 'dealing', winner: null, results: [], bets }
}
