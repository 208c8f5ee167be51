import type { PauseWhy } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { commitShoe } from '#server/tables/doers/shoe-keeper'
import type { Vault } from '#server/tables/vault'

/** FL-1: the round stands still, players are told. */
export function pause(batch: Batch, why: PauseWhy, text: string): void {
  if (batch.state.paused === null) batch.emit({ type: 'paused', why, text })
}

/**
 * FL-1, not solved: the round is cancelled, everything staked on it goes back, and play goes on with another shoe,
 * because this one may be what is broken. A bonus that cannot be played spoils nothing but itself (MF-21).
 */
export function giveUp(batch: Batch, vault: Vault): void {
  const { phase } = batch.state.game
  if (phase !== 'over') batch.must({ do: phase === 'bonus' ? 'bonusFault' : 'cancel' })
  const { shoe, coming } = batch.state
  if (shoe !== null && shoe.cutCardSeat === null) batch.emit({ type: 'cutCardOut', seat: 0 })
  if (coming !== null && !vault.has(coming.shoe)) commitShoe(batch, vault, coming.shoe + 1)
  batch.emit({ type: 'resumed' })
}
