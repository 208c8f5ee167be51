import type { PlayerCommand } from '#protocol/commands'
import type { AnswerReason } from '#protocol/reasons'
import { refusalOf } from '#protocol/sight'
import { useSpoken } from '#web/i18n/language'
import { give } from '#web/net/house'
import type { Answer } from '#web/net/orders'
import { useConnection } from '#web/state/connection'
import { useOrders } from '#web/state/orders'
import { openOverlay } from '#web/state/overlay'
import { usePerson } from '#web/state/person'
import { toast } from '#web/state/toasts'
import { changeDesk, deskOf } from '#web/table/desk'
import { type Gesture, withAnswer } from '#web/table/gestures'
import { sightOf } from '#web/table/sight'
import { amountOn, betCommand, type Laid, type Spot, stakesOf, takeBackCommand } from '#web/table/spot'

/** Says in the player's language why something was not done. */
export function tellRefusal(reason: AnswerReason): void {
  toast('stop', useSpoken.getState().words.reasons[reason])
  // Where money is taken to the table first (TP-18), the cashier is where that is done.
  if (reason === 'no-session') openOverlay('cashier')
}

/** Sends a command, after asking the engine whether it can be: a refusal is told either way. */
export async function order(table: string, command: PlayerCommand): Promise<Answer | null> {
  const sight = sightOf(table)
  if (sight === null || useConnection.getState().state !== 'open') return null
  const refusal = refusalOf(sight, command)
  if (refusal !== null) {
    tellRefusal(refusal.reason)
    return { ok: false, ...refusal }
  }
  const answer = await give(table, command)
  // It is nothing to whoever is signed in by now.
  if (!answer.ok && usePerson.getState().person?.player === sight.me) tellRefusal(answer.reason)
  return answer
}

/** Gestures without an answer so far: what is undone of them can be taken back only once it lies there. */
const underway = new Map<Gesture, 'wanted' | 'undone'>()

/** Settles when all that was laid at a table so far has been answered. */
const answered = new Map<string, Promise<void>>()

/** Lays chips on spots by one gesture (TP-2): what the server took can be undone by one undo. */
export function lay(table: string, chips: readonly Laid[]): Promise<void> {
  const done = layNow(table, chips)
  answered.set(
    table,
    Promise.all([answered.get(table), done]).then(() => undefined),
  )
  return done
}

async function layNow(table: string, chips: readonly Laid[]): Promise<void> {
  const sight = sightOf(table)
  if (sight === null || chips.length === 0) return
  const gesture = [...chips]
  underway.set(gesture, 'wanted')
  changeDesk(table, { gestures: [...deskOf(table).gestures, gesture] })
  const answers = await Promise.all(gesture.map((chip) => order(table, betCommand(sight.state, chip))))
  const laid = gesture.filter((_, index) => answers[index]?.ok === true)
  const isUndone = underway.get(gesture) === 'undone'
  underway.delete(gesture)
  if (isUndone) takeBack(table, laid)
  else changeDesk(table, { gestures: withAnswer(deskOf(table).gestures, gesture, laid) })
}

/** The chip in hand onto these spots at once (VE-15). */
export function layChip(table: string, spots: readonly Spot[]): void {
  const { chip, golden } = deskOf(table)
  void lay(
    table,
    spots.map((spot) => ({ ...spot, amount: chip, golden })),
  )
}

/** MB-2: takes the chip's value off a spot, never more than lies there. */
export function takeChipOff(table: string, spot: Spot): void {
  const lying = laidNow(table).find(
    ({ bet, seat, behind }) => bet === spot.bet && seat === spot.seat && behind === spot.behind,
  )
  if (lying === undefined) return
  const amount = Math.min(deskOf(table).chip, lying.amount)
  takeBack(table, [{ ...lying, amount }])
}

export function undo(table: string): void {
  const { gestures } = deskOf(table)
  const newest = gestures.at(-1) ?? laidNow(table)
  changeDesk(table, { gestures: gestures.slice(0, -1) })
  if (underway.has(newest)) underway.set(newest, 'undone')
  else takeBack(table, newest)
}

export function clear(table: string): void {
  const waiting = deskOf(table).gestures.filter((gesture) => underway.has(gesture))
  for (const gesture of waiting) underway.set(gesture, 'undone')
  changeDesk(table, { gestures: [] })
  if (waiting.length === 0 || laidNow(table).length > 0) void order(table, { do: 'clear' })
}

/** TP-2: the stakes of the last round once more, before the first chip. */
export function repeat(table: string): void {
  void lay(table, deskOf(table).last)
}

/** TP-2: everything that lies there once more; the table cuts off what its limits do not allow. */
export function double(table: string): void {
  const round = roundOf(table)
  // Chips on their way count too; when their answer comes in another round, nobody wants this any more.
  const next = async () => {
    if (roundOf(table) === round) await layNow(table, laidNow(table))
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
  for (const chip of chips) {
    // Some may have been taken back by hand since.
    const command = takeBackCommand(sight.state, chip)
    if (refusalOf(sight, command) === null) void order(table, command)
  }
}
