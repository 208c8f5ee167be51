import type { GameId } from '#engine/games'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { gameOf } from '#engine/table/family'
import type { GameEvent, TableEvent } from '#engine/table/types'
import { purseAccount, tableAccount } from '#server/wallet/accounts'
import type { Stakes } from '#server/wallet/stakes'
import type { Entry, Transfer } from '#server/wallet/transfer'

export interface Place {
  readonly table: string
  readonly game: GameId
  readonly round: string
}

/**
 * The only place where game meets money: the transfer that an event brings with it, or null.
 * Stakes go from the players into the round; what is paid early comes from the house; at the round's end all
 * stakes go to the house and it pays what is to be paid, so that nothing is left in the round.
 */
export function transferOf(
  place: Place,
  version: number,
  event: TableEvent,
  stakes: Stakes,
): Transfer | null {
  if (isHouseEvent(event)) return null
  const postings = gameOf(place.game).postings(event)
  const ends = isRoundEnd(event)
  const entries: Entry[] = []
  for (const { player, purse, amount } of postings) {
    const house = tableAccount(place.table, purse, 'house')
    const side = amount < 0 && !ends ? tableAccount(place.table, purse, 'stakes') : house
    const account = purseAccount(player, purse)
    entries.push(ends && amount < 0 ? { account, amount, shortfallTo: house } : { account, amount })
    entries.push({ account: side, amount: -amount })
  }
  if (ends)
    entries.push(...sweep(place.table, 'cash', stakes.cash), ...sweep(place.table, 'golden', stakes.golden))
  if (entries.length === 0) return null
  return { key: `${place.table}/${version}`, kind: kindOf(event), round: place.round, entries }
}

function sweep(table: string, purse: 'cash' | 'golden', amount: number): readonly Entry[] {
  if (amount === 0) return []
  return [
    { account: tableAccount(table, purse, 'stakes'), amount: -amount },
    { account: tableAccount(table, purse, 'house'), amount },
  ]
}

function kindOf({ type }: GameEvent): Transfer['kind'] {
  if (type === 'settled') return 'settle'
  if (type === 'cancelled') return 'cancel'
  return type === 'paid' ? 'pay' : 'stake'
}
