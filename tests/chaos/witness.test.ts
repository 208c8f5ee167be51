import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { chatBookOf } from '#server/chat/book/book'
import { Golden } from '#server/golden/golden'
import { Closures } from '#server/operations/closures/closures'
import { openStore, type Store } from '#server/store/open'
import type { StaffCommand } from '#server/tables/ports'
import { Witness } from '#tests/chaos/witness'
import type { Bot } from '#tests/floor/crowd'
import { DESK, type DoneErrand } from '#tests/floor/desk'
import { emptyFolder } from '#tests/floor/house'
import type { StaffLine } from '#tests/floor/staff-line'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { SANDRA } from '#tests/live/live'
import { copyOfDatabase, freshDatabase } from '#tests/made-postgres'

const folder = emptyFolder()
const [TABLE, BET, PAUSE] = ['speed', 'bet-0000001', 'pause-0000001']
const bet: PlayerCommand = { do: 'bet', bet: 'tie', amount: 500 }
const pause: StaffCommand = { do: 'pause', reason: 'A card fell.' }
const UNTIL = 60_000
const yes = { answer: {}, sends: 1, isChange: true }
const ERRANDS: readonly DoneErrand[] = [
  { ...yes, kind: 'grants', subject: 'ann', mark: 'errand-1', body: { amount: 700 } },
  { ...yes, kind: 'closures', subject: TABLE, mark: 'errand-2', body: { scope: 'table' } },
  { ...yes, kind: 'mutes', subject: 'ann', mark: 'errand-3', body: {}, answer: { until: UNTIL } },
]

let original: string
/** As they were told. */
let taken: { readonly ok: true; readonly upto: number }
let paused: StaffLine['answered'][number]['answer']

beforeAll(async () => {
  original = await freshDatabase()
  const stage = await Stage.open(original, folder)
  await stage.admit(100_000, 'ann')
  await stage.store.db
    .insertInto('staff')
    .values({ ...SANDRA, password_hash: '', disabled: false, created_at: 1 })
    .execute()
  const staged = await stage.table(TABLE, { game: 'speed-baccarat', timings: { betting: 1_000 } })
  await staged.inPhase('betting')
  const answer = await staged.do('ann', bet, BET)
  if (!answer.ok) throw new Error(answer.text)
  taken = answer
  await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
  paused = await staged.table.submit({ by: SANDRA, id: PAUSE, command: pause })
  await runErrands(stage.store)
  await stage.stopAll()
  await stage.store.close()
}, PATIENCE_MILLIS)

afterAll(() => folder.remove())

async function runErrands({ db }: Store): Promise<void> {
  const now = () => 1
  await db
    .insertInto('players')
    .values({ id: 'ann', name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 })
    .execute()
  const grant = { id: 'errand-1', player: 'ann', amount: 700, expiresAt: null }
  await new Golden({ db, now, moved: () => undefined }).grant({ ...grant, reason: grant.id, by: DESK })
  const closures = await Closures.open(db, [{ id: TABLE, game: 'speed-baccarat' }], now)
  await closures.close({ scope: 'table', subject: TABLE, reason: 'errand-2' }, DESK)
  await chatBookOf(db).mute({ player: 'ann', by: DESK, reason: 'errand-3', until: UNTIL, at: 1 })
}

/** What the witness says of a copy of the store that lost something. */
async function problemsAfter(loss: string, command = bet): Promise<readonly string[]> {
  const databaseUrl = await copyOfDatabase(original)
  const store = await openStore({ databaseUrl, dataFolder: folder.path })
  for (const table of [
    'events',
    'answers',
    'transfers',
    'entries',
    'staff_events',
    'golden_grants',
    'chat_mutes',
  ])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(store.db)
  await sql.raw(loss).execute(store.db)
  const told = { id: BET, table: TABLE, command, answer: taken, millis: 1, sends: 1 }
  const order = { id: PAUSE, table: TABLE, command: pause, by: SANDRA.name, answer: paused }
  const { problems, checked } = await new Witness({
    tables: [TABLE],
    bots: [{ player: 'ann', answers: [told] } as unknown as Bot],
    staff: [{ answered: [order] } as unknown as StaffLine],
    desk: { asked: [...ERRANDS], done: [...ERRANDS], refused: [] },
  }).look(store)
  await store.close()
  expect(checked).toMatchObject({ answers: 2, bets: 1, orders: 1, grants: 1, closures: 1, mutes: 1 })
  return problems
}

describe('the witness of a kill', () => {
  it('has nothing to say of a store that lost nothing', async () => {
    expect(await problemsAfter('select 1')).toEqual([])
  })

  it.each([
    [
      'an answer',
      `delete from answers where command_id = '${BET}'`,
      /was told .* to bet-0000001, .* undefined/,
    ],
    ['what it said', `update answers set answer = '{"ok":true,"upto":1}'`, /was told .* the store says/],
    ['the record of a bet', "delete from events where type = 'placed'", /record \d+ is not of it/],
    ['the end of a log', 'delete from events where version > 20', /the log ends at 20, its head says/],
    [
      'a stake in the book',
      "delete from entries where account_id = 'cash:ann' and amount < 0",
      /takes 0 of the 500/,
    ],
    ['a payment', "delete from entries where account_id like 'house:%'", /does not sum to zero/],
    ['what staff did', "delete from staff_events where action = 'table-paused'", /'pause' .* not in the log/],
    ['what of it staff did', "update staff_events set action = 'table-resumed'", /'pause' .* not in the log/],
    [
      'the answer to staff',
      `delete from answers where command_id = '${PAUSE}'`,
      /to pause-0000001, .* undefined/,
    ],
    ['a grant', 'delete from golden_grants', /errand-1 of the grants .* 0 times in golden_grants/],
    [
      'the chips of a grant',
      "delete from entries where account_id = 'golden:ann'",
      /errand-1 .* 0 times in book/,
    ],
    [
      'that a grant was given once',
      `with again as (insert into transfers (key, kind, input_hash, at) values ('again', 'grant', '', 1) returning id)
       insert into entries select id, 0, 'golden:ann', 700, 1400 from again`,
      /errand-1 .* 2 times in book/,
    ],
    [
      'what the log says of a grant',
      "delete from staff_events where action = 'golden-granted'",
      /errand-1 .* 0 times in log/,
    ],
    ['a closure', 'delete from closures', /errand-2 of the closures .* 0 times in closures/],
    ['a mute', 'delete from chat_mutes', /errand-3 of the mutes .* 0 times in chat_mutes/],
    [
      'that a mute holds',
      "update chat_mutes set lifted_by = 'rosa', lifted_at = 2",
      /errand-3 .* 0 times in chat_mutes/,
    ],
  ])('misses %s', async (_what, loss, says) => {
    expect((await problemsAfter(loss)).filter((problem) => says.test(problem))).not.toEqual([])
  })

  it('misses a bet of which the log has another', async () => {
    const [problem, ...more] = await problemsAfter('select 1', { ...bet, amount: 600 })
    expect(problem).toMatch(/ann was told that bet bet-0000001 at speed is taken/)
    expect(more).toEqual([])
  })
})
