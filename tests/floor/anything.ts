import { setTimeout as pause } from 'node:timers/promises'
import type { PlayerCommand } from '#protocol/commands'
import type { Dice } from '#tests/dice'
import type { House } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'

interface Habits<Player extends string> {
  readonly dice: Dice
  readonly players: readonly Player[]
  readonly millis: number
  readonly currencyOf?: (player: Player) => string
  /** What becomes of an order before it is given. */
  readonly changed?: (command: PlayerCommand) => PlayerCommand
}

/** Players give any orders at any tables of the house, for a while. */
export async function playAnything<Player extends string>(
  house: House,
  { dice, players, millis, currencyOf = () => 'EUR', changed = (command) => command }: Habits<Player>,
): Promise<number> {
  const doors = [...house.floor.tables.values()]
  const until = Date.now() + millis
  let count = 0
  while (Date.now() < until) {
    const door = dice.of(doors)
    const player = dice.of(players)
    const command = changed(anyOrder(dice, door.snapshot({ as: 'player', player }).state))
    const id = `any-${dice.hex(12)}`
    void door.submit({ player, name: player, house: false, currency: currencyOf(player), id, command })
    count += 1
    if (count % 4 === 0) await pause(1)
  }
  return count
}
