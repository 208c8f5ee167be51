import { sql, type Transaction } from 'kysely'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'
import {
  type Call,
  cancelOf,
  creditCode,
  creditTransfer,
  type Delivery,
  noteDeliveries,
  openTills,
} from '#server/operators/calls'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import { type Balance, LedgerError, post } from '#server/wallet/ledger'

export interface Swept {
  readonly deliveries: readonly Delivery[]
  readonly balances: readonly Balance[]
}

const NOTHING: Swept = { deliveries: [], balances: [] }

/** What rounds that ended, or are not to count any more, leave to operators' players goes back to the operators. */
export async function sweepRounds(
  tx: Transaction<Schema>,
  batch: Batch,
  operators: readonly OperatorId[],
): Promise<Swept> {
  const voided = batch.events.flatMap((event) => (event.type === 'voided' ? [event.code] : []))
  const rounds = [...batch.ended.map(({ code }) => code), ...voided]
  if (rounds.length === 0) return NOTHING
  // A round may end or be voided when its operator is not configured any more: what it gives back waits for it.
  if (operators.length === 0 && !(await wereCalled(tx, rounds))) return NOTHING
  const rests = await restsOf(tx, rounds, operators)
  const cancelled = new Set(
    batch.ended.flatMap(({ code, outcome }) => (outcome === 'cancelled' ? [code] : [])),
  )
  const deliveries: Delivery[] = []
  const credits: Call[] = []
  for (const rest of rests) {
    const { round, player, debited, left } = rest
    if (left < 0) throw new LedgerError(`Round ${round} took more from ${player} than was debited.`)
    if (rest.credits > 0 && left === 0) continue
    const credit = { ...callOf(batch.table, rest), code: creditCode(round, player, rest.credits) }
    if (left > 0) credits.push(credit)
    // A round that was not played is no round: its debits are undone one by one.
    if (cancelled.has(round) && left === debited) deliveries.push(...(await cancelsOf(tx, rest)))
    else deliveries.push({ ...credit, kind: 'credit', debit: null })
  }
  await noteDeliveries(tx, deliveries, batch.at)
  if (credits.length === 0) return { deliveries, balances: [] }
  await openTills(tx, credits)
  return { deliveries, balances: await post(tx, credits.map(creditTransfer), batch.at) }
}

async function wereCalled(tx: Transaction<Schema>, rounds: readonly RoundCode[]): Promise<boolean> {
  const call = await tx
    .selectFrom('wallet_calls')
    .select('id')
    .where(sql<boolean>`round = any(${rounds}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return call !== undefined
}

interface Rest {
  readonly round: RoundCode
  readonly player: PlayerId
  readonly operator: OperatorId
  readonly currency: string
  readonly debited: number
  /** How much of the player's cash here belongs to the round. */
  readonly left: number
  /** Credits that the round had before. */
  readonly credits: number
}

/** Every player of these operators who has something to do with the rounds. */
async function restsOf(
  tx: Transaction<Schema>,
  rounds: readonly RoundCode[],
  operators: readonly OperatorId[],
): Promise<readonly Rest[]> {
  const { rows } = await sql<Rest>`
    with called as (
      select round, player_id, coalesce(sum(amount) filter (where kind = 'debit' and state = 'booked'), 0) as debited,
        coalesce(sum(amount) filter (where kind = 'credit'), 0) as credited,
        count(*) filter (where kind = 'credit') as credits
      from wallet_calls where round = any(${rounds}::text[]) group by round, player_id
    ), played as (
      select t.round, p.id as player_id, sum(e.amount) as moved
      from transfers t join entries e on e.transfer_id = t.id
        join accounts a on a.id = e.account_id and a.kind = 'cash' join players p on p.id = a.owner
      where t.round = any(${rounds}::text[]) and p.operator is not null
      group by t.round, p.id
    )
    select round, p.id as player, p.operator, p.currency, coalesce(c.debited, 0)::bigint as debited,
      (coalesce(c.debited, 0) + coalesce(played.moved, 0) - coalesce(c.credited, 0))::bigint as left,
      coalesce(c.credits, 0)::bigint as credits
    from called c full join played using (round, player_id) join players p on p.id = player_id
    where c.debited > 0 or (played.moved is not null and p.operator = any(${operators}::text[]))
    order by round, p.id`.execute(tx)
  return rows
}

async function cancelsOf(tx: Transaction<Schema>, { round, player }: Rest): Promise<readonly Delivery[]> {
  const debits = await tx
    .selectFrom('wallet_calls')
    .select(['code', 'operator', 'player_id', 'table_id', 'round', 'amount', 'currency'])
    .where('round', '=', round)
    .where('player_id', '=', player)
    .where('state', '=', 'booked')
    .orderBy('id')
    .execute()
  return debits.map(cancelOf)
}

function callOf(table: TableId, { round, player, operator, currency, left }: Rest): Omit<Call, 'code'> {
  return { operator, player, table, round, amount: left, currency }
}
