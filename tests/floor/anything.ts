import type { PlayerCommand } from '#protocol/player/commands'
import type { Dice } from '#tests/dice'
import type { House } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'

interface Habits<Player extends string> {
  readonly dice: Dice
  readonly players: readonly Player[]
  readonly orders: number
  readonly currencyOf?: (player: Player) => string
  /** What becomes of an order before it is given. */
  readonly changed?: (command: PlayerCommand) => PlayerCommand
}

/** Players give any orders at any tables of the house, and time goes by between them. */
export async function playAnything<Player extends string>(
  house: House,
  { dice, players, orders, currencyOf = () => 'EUR', changed = (command) => command }: Habits<Player>,
): Promise<void> {
  const doors = [...house.floor.tables.values()]
  for (let count = 1; count <= orders; count++) {
    const door = dice.of(doors)
    const player = dice.of(players)
    const command = changed(anyOrder(dice, door.snapshot({ as: 'player', player }).state))
    const id = `any-${dice.hex(12)}`
    void door.submit({ player, name: player, house: false, currency: currencyOf(player), id, command })
    if (count % 4 === 0) await house.passing.step()
  }
}
