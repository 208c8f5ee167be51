import { DECK } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { FromStaff } from '#protocol/staff/from-staff'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import type { TableConfig } from '#server/tables/ports'
import type { Dice } from '#tests/dice'
import { newId } from '#tests/fuzz/frames/orders'
import type { Line } from '#tests/fuzz/lines/line'
import type { Reach } from '#tests/fuzz/lines/reach'

const reason = 'Chance would have it so.'

/** A supervisor who walks from table to table, with another one who has to agree to some of it. */
export class Supervising {
  readonly #line: Line
  readonly #tables: readonly TableConfig[]
  readonly #reach: Reach
  readonly #dice: Dice

  constructor(line: Line, tables: readonly TableConfig[], reach: Reach, dice: Dice) {
    this.#line = line
    this.#tables = tables
    this.#reach = reach
    this.#dice = dice
  }

  next(): FromStaff {
    const dice = this.#dice
    const { approvals, person, tables } = this.#line
    const [waiting] = approvals
    const id = newId(dice)
    if (waiting !== undefined && dice.chance(0.5)) {
      const yes = waiting.by !== person.name || dice.chance(0.3)
      return { type: 'approve', id, approval: waiting.approval, yes }
    }
    const config = dice.of(this.#tables)
    const { id: table } = config
    const state = tables.get(table)?.state
    if (state === undefined) return { type: 'join', table }
    if (state.paused?.alarm !== undefined && dice.chance(0.3)) return { type: 'acknowledge', id, table }
    if (dice.chance(0.1)) return dice.of(around(id, table, dice))
    return { type: 'do', id, table, command: this.#least(() => ordered(dice, state, config)) }
  }

  /** Of two that come to mind the one that was done less so far. */
  #least(order: () => SupervisorCommand): SupervisorCommand {
    const doneOf = ({ do: name }: SupervisorCommand) => this.#reach.done(`supervisor ${name}`)
    const [one, other] = [order(), order()]
    return doneOf(other) < doneOf(one) ? other : one
  }
}

function around(id: string, table: string, dice: Dice): readonly FromStaff[] {
  return [
    { type: 'announce', id, text: 'The house closes at two.' },
    { type: 'say', id, room: table, text: `Buonanotte ${dice.hex(4)}` },
    { type: 'floor', on: dice.chance(0.7) },
    { type: 'acknowledge', id, table },
    { type: 'approve', id, approval: 'x'.repeat(43), yes: true },
  ]
}

/** What stands still is put right first, as long as no further card comes, and goes on again soon. */
function ordered(dice: Dice, state: TableState, { limits }: TableConfig): SupervisorCommand {
  const isHeld = state.paused !== null
  const hasCards = state.game.phase !== 'over' && (state.live?.dealt ?? 0) > 0
  if (isHeld && hasCards && dice.chance(0.4)) return correction(dice, state)
  if (isHeld && dice.chance(0.7)) return { do: 'resume' }
  const round = state.round?.code ?? 'none'
  const seated = gameOf(state.id)
    .places(state.game)
    .flatMap(({ player }) => player ?? [])
  const first = 1 + dice.below(980)
  const decks = Array.from({ length: state.live?.decks.length ?? 0 }, (_, index) => first + index)
  return dice.weighted<SupervisorCommand>([
    [{ do: 'broadcast', text: 'A word from the floor.' }, 3],
    [{ do: 'resume' }, 2],
    [{ do: 'setLimits', limits, reason }, 3],
    [{ do: 'setLimits', limits: { unit: limits.unit, ranges: {} }, reason }, 1],
    [{ do: 'pause', reason }, hasCards ? 8 : 1],
    [{ do: 'unseat', player: dice.of([...seated, 'nobody']), reason }, seated.length > 0 ? 6 : 1],
    [{ do: 'cancelRound', round, reason }, 2],
    [{ do: 'failBonus', round, reason }, 2],
    [{ do: 'voidRound', round, reason }, 2],
    [{ do: 'swapCards', why: 'fallen', decks, reason }, 1],
    [{ do: 'swapCards', why: 'day', reason }, 1],
    [{ do: 'removeDealer', reason }, 1],
    [correction(dice, state), 3],
  ])
}

function correction(dice: Dice, state: TableState): SupervisorCommand {
  const dealt = state.live?.dealt ?? 0
  const seen = { round: state.round?.code ?? 'none', dealt, reason }
  const code = scanCode({ card: dice.of(DECK), deck: dice.of(state.shoe?.live?.decks ?? [1]) })
  const [card, to] = [dealt - dice.below(3), dealt - dice.below(3)].map((place) => Math.max(0, place))
  return dice.of<SupervisorCommand>([
    { do: 'rescanCard', ...seen },
    { do: 'replaceCard', ...seen, card: card ?? 1, code },
    { do: 'moveCard', ...seen, card: card ?? 1, to: to ?? 2 },
  ])
}
