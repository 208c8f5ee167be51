import type { PlayerId, TableId } from '#engine/ids'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { postingsOf } from '#engine/table/postings'
import { purseAt } from '#engine/table/purses'
import type { GameEvent, TableEvent, TableState } from '#engine/table/types'
import { type Account, purseAccount, sessionAccount, type Till, tableAccount } from '#server/wallet/accounts'
import type { Stakes } from '#server/wallet/stakes'
import type { Entry, Transfer } from '#server/wallet/transfer'

export interface Place {
  readonly table: TableId
  readonly state: Pick<TableState, 'id' | 'currency' | 'purses' | 'round'>
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
  postings = postingsOf(place.state, event),
): Transfer | null {
  if (isHouseEvent(event)) return null
  const { table, state } = place
  const ends = isRoundEnd(event)
  const entries: Entry[] = []
  for (const { player, purse, amount } of postings) {
    const till = tillOf(place, purseAt(state, player).currency)
    const house = tableAccount(till, purse, 'house')
    const side = amount < 0 && !ends ? tableAccount(till, purse, 'stakes') : house
    const account = accountOf(state, player, purse)
    entries.push(ends && amount < 0 ? { account, amount, shortfallTo: house } : { account, amount })
    entries.push({ account: side, amount: -amount })
  }
  if (ends) {
    for (const [currency, { cash, golden }] of Object.entries(stakes)) {
      const till = tillOf(place, currency)
      entries.push(...sweep(till, 'cash', cash), ...sweep(till, 'golden', golden))
    }
  }
  if (entries.length === 0) return null
  return { key: `${table}/${version}`, kind: kindOf(event), round: state.round?.code ?? '', entries }
}

export function tillOf(
  { table, state }: Pick<Place, 'table'> & { state: Pick<TableState, 'currency'> },
  currency: string,
): Till {
  return { table, currency, foreign: currency !== state.currency }
}

/** What a player pays from and is paid to: the session's money where there is one (TP-18). Golden chips stay apart. */
function accountOf(state: Place['state'], player: PlayerId, purse: 'cash' | 'golden'): Account {
  const { session } = purseAt(state, player)
  return purse === 'cash' && session !== null ? sessionAccount(session) : purseAccount(player, purse)
}

function sweep(till: Till, purse: 'cash' | 'golden', amount: number): readonly Entry[] {
  if (amount === 0) return []
  return [
    { account: tableAccount(till, purse, 'stakes'), amount: -amount },
    { account: tableAccount(till, purse, 'house'), amount },
  ]
}

function kindOf({ type }: GameEvent): Transfer['kind'] {
  if (type === 'settled') return 'settle'
  if (type === 'cancelled') return 'cancel'
  return type === 'paid' ? 'pay' : 'stake'
}
