import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'

/** After how many days what nobody needs any more may go; 0 is never. Rounds, events and the book always stay. */
export interface Retention {
  /** Guests who never played, since they were last here. */
  readonly guestDays: number
  /** Answers to commands: after that an old command id is taken for a new one. */
  readonly answerDays: number
  /** Sign-ins, of players and of staff, since they were last used. A guest's stays with the guest. */
  readonly signInDays: number
  readonly chatDays: number
}

export const RETIRED = ['guests', 'answers', 'signIns', 'staffSignIns', 'chatLines'] as const
export type Retired = Readonly<Record<(typeof RETIRED)[number], number>>

type Tx = Transaction<Schema>

interface Rule {
  readonly what: (typeof RETIRED)[number]
  readonly days: keyof Retention
  /** What is older than the moment, as the rows of a query. */
  old(before: number): RawBuilder<unknown>
  /** Takes some of it away, and says how many. */
  retire(tx: Tx, before: number): Promise<number>
}

const DAY_MILLIS = 86_400_000
const AT_ONCE = 1_000

/** In this order: what refers to something goes before it. */
const RULES: readonly Rule[] = [
  plain('chatLines', 'chatDays', (before) => sql`chat_lines where at < ${before}::bigint`),
  plain(
    'signIns',
    'signInDays',
    (before) => sql`sign_ins where seen_at < ${before}::bigint
      and exists (select 1 from players p where p.id = player_id and p.kind <> 'guest')`,
  ),
  plain('staffSignIns', 'signInDays', (before) => sql`staff_sign_ins where seen_at < ${before}::bigint`),
  {
    what: 'answers',
    days: 'answerDays',
    old: (before) => sql`answers where at < ${before}::bigint`,
    retire: async (tx, before) => {
      const { rows } = await sql<{ gone: number }>`
        select retire_answers(${before}::bigint, ${sql.lit(AT_ONCE)}) as gone`.execute(tx)
      return rows[0]?.gone ?? 0
    },
  },
  { what: 'guests', days: 'guestDays', old: idleGuests, retire: retireGuests },
]

function plain(what: Rule['what'], days: Rule['days'], old: Rule['old']): Rule {
  return {
    what,
    days,
    old,
    retire: async (tx, before) => {
      const from = old(before)
      const table = sql.raw(TABLES[what] ?? '')
      const { numAffectedRows } = await sql`delete from ${table}
        where ctid = any (array(select ctid from ${from} limit ${sql.lit(AT_ONCE)}))`.execute(tx)
      return Number(numAffectedRows ?? 0)
    },
  }
}

const TABLES: Partial<Readonly<Record<Rule['what'], string>>> = {
  chatLines: 'chat_lines',
  signIns: 'sign_ins',
  staffSignIns: 'staff_sign_ins',
}

/** Not here for so long, and nothing in the book but the money they were given: no stake, no payment, no rule of play. */
function idleGuests(before: number): RawBuilder<unknown> {
  return sql`players p where kind = 'guest' and created_at < ${before}::bigint
    and not exists (select 1 from sign_ins s where s.player_id = p.id and s.seen_at >= ${before}::bigint)
    and not exists (select 1 from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
      where a.owner = p.id and a.kind in ('cash', 'golden') and t.kind <> 'grant')
    and not exists (select 1 from payments where player = p.id)
    and not exists (select 1 from play_changes where player = p.id)`
}

/** Who they were goes; their accounts stay, because the book has entries on them. */
async function retireGuests(tx: Tx, before: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from ${idleGuests(before)} limit ${sql.lit(AT_ONCE)} for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  for (const table of ['sign_ins', 'settings', 'challenges'] as const) {
    await sql`delete from ${sql.table(table)} where player_id = any(${ids}::text[])`.execute(tx)
  }
  await sql`delete from players where id = any(${ids}::text[])`.execute(tx)
  return ids.length
}

function cutoff(retention: Retention, { days }: Rule, now: number): number | null {
  return retention[days] === 0 ? null : now - retention[days] * DAY_MILLIS
}

/** What would go now. */
export async function retirable(db: Kysely<Schema>, retention: Retention, now: number): Promise<Retired> {
  const counts = { ...NOTHING }
  for (const rule of RULES) {
    const before = cutoff(retention, rule, now)
    if (before === null) continue
    const { rows } = await sql<{
      count: number
    }>`select count(*)::bigint as count from ${rule.old(before)}`.execute(db)
    counts[rule.what] = rows[0]?.count ?? 0
  }
  return counts
}

const NOTHING: Record<Rule['what'], number> = {
  guests: 0,
  answers: 0,
  signIns: 0,
  staffSignIns: 0,
  chatLines: 0,
}

/** Takes it away, a little at a time so that nobody waits long, and notes that it did. */
export async function retire(
  db: Kysely<Schema>,
  retention: Retention,
  { now, actor }: { readonly now: number; readonly actor: string },
): Promise<Retired> {
  const gone = { ...NOTHING }
  for (const rule of RULES) {
    const before = cutoff(retention, rule, now)
    if (before === null) continue
    for (let some = -1; some !== 0; gone[rule.what] += some) {
      some = await db.transaction().execute((tx) => rule.retire(tx, before))
      if (some === 0) break
    }
  }
  if (RETIRED.some((what) => gone[what] > 0)) {
    const deed = {
      actor,
      action: 'retired',
      subject: 'store',
      reason: null,
      before: retention,
      after: gone,
      at: now,
    }
    await db.transaction().execute((tx) => noteStaff(tx, deed))
  }
  return gone
}
