import { gameOf } from '#engine/families'
import { isHouseEvent } from '#engine/table/events'
import type { TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'

/** A round without bets is dealt where the game goes on without them; elsewhere the table waits for a chip. */
export function closeBets(batch: Batch): void {
  const { state } = batch
  if (isWithoutBets(state)) {
    batch.emit({ type: 'clock', for: 'bets', until: null })
    return
  }
  batch.must({ do: 'close' })
  for (const event of batch.events) {
    const bets = isHouseEvent(event) ? null : gameOf(state.id).crowd(event, state.game.limits)
    if (bets !== null) batch.emit({ type: 'crowd', bets })
  }
}

export function isWithoutBets({ id, game }: TableState): boolean {
  const { needsBets, isHeldIdly } = gameOf(id)
  return needsBets(game) && game.slips.length === 0 && !isHeldIdly(game)
}
