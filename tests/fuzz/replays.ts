import type { FromPlayer } from '#protocol/from-player'
import type { Dice } from '#tests/dice'
import { anyCommand, anyOrder } from '#tests/fuzz/orders'
import type { Shot } from '#tests/fuzz/owed'
import type { Squad } from '#tests/fuzz/squad'

type Order = FromPlayer & { readonly type: 'do' }

const MOST_KEPT = 400
const RECONNECTS = 4

/**
 * The same ids again: as they were, twice in one frame, in another order, with other content, at another table,
 * from another player, and all that after a reconnect.
 */
export async function replays(squad: Squad, cases: number): Promise<void> {
  const { overheard, target } = squad.mission
  const sent = squad.intruders.map((): Order[] => [])
  const left = squad.intruders.map(() => RECONNECTS)
  const every = Math.ceil(cases / squad.intruders.length / (RECONNECTS + 1))
  const shots = squad.intruders.map(() => 0)

  const fresh = (dice: Dice, own: Order[]): Order => {
    const order = anyOrder(dice, target.tables)
    if (own.length < MOST_KEPT) own.push(order)
    else own[dice.below(MOST_KEPT)] = order
    return order
  }
  const again = (dice: Dice, own: Order[]): readonly Order[] => {
    if (own.length < 10) return [fresh(dice, own)]
    const order = dice.of(own)
    switch (dice.below(10)) {
      case 0:
        return [fresh(dice, own)]
      case 1:
        return [order, order]
      case 2:
        return [{ ...order, command: anyCommand(dice) }]
      case 3:
        return [order, { ...order, table: dice.of(target.tables) }]
      case 4:
        return [dice.of(dice.of(sent.filter((list) => list.length > 0)))]
      case 5:
        return overheard.length > 0 ? [dice.of(overheard)] : [order]
      case 6:
        return Array.from({ length: 8 }, () => dice.of(own))
      default:
        return [order]
    }
  }
  await squad.volley('replays', cases, async (dice, index): Promise<Shot> => {
    shots[index] = (shots[index] ?? 0) + 1
    if ((shots[index] ?? 0) % every === 0 && (left[index] ?? 0) > 0) {
      left[index] = (left[index] ?? 0) - 1
      await squad.reconnect(index)
    }
    return { text: JSON.stringify(again(dice, sent[index] ?? [])) }
  })
}
