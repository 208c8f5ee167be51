import { betCommand, type PlayerCommand, takeBackCommand } from '#protocol/player/commands'
import type { Answer } from '#web/state/orders'
import { placeOf } from '#web/state/tables'
import { type Gesture, nextPress, stamped, withAnswer } from '#web/table/chips/gestures'
import { laidNow, lyingOn } from '#web/table/chips/on-cloth'
import { order, refusalAt } from '#web/table/chips/order'
import { inLeavingOrder, type Laid, type Spot } from '#web/table/chips/spot'
import { tellRefusal } from '#web/table/chips/tell-refusal'
import { changeDock, dockOf, takings } from '#web/table/dock/dock-state'

/** Gestures without an answer so far: what is undone of them can be taken back only once it lies there. */
const underway = new Map<Gesture, 'wanted' | 'undone'>()

/** Settles when all that was laid at a table so far has been answered. */
const answered = new Map<string, Promise<void>>()

/** Lays chips on spots by one gesture (TP-2): what the server took can be undone by one undo. */
export function lay(table: string, chips: readonly Laid[], press = nextPress()): Promise<void> {
  const done = layNow(table, chips, press, answered.get(table))
  answered.set(
    table,
    Promise.all([answered.get(table), done]).then(() => undefined),
  )
  return done
}

async function layNow(
  table: string,
  chips: readonly Laid[],
  press: number,
  before?: Promise<void>,
): Promise<void> {
  if (chips.length === 0) return
  const gesture = stamped([...chips], press)
  underway.set(gesture, 'wanted')
  changeDock(table, { gestures: [...dockOf(table).gestures, gesture] })
  const answers = await orderAll(table, gesture.map(betCommand), before)
  const laid = gesture
    .filter((_, index) => answers[index]?.ok === true)
    .map((chip) => takings.claim(table, chip))
  const isUndone = underway.get(gesture) === 'undone'
  underway.delete(gesture)
  if (isUndone) takeBack(table, laid)
  else changeDock(table, { gestures: withAnswer(dockOf(table).gestures, gesture, laid) })
}

/**
 * What can only lie beside others, as a side bet beside its main bet, is sent when those lie there: others of its
 * gesture, and those that were laid before. Nobody wants it in another round.
 */
async function orderAll(
  table: string,
  commands: readonly PlayerCommand[],
  before: Promise<void> | undefined,
): Promise<readonly (Answer | null)[]> {
  const round = roundOf(table)
  const soon = commands.map((command) => refusalAt(table, command) === null)
  const first = await Promise.all(
    commands.map((command, index) => (soon[index] ? order(table, command, null) : null)),
  )
  if (!soon.includes(false)) return first
  await before
  if (roundOf(table) !== round) {
    tellRefusal(table, 'other-round')
    return first
  }
  return Promise.all(
    commands.map((command, index) => (soon[index] ? (first[index] ?? null) : order(table, command))),
  )
}

/** The chip in hand onto these spots at once (VE-15). */
export function layChip(table: string, spots: readonly Spot[]): void {
  const { chip, golden } = dockOf(table)
  void lay(
    table,
    spots.map((spot) => ({ ...spot, amount: chip, golden })),
  )
}

/** MB-2: takes the chip's value off a spot, never more than lies there. */
export function takeChipOff(table: string, spot: Spot, chip = dockOf(table).chip): void {
  const lying = lyingOn(table, spot)
  if (lying === undefined) return
  const amount = Math.min(chip, lying.amount)
  takeBack(table, [{ ...lying, amount }])
}

export function undo(table: string): void {
  const { gestures } = dockOf(table)
  const newest = gestures.at(-1) ?? laidNow(table)
  changeDock(table, { gestures: gestures.slice(0, -1) })
  if (underway.has(newest)) underway.set(newest, 'undone')
  else takeBack(table, newest)
}

export function clear(table: string): void {
  const waiting = dockOf(table).gestures.filter((gesture) => underway.has(gesture))
  for (const gesture of waiting) underway.set(gesture, 'undone')
  changeDock(table, { gestures: [] })
  if (waiting.length === 0 || laidNow(table).length > 0) void order(table, { do: 'clear' })
}

/** TP-2: the stakes of the last round once more, before the first chip. */
export function repeat(table: string, press = nextPress()): void {
  void lay(table, dockOf(table).last, press)
}

/** TP-2: everything that lies there once more; the table cuts off what its limits do not allow. */
export function double(table: string, press = nextPress()): void {
  const round = roundOf(table)
  // Chips on their way count too; when their answer comes in another round, nobody wants this any more.
  const next = async () => {
    if (roundOf(table) === round) await layNow(table, laidNow(table), press)
  }
  answered.set(table, (answered.get(table) ?? Promise.resolve()).then(next))
}

function roundOf(table: string): string | null {
  return placeOf(table).tracked?.state.round?.code ?? null
}

function takeBack(table: string, chips: readonly Laid[]): void {
  const state = placeOf(table).tracked?.state
  if (state === undefined) return
  for (const chip of inLeavingOrder(state.game, chips)) {
    // Some may have been taken back by hand since.
    const command = takeBackCommand(chip)
    if (refusalAt(table, command) === null) void order(table, command, null)
  }
}
