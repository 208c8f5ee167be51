import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/store/schema'
import {
  ACCOUNT_KINDS,
  type Account,
  type AccountId,
  type Opening,
  purseAccount,
  purseOf,
  unitOf,
} from '#server/wallet/accounts'
import { type Entry, inputHash, merged, type Transfer } from '#server/wallet/transfer'

export interface Balance {
  readonly account: Account
  readonly balance: number
  readonly version: number
}

/** More was to be taken than is there. Nothing was changed; `balances` is what the accounts hold. */
export class Overdrawn extends Error {
  override readonly name = 'Overdrawn'
  readonly balances: readonly Balance[]
  constructor(balances: readonly Balance[], accounts: readonly Account[]) {
    super(`Not enough money on ${accounts.map(({ id }) => id).join(', ')}: nothing was moved.`)
    this.balances = balances
  }
}

export class LedgerError extends Error {
  override readonly name = 'LedgerError'
}

type Tx = Transaction<Schema>

/** Accounts that exist stay as they are. */
export async function openAccounts(tx: Kysely<Schema>, accounts: readonly Opening[]): Promise<void> {
  await tx
    .insertInto('accounts')
    .values(
      accounts.map(({ account: { id, kind, owner, table, operator }, currency }) => ({
        id,
        owner,
        kind,
        currency: unitOf(kind, currency),
        may_overdraw: ACCOUNT_KINDS[kind].mayOverdraw,
        table_id: table ?? null,
        operator: operator ?? null,
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
  const accounts = await lock(
    tx,
    plans.flatMap(({ entries }) => entries.flatMap(accountsOf)),
  )
  for (const { transfer, entries } of plans) requireZero(transfer.key, entries, accounts)
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

function accountsOf({ account, shortfallTo }: Entry): readonly Account[] {
  return shortfallTo === undefined ? [account] : [account, shortfallTo]
}

/** Each currency by itself; golden chips are one of their own. */
function requireZero(key: string, entries: readonly Entry[], accounts: ReadonlyMap<AccountId, Locked>): void {
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount)) {
      throw new LedgerError(`Transfer ${key} holds an amount that is no whole number of cents.`)
    }
    const currency = accounts.get(account.id)?.currency ?? ''
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new LedgerError(`Transfer ${key} does not sum to zero in ${currency}.`)
  }
}

interface Locked {
  readonly account: Account
  readonly before: number
  readonly version: number
  readonly currency: string
  readonly mayOverdraw: boolean
  balance: number
}

/** Holds accounts still until the caller's transaction ends. */
export async function lock(tx: Tx, accounts: readonly Account[]): Promise<Map<AccountId, Locked>> {
  const wanted = new Map<string, Account>(accounts.map((account) => [account.id, account]))
  const held = [...wanted.values()]
    .flatMap((account) => [account, ...cashBeside(account)])
    .map(({ id }) => id)
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'balance', 'version', 'currency', 'may_overdraw'])
    .where(sql<boolean>`id = any(${held}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const locked = new Map<AccountId, Locked>()
  for (const { id, balance, version, currency, may_overdraw: mayOverdraw } of rows) {
    const account = wanted.get(id)
    if (account !== undefined)
      locked.set(account.id, { account, before: balance, balance, version, currency, mayOverdraw })
  }
  const missing = accounts.find(({ id }) => !locked.has(id))
  if (missing !== undefined) throw new LedgerError(`There is no account ${missing.id}.`)
  return locked
}

/**
 * A player's chips move with the cash held still, so that a round's balances are the same whenever they are read: what
 * another table moves comes before or after, never both.
 */
function cashBeside(account: Account): readonly Account[] {
  const of = purseOf(account)
  return of?.purse === 'golden' ? [purseAccount(of.player, 'cash')] : []
}

interface Movement {
  readonly account: AccountId
  readonly amount: number
  readonly balanceAfter: number
}

function carryOut(accounts: Map<AccountId, Locked>, entries: readonly Entry[]): readonly Movement[] {
  const amounts = new Map(entries.map(({ account, amount }) => [account.id, amount]))
  for (const { account, amount, shortfallTo } of entries) {
    const missing = -((accounts.get(account.id)?.balance ?? 0) + amount)
    if (shortfallTo === undefined || missing <= 0) continue
    amounts.set(account.id, amount + missing)
    amounts.set(shortfallTo.id, (amounts.get(shortfallTo.id) ?? 0) - missing)
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
  readonly lines: readonly Movement[]
}

async function write(tx: Tx, written: readonly Written[], at: number): Promise<void> {
  const transfers = written.map(({ transfer }) => transfer)
  const { rows } = await sql<{ id: number; key: string }>`
    insert into transfers (key, kind, round, input_hash, at, note, payment, step, operator)
    select t.key, t.kind, t.round, t.input_hash, ${at}::bigint, t.note, t.payment, t.step, t.operator from unnest(
      ${transfers.map(({ key }) => key)}::text[],
      ${transfers.map(({ kind }) => kind)}::text[],
      ${transfers.map(({ round }) => round)}::text[],
      ${transfers.map(inputHash)}::text[],
      ${transfers.map(({ note }) => note ?? null)}::text[],
      ${transfers.map(({ payment }) => payment?.code ?? null)}::text[],
      ${transfers.map(({ payment }) => payment?.step ?? null)}::text[],
      ${transfers.map(({ operator }) => operator ?? null)}::text[])
      with ordinality as t (key, kind, round, input_hash, note, payment, step, operator, place) order by t.place
    returning id, key`.execute(tx)
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
      ${moved.map(({ account }) => account.id)}::text[],
      ${moved.map(({ balance }) => balance)}::bigint[],
      ${moved.map(({ version }) => version)}::bigint[]) as moved (id, balance, version)
    where accounts.id = moved.id`.execute(tx)
  return moved
}
