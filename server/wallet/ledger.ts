import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/store/schema'
import { ACCOUNT_KINDS, type Account, accountId, unitOf } from '#server/wallet/accounts'
import { type Entry, inputHash, merged, type Transfer } from '#server/wallet/transfer'

export interface Balance {
  readonly account: string
  readonly balance: number
  readonly version: number
}

/** More was to be taken than is there. Nothing was changed; `balances` is what the accounts hold. */
export class Overdrawn extends Error {
  override readonly name = 'Overdrawn'
  readonly balances: readonly Balance[]
  constructor(balances: readonly Balance[], accounts: readonly string[]) {
    super(`Not enough money on ${accounts.join(', ')}: nothing was moved.`)
    this.balances = balances
  }
}

export class LedgerError extends Error {
  override readonly name = 'LedgerError'
}

type Tx = Transaction<Schema>

/** Accounts that exist stay as they are. */
export async function openAccounts(tx: Kysely<Schema>, accounts: readonly Account[]): Promise<void> {
  await tx
    .insertInto('accounts')
    .values(
      accounts.map((account) => ({
        id: accountId(account),
        owner: account.owner,
        kind: account.kind,
        currency: unitOf(account),
        may_overdraw: ACCOUNT_KINDS[account.kind].mayOverdraw,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Carries out transfers inside the caller's transaction, all or none, and gives the new balances.
 * Rows are locked in one order everywhere, so that two transfers never wait for each other.
 */
export async function post(tx: Tx, transfers: readonly Transfer[], at: number): Promise<readonly Balance[]> {
  const plans = transfers.map((transfer) => ({ transfer, entries: merged(transfer.entries) }))
  for (const { transfer, entries } of plans) requireZero(transfer.key, entries)
  const accounts = await lock(
    tx,
    plans.flatMap(({ entries }) => entries.flatMap(accountsOf)),
  )
  const written = plans.map(({ transfer, entries }) => ({ transfer, lines: carryOut(accounts, entries) }))
  const short = [...accounts.values()].filter(({ balance, mayOverdraw }) => balance < 0 && !mayOverdraw)
  if (short.length > 0) {
    throw new Overdrawn(
      [...accounts.values()].map(({ account, before, version }) => ({ account, balance: before, version })),
      short.map(({ account }) => account),
    )
  }
  await write(tx, written, at)
  return store(tx, [...accounts.values()])
}

function accountsOf({ account, shortfallTo }: Entry): readonly string[] {
  return shortfallTo === undefined ? [account] : [account, shortfallTo]
}

function requireZero(key: string, entries: readonly Entry[]): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const golden = entries
    .filter(({ account }) => isGolden(account))
    .reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0 || golden !== 0) throw new LedgerError(`Transfer ${key} does not sum to zero.`)
  if (!entries.every(({ amount }) => Number.isSafeInteger(amount))) {
    throw new LedgerError(`Transfer ${key} holds an amount that is no whole number of cents.`)
  }
}

function isGolden(account: string): boolean {
  return /^(golden|stakes-golden|promotions|grants):/.test(account)
}

interface Locked {
  readonly account: string
  readonly before: number
  readonly version: number
  readonly mayOverdraw: boolean
  balance: number
}

async function lock(tx: Tx, ids: readonly string[]): Promise<Map<string, Locked>> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'balance', 'version', 'may_overdraw'])
    .where(sql<boolean>`id = any(${wanted}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const accounts = new Map(
    rows.map(({ id, balance, version, may_overdraw: mayOverdraw }) => [
      id,
      { account: id, before: balance, balance, version, mayOverdraw },
    ]),
  )
  const missing = wanted.find((id) => !accounts.has(id))
  if (missing !== undefined) throw new LedgerError(`There is no account ${missing}.`)
  return accounts
}

interface Line {
  readonly account: string
  readonly amount: number
  readonly balanceAfter: number
}

function carryOut(accounts: Map<string, Locked>, entries: readonly Entry[]): readonly Line[] {
  const amounts = new Map(entries.map(({ account, amount }) => [account, amount]))
  for (const { account, amount, shortfallTo } of entries) {
    const missing = -((accounts.get(account)?.balance ?? 0) + amount)
    if (shortfallTo === undefined || missing <= 0) continue
    amounts.set(account, amount + missing)
    amounts.set(shortfallTo, (amounts.get(shortfallTo) ?? 0) - missing)
  }
  return [...amounts].flatMap(([account, amount]) => {
    const locked = accounts.get(account)
    if (locked === undefined || amount === 0) return []
    locked.balance += amount
    return [{ account, amount, balanceAfter: locked.balance }]
  })
}

interface Written {
  readonly transfer: Transfer
  readonly lines: readonly Line[]
}

async function write(tx: Tx, written: readonly Written[], at: number): Promise<void> {
  const rows = await tx
    .insertInto('transfers')
    .values(
      written.map(({ transfer }) => ({
        key: transfer.key,
        kind: transfer.kind,
        round: transfer.round,
        input_hash: inputHash(transfer),
        at,
        note: transfer.note ?? null,
      })),
    )
    .returning(['id', 'key'])
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const lines = written.flatMap(({ transfer, lines }) =>
    lines.map((line, index) => ({ ...line, transfer: ids.get(transfer.key) ?? 0, line: index + 1 })),
  )
  await sql`insert into entries (transfer_id, line, account_id, amount, balance_after)
    select * from unnest(
      ${lines.map(({ transfer }) => transfer)}::bigint[],
      ${lines.map(({ line }) => line)}::int[],
      ${lines.map(({ account }) => account)}::text[],
      ${lines.map(({ amount }) => amount)}::bigint[],
      ${lines.map(({ balanceAfter }) => balanceAfter)}::bigint[])`.execute(tx)
}

async function store(tx: Tx, accounts: readonly Locked[]): Promise<readonly Balance[]> {
  const moved = accounts.map(({ account, balance, version }) => ({ account, balance, version: version + 1 }))
  await sql`update accounts set balance = moved.balance, version = moved.version
    from unnest(
      ${moved.map(({ account }) => account)}::text[],
      ${moved.map(({ balance }) => balance)}::bigint[],
      ${moved.map(({ version }) => version)}::bigint[]) as moved (id, balance, version)
    where accounts.id = moved.id`.execute(tx)
  return moved
}
