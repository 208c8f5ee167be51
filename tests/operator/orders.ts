import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Dice } from '#tests/dice'
import { anyOrder } from '#tests/floor/orders'

/** Something to win or lose, as far as the moment allows, and nonsense in between. */
export function orderFor(dice: Dice, state: TableState, player: number): PlayerCommand {
  const { game } = state
  if (game.phase !== 'betting' || dice.chance(0.3)) return anyOrder(dice, state)
  const amount = dice.of([500, 1_000, 2_500])
  if (!('seats' in game)) {
    return dice.chance(0.6)
      ? { do: 'bet', bet: dice.of(['player', 'banker', 'tie']), amount }
      : { do: 'confirm' }
  }
  const seat = 1 + (player % game.rules.seats)
  return dice.chance(0.4) ? { do: 'sit', seat } : { do: 'bet', seat, bet: 'main', amount }
}
