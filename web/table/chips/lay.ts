import type { GameId } from '#engine/games'
import type { PlayerCommand } from '#protocol/player/commands'
import { refusalOf } from '#protocol/sight'
import { useConnection } from '#ui/net/connection'
import { give } from '#web/net/house'
import type { Answer } from '#web/net/player-orders'
import { useLobby } from '#web/state/lobby'
import { useOrders } from '#web/state/orders'
import { usePerson } from '#web/state/person'
import { placeOf } from '#web/state/tables'
import { type Gesture, nextPress, stamped, withAnswer } from '#web/table/chips/gestures'
import { sightOf } from '#web/table/chips/sight'
import {
  amountOn,
  betCommand,
  inLeavingOrder,
  type Laid,
  laidBy,
  type Spot,
  stakesOf,
  takeBackCommand,
} from '#web/table/chips/spot'
import { tellRefusal } from '#web/table/chips/tell-refusal'
import { changeDock, dockOf, takings } from '#web/table/dock/dock-state'

/** Sends a command, after asking the engine whether it can be: a refusal is told either way. */
export async function order(table: string, command: PlayerCommand): Promise<Answer | null> {
  const sight = sightOf(table)
  const me = usePerson.getState().person?.player
  if (useConnection.getState().state !== 'open' || me === undefined) return null
  // At a table that is just being joined the house is asked.
  if (sight === null && placeOf(table).elsewhere) return null
  const refusal = sight === null ? null : refusalOf(sight, command)
  if (refusal !== null) {
    const { reason } = refusal
    tellRefusal(table, reason === 'not-offered' && isMixed(table, command) ? 'mixed' : reason)
    return { ok: false, ...refusal }
  }
  const answer = await give(table, command)
  // It is nothing to whoever is signed in by now.
  if (!answer.ok && usePerson.getState().person?.player === me) tellRefusal(table, answer.reason)
  return answer
}

/** Golden chips onto others, or others onto golden ones. */
function isMixed(table: string, command: PlayerCommand): boolean {
  const chip = laidBy(command)
  const lying = chip === null ? undefined : lyingOn(table, chip)
  return lying !== undefined && lying.golden !== chip?.golden
}

function lyingOn(table: string, spot: Spot): Laid | undefined {
  return laidNow(table).find(
    ({ bet, seat, behind }) => bet === spot.bet && seat === spot.seat && behind === spot.behind,
  )
}

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
  const game = gameAt(table)
  if (game === null || chips.length === 0) return
  const gesture = stamped([...chips], press)
  underway.set(gesture, 'wanted')
  changeDock(table, { gestures: [...dockOf(table).gestures, gesture] })
  const answers = await orderAll(
    table,
    gesture.map((chip) => betCommand(game, chip)),
    before,
  )
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
  const sight = sightOf(table)
  const round = roundOf(table)
  const soon = new Set(commands.filter((command) => sight === null || refusalOf(sight, command) === null))
  const send = (command: PlayerCommand) => order(table, command)
  const first = await Promise.all(commands.map((command) => (soon.has(command) ? send(command) : null)))
  if (soon.size === commands.length) return first
  await before
  if (roundOf(table) !== round) {
    tellRefusal(table, 'other-round')
    return first
  }
  return Promise.all(
    commands.map((command, index) => (soon.has(command) ? (first[index] ?? null) : send(command))),
  )
}

/** Where a table was not told yet, the lobby knows what is played there. */
function gameAt(table: string): { readonly id: GameId } | null {
  const state = placeOf(table).tracked?.state
  const line = useLobby.getState().known?.tables.get(table)
  return state ?? (line === undefined ? null : { id: line.game })
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
  return sightOf(table)?.state.round?.code ?? null
}

/** What this player has on the cloth while betting is open. */
export function laidNow(table: string): readonly Laid[] {
  const sight = sightOf(table)
  if (sight === null || sight.state.game.phase !== 'betting') return []
  return stakesOf(sight.state.game, sight.me, table, useOrders.getState().orders)
    .filter(({ cash, golden }) => cash + golden > 0)
    .map((stake) => ({ ...stake, amount: amountOn({ ...stake, pending: 0 }), golden: stake.golden > 0 }))
}

function takeBack(table: string, chips: readonly Laid[]): void {
  const sight = sightOf(table)
  if (sight === null) return
  for (const chip of inLeavingOrder(sight.state.game, chips)) {
    // Some may have been taken back by hand since.
    const command = takeBackCommand(sight.state, chip)
    if (refusalOf(sight, command) === null) void order(table, command)
  }
}
