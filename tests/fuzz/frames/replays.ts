import type { Dice } from '#tests/dice'
import { isPlain } from '#tests/fuzz/contract/leaves'
import { anyCommand, anyOrder } from '#tests/fuzz/frames/orders'
import type { Squad } from '#tests/fuzz/frames/squad'
import { anyStaffMessage } from '#tests/fuzz/frames/staff-messages'
import type { Line } from '#tests/fuzz/lines/line'
import { SECONDED } from '#tests/fuzz/lines/verdicts'

/** Something with an id. */
type Order = Readonly<Record<string, unknown>>

const MOST_KEPT = 400
const RECONNECTS = 4

/**
 * The same ids again: as they were, twice in one frame, in another order, with other content, at another table,
 * from somebody else, and all that after a reconnect.
 */
export async function replays(squad: Squad, cases: number): Promise<void> {
  const { overheard } = squad.mission
  const sent = squad.lines.map((): Order[] => [])
  const left = squad.lines.map(() => RECONNECTS)
  const every = Math.ceil(cases / squad.lines.length / (RECONNECTS + 1))
  const shots = squad.lines.map(() => 0)

  const fresh = (dice: Dice, line: Line, own: Order[]): Order => {
    const order = orderOf(dice, line, squad.tables)
    if (own.length < MOST_KEPT) own.push(order)
    else own[dice.below(MOST_KEPT)] = order
    return order
  }
  const again = (dice: Dice, line: Line, own: Order[]): readonly Order[] => {
    if (own.length < 10) return [fresh(dice, line, own)]
    const order = dice.of(own)
    switch (dice.below(10)) {
      case 0:
        return [fresh(dice, line, own)]
      case 1:
        return [order, order]
      case 2:
        return [otherwise(dice, line, order)]
      case 3:
        return [order, 'table' in order ? { ...order, table: dice.of(squad.tables) } : order]
      case 4:
        return [dice.of(dice.of(sent.filter((list) => list.length > 0)))]
      case 5:
        return overheard.length > 0 ? [{ ...dice.of(overheard) }] : [order]
      case 6:
        return Array.from({ length: 8 }, () => dice.of(own))
      default:
        return [order]
    }
  }
  await squad.volley('replays', cases, async (dice, line, index) => {
    shots[index] = (shots[index] ?? 0) + 1
    if ((shots[index] ?? 0) % every === 0 && (left[index] ?? 0) > 0) {
      left[index] = (left[index] ?? 0) - 1
      await squad.reconnect(index)
    }
    return { text: JSON.stringify(again(dice, line, sent[index] ?? [])) }
  })
}

function orderOf(dice: Dice, { person: { role } }: Line, tables: readonly string[]): Order {
  if (role === 'player') return { ...anyOrder(dice, tables) }
  for (;;) {
    const message = anyStaffMessage(dice, role, tables)
    if ('id' in message) return message
  }
}

/** The same id for something else of its kind; what a second person decides is answered otherwise later. */
function otherwise(dice: Dice, { person: { role } }: Line, order: Order): Order {
  if ('text' in order) return { ...order, text: 'Something else.' }
  if (!isAlone(order.command)) return order
  if (role === 'player') return { ...order, command: anyCommand(dice) }
  for (;;) {
    const { command } = anyStaffMessage(dice, role, ['spare'])
    if (isAlone(command)) return { ...order, command }
  }
}

function isAlone(command: unknown): boolean {
  return isPlain(command) && !SECONDED.includes(String(command.do))
}
