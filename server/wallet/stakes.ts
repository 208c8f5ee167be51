import { isRoundEnd } from '#engine/table/events'
import { postingsOf } from '#engine/table/postings'
import { purseAt } from '#engine/table/purses'
import type { TableEvent, TableState } from '#engine/table/types'

export interface Sum {
  readonly cash: number
  readonly golden: number
}

/** Money that lies in the running round, by currency: taken from players and not yet given to anybody. */
export type Stakes = Readonly<Record<string, Sum>>

export const NO_STAKES: Stakes = {}

export const NOTHING: Sum = { cash: 0, golden: 0 }

export function stakesAfter(
  stakes: Stakes,
  table: Pick<TableState, 'id' | 'currency' | 'purses'>,
  event: TableEvent,
  postings = postingsOf(table, event),
): Stakes {
  if (isRoundEnd(event)) return NO_STAKES
  let sums = stakes
  for (const { player, purse, amount } of postings) {
    if (amount > 0) continue
    const { currency } = purseAt(table, player)
    const sum = sums[currency] ?? NOTHING
    sums = { ...sums, [currency]: { ...sum, [purse]: sum[purse] - amount } }
  }
  return sums
}
