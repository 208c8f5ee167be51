import type { Client } from '#server/operators/clients'
import { type Account, accountId, purseAccount } from '#server/wallet/accounts'
import type { Transfer } from '#server/wallet/transfer'

/** An operator's side of the book: below zero is what it gave for its players. One a table, so that none waits. */
export function operatorAccount(operator: string, table: string, currency: string): Account {
  return { kind: 'operator', owner: `${operator}/${table}/${currency}`, currency }
}

interface Moved extends Pick<Client, 'player' | 'operator' | 'currency'> {
  readonly table: string
  readonly amount: number
}

/** What an operator with the built-in wallet brought for its players, below zero, and took away again. */
export function operatorPurse(operator: string, currency: string): Account {
  return { kind: 'operator', owner: `${operator}/${currency}`, currency }
}

const DEBIT_KEY = 'debit/'

/** From the operator to the player, to be staked. */
export function debitTransfer(code: string, moved: Moved): Transfer {
  return { key: `${DEBIT_KEY}${code}`, kind: 'debit', round: null, entries: entriesOf(moved, moved.amount) }
}

export function debitCodeOf({ key }: Transfer): string {
  return key.slice(DEBIT_KEY.length)
}

/** What a round left, from the player to the operator. */
export function creditTransfer(code: string, moved: Moved): Transfer {
  return { key: `credit/${code}`, kind: 'credit', round: null, entries: entriesOf(moved, -moved.amount) }
}

function entriesOf({ operator, table, currency, player }: Moved, amount: number) {
  return [
    { account: accountId(operatorAccount(operator, table, currency)), amount: -amount },
    { account: purseAccount(player, 'cash'), amount },
  ]
}
