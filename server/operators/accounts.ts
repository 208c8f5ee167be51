import type { TableId } from '#engine/ids'
import type { Client } from '#server/operators/clients'
import { operatorAccount, purseAccount } from '#server/wallet/accounts'
import type { Funding, Transfer } from '#server/wallet/transfer'

interface Moved extends Pick<Client, 'player' | 'operator' | 'currency'> {
  readonly table: TableId
  readonly amount: number
}

/** From the operator to the player, to be staked. */
export function debitTransfer(code: string, moved: Moved): Funding {
  const entries = entriesOf(moved, moved.amount)
  return { key: `debit/${code}`, kind: 'debit', round: null, entries, call: code }
}

/** What a round left, from the player to the operator. */
export function creditTransfer(code: string, moved: Moved): Transfer {
  return { key: `credit/${code}`, kind: 'credit', round: null, entries: entriesOf(moved, -moved.amount) }
}

function entriesOf({ operator, table, currency, player }: Moved, amount: number) {
  return [
    { account: operatorAccount(operator, table, currency), amount: -amount },
    { account: purseAccount(player, 'cash'), amount },
  ]
}
