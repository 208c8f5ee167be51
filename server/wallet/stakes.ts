import type { GameId } from '#engine/games'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { gameOf } from '#engine/table/family'
import type { TableEvent } from '#engine/table/types'

/** Money that lies in the running round: taken from players and not yet given to anybody. */
export interface Stakes {
  readonly cash: number
  readonly golden: number
}

export const NO_STAKES: Stakes = { cash: 0, golden: 0 }

export function stakesAfter(stakes: Stakes, game: GameId, event: TableEvent): Stakes {
  if (isHouseEvent(event)) return stakes
  if (isRoundEnd(event)) return NO_STAKES
  const postings = gameOf(game).postings(event)
  if (postings.length === 0) return stakes
  let { cash, golden } = stakes
  for (const { purse, amount } of postings) {
    if (amount > 0) continue
    if (purse === 'cash') cash -= amount
    else golden -= amount
  }
  return { cash, golden }
}
