import { DECK } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import { gameOf } from '#engine/families'
import { nextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import type { StaffAnswer, StaffCommand, StaffOrder, TableConfig, TableDoor } from '#server/tables/ports'
import type { Dice } from '#tests/dice'
import { CHIARA, PIETRO, SANDRA, TULLIO } from '#tests/live/live'

const DEALER = { as: 'dealer' } as const
const reason = 'Chance would have it so.'

/** What a dealer does at a live table: mostly what is due, now and then something else or a wrong card. */
export function anyDealersOrder(dice: Dice, door: TableDoor): Pick<StaffOrder, 'by' | 'command'> {
  return anyDealersWord(dice, door.snapshot(DEALER).state)
}

/** As whoever deals there, or comes to. */
export function anyDealersWord(dice: Dice, state: TableState): Pick<StaffOrder, 'by' | 'command'> {
  if (state.live?.dealer?.leaving === true) return { by: PIETRO, command: { do: 'signOn' } }
  const by = state.live?.dealer?.staff === PIETRO.id ? PIETRO : CHIARA
  return { by, command: anyDealersCommand(dice, state) }
}

/** Of whoever deals there. */
export function anyDealersCommand(dice: Dice, state: TableState): StaffCommand {
  if (dice.chance(0.02)) return dice.of(ODD)
  const decks = state.shoe?.live?.decks ?? [1]
  const code = scanCode({ card: dice.of(DECK), deck: dice.of(decks) })
  if (dice.chance(0.03)) return { do: 'scan', code: dice.of(['', code, 'nonsense', '7D999K']) }
  return dueOrder(nextStep(state).do, code, dice)
}

const ODD: readonly StaffCommand[] = [
  { do: 'handOver' },
  { do: 'signOff' },
  { do: 'lastHand' },
  { do: 'call', text: 'Please come.' },
  { do: 'openBetting' },
  { do: 'closeBetting' },
  { do: 'changeShoe' },
  { do: 'offerCut' },
]

function dueOrder(step: ReturnType<typeof nextStep>['do'], code: string, dice: Dice): StaffCommand {
  switch (step) {
    case 'signOn':
      return { do: 'signOn' }
    case 'openShoe':
      return dice.chance(0.3) ? { do: 'offerCut' } : { do: 'openShoe' }
    case 'burn':
    case 'card':
    case 'solve':
      return dice.chance(0.1) ? { do: 'resume' } : { do: 'scan', code }
    case 'changeShoe':
      return { do: 'changeShoe' }
    case 'openBetting':
      return dice.chance(0.15) ? { do: 'lastHand' } : { do: 'openBetting' }
    case 'waitForBets':
      return { do: 'closeBetting' }
    default:
      return { do: 'resume' }
  }
}

/** What a supervisor does at any table. What stands still goes on again soon. */
export function anySupervisorsCommand(
  dice: Dice,
  state: TableState,
  limits: TableConfig['limits'],
): SupervisorCommand {
  if (state.paused !== null && dice.chance(0.6)) return { do: 'resume' }
  const round = state.round?.code ?? ''
  if (state.game.phase !== 'over' && dice.chance(0.2)) return { do: 'cancelRound', round, reason }
  const dealt = state.live?.dealt ?? 0
  const card = dice.below(dealt + 2)
  const decks = state.shoe?.live?.decks ?? [1]
  const code = scanCode({ card: dice.of(DECK), deck: dice.of(decks) })
  const first = 1 + 8 * dice.below(100)
  const many = Array.from({ length: state.live?.decks.length ?? 0 }, (_, index) => first + index)
  const seated = gameOf(state.id)
    .places(state.game)
    .flatMap(({ player }) => player ?? [])
  return dice.of<SupervisorCommand>([
    { do: 'pause', reason },
    { do: 'resume' },
    { do: 'cancelRound', round, reason },
    { do: 'failBonus', round, reason },
    { do: 'rescanCard', round, dealt, reason },
    { do: 'replaceCard', round, dealt, card, code, reason },
    { do: 'moveCard', round, dealt, card, to: dice.below(dealt + 2), reason },
    { do: 'setLimits', limits, reason },
    { do: 'swapCards', why: 'fallen', reason, ...(many.length > 0 && { decks: many }) },
    { do: 'unseat', player: seated[0] ?? 'nobody', reason },
    { do: 'broadcast', text: 'A word from the floor.' },
  ])
}

let orders = 0

export function giveOrder(
  door: TableDoor,
  { by, command }: Pick<StaffOrder, 'by' | 'command'>,
): Promise<StaffAnswer> {
  return door.submit({ by, command, id: `chance-${++orders}-order`, approvedBy: TULLIO })
}

export function supervise(dice: Dice, door: TableDoor): Promise<StaffAnswer> {
  const { state } = door.snapshot({ as: 'supervisor' })
  return giveOrder(door, { by: SANDRA, command: anySupervisorsCommand(dice, state, door.config.limits) })
}
