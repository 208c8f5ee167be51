import type { Alarm } from '#engine/table/live'
import type { PauseWhy, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { prepareShoe } from '#server/tables/doers/shoe-keeper'
import type { Vault } from '#server/tables/vault'

/** What players are told (FL-1). What exactly is wrong is for staff. */
export const PAUSED_TEXT = 'A fault in the game: the supervisor has been called.'

/** What staff is called for (FL-1): a store that is away calls for them as well. */
export function alarmOf({ paused }: Pick<TableState, 'paused'>, trouble: string | null): Alarm | null {
  if (paused?.alarm !== undefined) return paused.alarm
  const text = trouble ?? (paused?.why === 'fault' ? paused.text : null)
  return text === null ? null : { kind: 'fault', text, solvedBy: 'supervisor' }
}

/** FL-1: the round stands still, players are told, staff is called. */
export function pause(batch: Batch, why: PauseWhy, text: string, alarm?: Alarm): void {
  if (batch.state.paused === null) pauseAnew(batch, why, text, alarm)
}

/** The same where it may stand still already, for another reason. */
export function pauseAnew(batch: Batch, why: PauseWhy, text: string, alarm?: Alarm): void {
  batch.emit(alarm === undefined ? { type: 'paused', why, text } : { type: 'paused', why, text, alarm })
}

/**
 * FL-1, not solved: the round is cancelled, everything staked on it goes back, and play goes on with another shoe,
 * because this one may be what is broken. A bonus that cannot be played spoils nothing but itself (MF-21).
 */
export function giveUp(batch: Batch, vault: Vault): void {
  const { phase } = batch.state.game
  if (phase !== 'over') batch.must({ do: phase === 'bonus' ? 'bonusFault' : 'cancel' })
  giveUpShoe(batch, vault)
  batch.emit({ type: 'resumed' })
}

function giveUpShoe(batch: Batch, vault: Vault): void {
  const { shoe, coming } = batch.state
  if (shoe !== null && shoe.cutCardSeat === null) batch.emit({ type: 'cutCardOut', seat: 0 })
  if (coming !== null && coming.commitment !== '' && !vault.has(coming.shoe)) {
    prepareShoe(batch, vault, coming.shoe + 1)
  }
}

/** FL-1 by order: everything staked goes back. After a fault of the house's own the shoe is not trusted either. */
export function cancelRound(batch: Batch, vault: Vault): void {
  pause(batch, 'supervisor', CANCELLED_TEXT)
  batch.must({ do: 'cancel' })
  if (isOwnFault(batch.state)) giveUpShoe(batch, vault)
  batch.emit({ type: 'resumed' })
}

/** A supervisor may have taken the pause over since. */
function isOwnFault({ paused, live }: TableState): boolean {
  return live === undefined && (paused?.why === 'fault' || paused?.alarm?.kind === 'fault')
}

/** MF-21 by order: everything but the bonus is paid. */
export function failBonus(batch: Batch): void {
  pause(batch, 'supervisor', BONUS_TEXT)
  batch.must({ do: 'bonusFault' })
  batch.emit({ type: 'resumed' })
}

const CANCELLED_TEXT = 'The round is cancelled: everything that was staked on it goes back.'
const BONUS_TEXT = 'The bonus cannot be played: its stakes go back, everything else is paid.'
