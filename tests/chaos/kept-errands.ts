import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'
import { DESK, type Desk, type DoneErrand, type Errand } from '#tests/floor/desk'

/** Where something is looked for. */
const PLACES = {
  log: `(select * from staff_events where actor = '${DESK}') as log`,
  book: "transfers join entries on transfer_id = transfers.id and kind = 'grant'",
  golden_grants: 'golden_grants',
  closures: 'closures',
  chat_mutes: 'chat_mutes',
  chat_lines: 'chat_lines',
  play_sessions: 'play_sessions',
} as const

/** A row that is there so many times: by some of its columns, each as it is or null. */
interface Trace {
  readonly of: Errand
  readonly place: keyof typeof PLACES
  readonly row: Readonly<Record<string, unknown>>
  readonly times: 0 | 1
}

type Left = readonly (readonly [place: Trace['place'], row: Trace['row']])[]

/** What stays of an errand. */
const LEFT: Readonly<Record<Errand['kind'], (done: DoneErrand) => Left>> = {
  grants: (done) => {
    const { subject, mark, body } = done
    const given = { account_id: purseAccount(subject, 'golden').id, amount: body.amount }
    return [
      noted('golden-granted', done),
      ['golden_grants', { id: mark, player_id: subject, amount: body.amount, granted_by: DESK }],
      ['book', { key: `golden/${mark}`, ...given }],
      // No other grant is of this amount: neither was it given under another key.
      ['book', given],
    ]
  },
  closures: (done) => [noted(`${done.body.scope}-closed`, done)],
  openings: (done) => (done.isChange ? [noted(`${done.body.scope}-opened`, done)] : []),
  mutes: (done) => [
    noted('chat-muted', done),
    ['chat_mutes', { player_id: done.subject, muted_by: DESK, reason: done.mark, until: done.answer.until }],
  ],
  unmutes: (done) => [noted('chat-unmuted', done)],
  lines: ({ subject, mark, answer: { line, at } }) => [
    ['log', { action: 'chat-said', subject, at }],
    ['chat_lines', { id: line, table_id: subject, staff: DESK, text: mark, at }],
  ],
  'hidden lines': (done) => [
    noted('chat-hidden', done),
    ['chat_lines', { id: done.subject, hidden_by: DESK, hidden_why: done.mark }],
  ],
  replies: ({ subject, mark, answer: { line, at } }) => [
    ['log', { action: 'support-answered', subject, at }],
    ['chat_lines', { id: line, player_id: subject, staff: DESK, text: mark, at }],
  ],
  'ended sessions': (done) => [
    noted('session-ended', done),
    ['play_sessions', { id: done.subject, state: 'ended', ended_by: 'staff' }],
  ],
  'seen alarms': ({ subject, answer }) => {
    const { at } = answer.seen as { readonly at: number }
    return [['log', { action: 'alarm-acknowledged', subject, at }]]
  },
}

function noted(action: string, { subject, mark }: DoneErrand): Left[number] {
  return ['log', { action, subject, reason: mark }]
}

/** FL-5: what a supervisor did by a route is done, and written down. */
export async function keptErrands(
  db: Kysely<Schema>,
  done: readonly DoneErrand[],
  findings: Findings,
): Promise<void> {
  const traces = done.flatMap((of) =>
    LEFT[of.kind](of).map(([place, row]) => ({ of, place, row, times: 1 }) as const),
  )
  await find(db, traces, findings)
  for (const { kind } of done) findings.count(kind)
  const repeated = done.filter(({ sends }) => sends > 1)
  if (repeated.length > 0) findings.count('repeated grants', repeated.length)
}

/** What is closed and who is muted, as it was ordered last; where that has no answer it may be either. */
export async function standingErrands(
  db: Kysely<Schema>,
  { asked, done }: Pick<Desk, 'asked' | 'done'>,
  findings: Findings,
): Promise<void> {
  const answered = new Set(done.map(({ mark }) => mark))
  const last = new Map<string, Trace>()
  for (const errand of asked) {
    const trace = standing(errand)
    if (trace !== null) last.set(`${trace.place} ${errand.body.scope} ${errand.subject}`, trace)
  }
  await find(
    db,
    [...last.values()].filter(({ of }) => answered.has(of.mark)),
    findings,
  )
}

function standing(of: Errand): Trace | null {
  const { kind, subject, mark, body } = of
  const closed = { scope: body.scope, subject }
  const muted = { player_id: subject, lifted_by: null }
  switch (kind) {
    case 'closures':
      return { of, place: 'closures', row: { ...closed, reason: mark, closed_by: DESK }, times: 1 }
    case 'openings':
      return { of, place: 'closures', row: closed, times: 0 }
    case 'mutes':
      return { of, place: 'chat_mutes', row: { ...muted, reason: mark }, times: 1 }
    case 'unmutes':
      return { of, place: 'chat_mutes', row: muted, times: 0 }
    default:
      return null
  }
}

async function find(db: Kysely<Schema>, traces: readonly Trace[], findings: Findings): Promise<void> {
  const alike = new Map<string, Trace[]>()
  for (const trace of traces) {
    const shape = `${trace.place} ${Object.keys(trace.row).join(' ')}`
    const known = alike.get(shape)
    if (known === undefined) alike.set(shape, [trace])
    else known.push(trace)
  }
  for (const group of alike.values()) {
    const times = await timesOf(db, group)
    for (const trace of group) {
      const { of, place, row } = trace
      const found = times.get(keyOf(row)) ?? 0
      findings.must(
        found === trace.times,
        () =>
          `${DESK} was told that ${of.mark} of the ${of.kind} is done: ${JSON.stringify(row)} is ${found} times in ${place}.`,
      )
    }
  }
}

/** How often each of these rows is there; all name the same columns. */
async function timesOf(db: Kysely<Schema>, traces: readonly Trace[]): Promise<ReadonlyMap<string, number>> {
  const [first] = traces
  if (first === undefined) return new Map()
  const columns = sql.join(Object.keys(first.row).map((column) => sql.ref(column)))
  const { rows } = await sql<{ key: string; times: number }>`
    select key, count(*)::int as times
    from (select concat_ws('|', ${columns}) as key from ${sql.raw(PLACES[first.place])}) as keys
    where key = any(${traces.map(({ row }) => keyOf(row))}::text[]) group by key`.execute(db)
  return new Map(rows.map(({ key, times }) => [key, times]))
}

/** As the store puts it together, which leaves out what is null. */
function keyOf(row: Trace['row']): string {
  return Object.values(row)
    .filter((value) => value !== null)
    .join('|')
}
