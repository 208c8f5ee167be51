import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { NEEDS_SECOND } from '#protocol/staff/from-supervisor'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'
import { ACTIONS } from '#server/tables/live/deed'
import type { Agreed } from '#tests/floor/crew'
import type { AnsweredOrder } from '#tests/floor/staff-line'

interface Heard {
  readonly player: string
  readonly id: string
  readonly answer: object
}

/** What was answered stands: the store has the same answer. Gives its rows. */
export async function keptAnswers(db: Kysely<Schema>, heard: readonly Heard[], findings: Findings) {
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'command_id', 'table_id', 'answer', 'at'])
    .where(
      sql<boolean>`(player_id, command_id) in (select * from unnest(
        ${heard.map(({ player }) => player)}::text[], ${heard.map(({ id }) => id)}::text[]))`,
    )
    .execute()
  const kept = new Map(rows.map((row) => [`${row.player_id} ${row.command_id}`, row]))
  for (const { player, id, answer } of heard) {
    const row = kept.get(`${player} ${id}`)
    findings.must(
      row !== undefined && isDeepStrictEqual(JSON.parse(row.answer), answer),
      () => `${player} was told ${JSON.stringify(answer)} to ${id}, and the store says ${row?.answer}.`,
    )
  }
  findings.count('answers', heard.length)
  return kept
}

/** Nothing was ordered of a table: nobody noted it. */
const NOT_NOTED: readonly string[] = ['closing', 'dealing-elsewhere']

/** FL-5: so do the answers to staff. What they did is written down, and what waits for a second person waits. */
export async function keptOrders(
  db: Kysely<Schema>,
  orders: readonly AnsweredOrder[],
  findings: Findings,
): Promise<void> {
  const staff = await db.selectFrom('staff').select(['id', 'name']).execute()
  const ids = new Map(staff.map(({ id, name }) => [name, id]))
  const seconded = orders.filter(({ command }) => NEEDS_SECOND.some((name) => name === command.do))
  const noted = orders
    .filter((order) => !seconded.includes(order))
    .filter(({ answer }) => answer.ok || !NOT_NOTED.includes(answer.reason))
  const sender = ({ by }: AnsweredOrder) => `staff:${ids.get(by)}`
  const heard = noted.map((order) => ({ player: sender(order), id: order.id, answer: order.answer }))
  const kept = await keptAnswers(db, heard, findings)
  await keptDeeds(
    db,
    noted
      .filter(({ answer }) => answer.ok)
      .map((order) => ({ ...order, at: kept.get(`${sender(order)} ${order.id}`)?.at ?? 0 })),
    findings,
  )
  const asked = seconded.filter(({ answer }) => !answer.ok && answer.text.includes('they are asked'))
  await keptAsking(
    db,
    asked.map((order) => ({ ...order, staff: ids.get(order.by) })),
    findings,
  )
  findings.count('orders', orders.length)
}

/** What staff did at a table is in their log, with the moment at which the table did it: each of them once. */
async function keptDeeds(
  db: Kysely<Schema>,
  done: readonly (AnsweredOrder & { readonly at: number })[],
  findings: Findings,
): Promise<void> {
  const { rows } = await sql<{ actor: string; action: string; table_id: string; at: number }>`
    select actor, action, table_id, at from staff_events
    where (actor, action, table_id, at) in (select * from unnest(
      ${done.map(({ by }) => by)}::text[], ${done.map(({ command }) => ACTIONS[command.do])}::text[],
      ${done.map(({ table }) => table)}::text[], ${done.map(({ at }) => at)}::bigint[]))`.execute(db)
  const deeds = new Map<string, number>()
  for (const { actor, action, table_id, at } of rows) {
    const deed = `${actor} ${action} ${table_id} ${at}`
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1)
  }
  for (const { by, table, at, id, command } of done) {
    const deed = `${by} ${ACTIONS[command.do]} ${table} ${at}`
    const left = deeds.get(deed) ?? 0
    deeds.set(deed, left - 1)
    findings.must(left > 0, () => `${by} did '${command.do}' (${id}), and it is not in the log of staff.`)
  }
}

/** A second person is asked once, however often somebody orders the same: by their first order of it. */
async function keptAsking(
  db: Kysely<Schema>,
  told: readonly (AnsweredOrder & { readonly staff: string | undefined })[],
  findings: Findings,
): Promise<void> {
  const rows = await db.selectFrom('approvals').select(['staff_id', 'table_id', 'round', 'command']).execute()
  const known = rows.map(({ command, ...row }) => ({ ...row, do: JSON.parse(command).do as string }))
  for (const { id, by, staff, table, command } of told)
    findings.must(
      known.some(
        (one) =>
          one.staff_id === staff &&
          one.table_id === table &&
          one.do === command.do &&
          'round' in command &&
          one.round === command.round,
      ),
      () => `${by} was told that a second person is asked about ${id}: none is.`,
    )
}

/** What a second person agreed to is done. */
export async function keptApprovals(
  db: Kysely<Schema>,
  agreed: readonly Agreed[],
  findings: Findings,
): Promise<void> {
  const rows = await db
    .selectFrom('approvals')
    .leftJoin('rounds', 'rounds.code', 'approvals.round')
    .select(['approvals.id', 'state', 'rounds.outcome'])
    .where('approvals.id', '=', sql<string>`any(${agreed.map(({ approval }) => approval)}::text[])`)
    .execute()
  const kept = new Map(rows.map((row) => [row.id, row]))
  for (const { approval, to } of agreed) {
    const row = kept.get(approval)
    const outcome = to === 'voidRound' ? 'voided' : 'cancelled'
    findings.must(
      row?.state === 'done' && row.outcome === outcome,
      () => `Approval ${approval} is told to be done, and is ${row?.state}: its round is ${row?.outcome}.`,
    )
  }
  findings.count('approvals', kept.size)
}
