import type { Dice } from '#tests/dice'
import type { House } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'

const SUPERVISOR = { as: 'supervisor' } as const

let orders = 0

/** Players who do whatever comes to mind at every table, until so many rounds are over. */
export async function playRounds(
  { store, floor, passing }: House,
  players: readonly string[],
  dice: Dice,
  rounds: number,
): Promise<void> {
  const isEnough = async () => {
    const { count } = await store.db
      .selectFrom('rounds')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ended_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return count >= rounds
  }
  while (!(await isEnough())) {
    for (let time = 0; time < 20; time++) {
      const asked = [...floor.tables.values()].flatMap((table) => {
        const { state } = table.snapshot(SUPERVISOR)
        return players.map((player) => {
          const command = anyOrder(dice, state)
          const id = `history-order-${++orders}`
          return table.submit({ player, name: player, house: false, currency: 'EUR', id, command })
        })
      })
      await Promise.all(asked)
      await passing.pass(5)
    }
  }
}
