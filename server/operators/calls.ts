import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import { operatorAccount, purseAccount } from '#server/wallet/accounts'
import { openAccounts } from '#server/wallet/ledger'
import type { Funding, Transfer } from '#server/wallet/transfer'

type Db = Kysely<Schema> | Transaction<Schema>

/** What is asked of an operator, as the store keeps it. */
export interface Call {
  /** The transaction id that the operator knows it by. */
  readonly code: string
  readonly operator: OperatorId
  readonly player: PlayerId
  readonly table: TableId
  readonly round: RoundCode
  readonly amount: number
  readonly currency: string
}

export interface Delivery extends Call {
  readonly kind: 'credit' | 'cancel'
  /** What a cancel takes back. */
  readonly debit: string | null
}

export function newDebitCode(): string {
  return `d_${randomBytes(15).toString('base64url')}`
}

/** A round has one credit a player, and one more if it is not to count later; a debit has one cancel. */
export function creditCode(round: RoundCode, player: PlayerId, before: number): string {
  return `c_${round}_${player}${before === 0 ? '' : `_${before + 1}`}`
}

export function cancelCode(debit: string): string {
  return `x_${debit}`
}

/** From the operator to the player, to be staked. */
export function debitTransfer(call: Call): Funding {
  const entries = entriesOf(call, call.amount)
  return { key: `debit/${call.code}`, kind: 'debit', round: null, entries, call: call.code }
}

/** What a round left, from the player to the operator. */
export function creditTransfer(call: Call): Transfer {
  const entries = entriesOf(call, -call.amount)
  return { key: `credit/${call.code}`, kind: 'credit', round: null, entries }
}

/** Where what is got from operators is counted, table by table. */
export function openTills(db: Db, calls: readonly Omit<Call, 'code'>[]): Promise<void> {
  const tills = calls.map(({ operator, table, currency }) => ({
    account: operatorAccount(operator, table, currency),
    currency,
  }))
  return openAccounts(db, tills)
}

function entriesOf({ operator, table, currency, player }: Call, amount: number) {
  return [
    { account: operatorAccount(operator, table, currency), amount: -amount },
    { account: purseAccount(player, 'cash'), amount },
  ]
}

/** Written before the operator is asked: whatever happens then, there is a trace of it. */
export function noteDebits(db: Db, debits: readonly Call[], at: number): Promise<void> {
  return insert(
    db,
    'debit',
    'asked',
    debits.map((debit) => ({ ...debit, debit: null })),
    at,
  )
}

export async function noteDeliveries(db: Db, deliveries: readonly Delivery[], at: number): Promise<void> {
  for (const kind of ['cancel', 'credit'] as const) {
    await insert(
      db,
      kind,
      'waiting',
      deliveries.filter((delivery) => delivery.kind === kind),
      at,
    )
  }
}

async function insert(
  db: Db,
  kind: 'debit' | 'credit' | 'cancel',
  state: 'asked' | 'waiting',
  calls: readonly (Call & { readonly debit: string | null })[],
  at: number,
): Promise<void> {
  if (calls.length === 0) return
  await sql`insert into wallet_calls
      (code, operator, player_id, table_id, round, kind, debit_code, amount, currency, state, next_at, at)
    select c.code, c.operator, c.player, c.table_id, c.round, ${kind}::text, c.debit, c.amount, c.currency,
      ${state}::text, ${at}::bigint, ${at}::bigint
    from unnest(
      ${calls.map(({ code }) => code)}::text[],
      ${calls.map(({ operator }) => operator)}::text[],
      ${calls.map(({ player }) => player)}::text[],
      ${calls.map(({ table }) => table)}::text[],
      ${calls.map(({ round }) => round)}::text[],
      ${calls.map(({ debit }) => debit)}::text[],
      ${calls.map(({ amount }) => amount)}::bigint[],
      ${calls.map(({ currency }) => currency)}::text[])
      with ordinality as c (code, operator, player, table_id, round, debit, amount, currency, place)
    order by c.place`.execute(db)
}

/** Their money is in the book now. Gives those that could not be: somebody gave them up meanwhile. */
export async function bookDebits(tx: Db, codes: readonly string[], at: number): Promise<readonly string[]> {
  const { rows } = await sql<{
    code: string
  }>`update wallet_calls set state = 'booked', done_at = ${at}::bigint
    where code = any(${codes}::text[]) and state = 'asked' returning code`.execute(tx)
  const booked = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => !booked.has(code))
}

/** The operator said no: there is nothing to take back. */
export async function refuseDebits(
  db: Db,
  refused: readonly { readonly code: string; readonly why: string }[],
  at: number,
): Promise<void> {
  if (refused.length === 0) return
  await sql`update wallet_calls set state = 'refused', done_at = ${at}::bigint, trouble = r.why
    from unnest(${refused.map(({ code }) => code)}::text[], ${refused.map(({ why }) => why)}::text[]) as r (code, why)
    where wallet_calls.code = r.code and state = 'asked'`.execute(db)
}

/** Debits that no bet came of, or whose fate is unknown: each is taken back, once. Gives their operators. */
export function giveUpDebits(
  db: Kysely<Schema>,
  which: { readonly codes: readonly string[] } | { readonly askedBefore: number },
  at: number,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('wallet_calls')
      .set({ state: 'given-up', done_at: at })
      .where('state', '=', 'asked')
      .where((where) =>
        'codes' in which
          ? sql<boolean>`code = any(${which.codes}::text[])`
          : where('at', '<', which.askedBefore),
      )
      .returning(['code', 'operator', 'player_id', 'table_id', 'round', 'amount', 'currency'])
      .execute()
    await noteDeliveries(tx, rows.map(cancelOf), at)
    return [...new Set(rows.map(({ operator }) => operator))]
  })
}

type DebitRow = Pick<
  Schema['wallet_calls'],
  'code' | 'operator' | 'player_id' | 'table_id' | 'round' | 'amount' | 'currency'
>

export function cancelOf({ code, player_id: player, table_id: table, ...rest }: DebitRow): Delivery {
  return { ...rest, player, table, code: cancelCode(code), kind: 'cancel', debit: code }
}
