import { canonical } from '#engine/record/canonical'
import type { Purse } from '#engine/round/posting'
import type { TableEvent } from '#engine/table/types'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import type { Sealer } from '#server/tables/records'
import { purseAccount } from '#server/wallet/accounts'
import type { Bot } from '#tests/floor/crowd'
import type { Faults } from '#tests/fuzz/faults'
import type { Notebook } from '#tests/fuzz/notebook'

/** Everything in the store that a fuzz could have spoiled. */
export async function checkBooks(
  { db }: Store,
  sealer: Sealer,
  { bots, notebooks, purses, faults }: Witnesses,
): Promise<Readonly<Record<string, number>>> {
  const { problems, checked } = await audit(db, sealer)
  for (const problem of problems) faults.note(problem)
  for (const notebook of notebooks) await checkAnswers(db, notebook, faults)
  for (const bot of bots) await checkBot(db, bot, faults)
  await checkPurses(db, purses, faults)
  const moved = await checkHands(db, faults)
  return { ...checked, moved }
}

export interface Witnesses {
  readonly bots: readonly Bot[]
  readonly notebooks: readonly Notebook[]
  /** What players were told last that they have. */
  readonly purses: ReadonlyMap<string, Purse>
  readonly faults: Faults
}

type Db = Store['db']

async function answersOf(db: Db, player: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('answers')
    .select(['command_id', 'answer'])
    .where('player_id', '=', player)
    .execute()
  return new Map(rows.map(({ command_id, answer }) => [command_id, canonical(JSON.parse(answer))]))
}

/** Whatever was answered is stored just so, and nothing is stored that was not sent. */
async function checkAnswers(db: Db, notebook: Notebook, faults: Faults): Promise<void> {
  const stored = await answersOf(db, notebook.player)
  for (const [id, answer] of notebook.final) {
    if (stored.get(id) !== answer) faults.note(`${id} was answered ${answer}, stored is ${stored.get(id)}.`)
  }
  for (const id of stored.keys()) {
    if (!notebook.has(id)) faults.note(`${notebook.player} never sent ${id}, which was answered.`)
  }
}

/** An honest player's commands are all that was done in their name. */
async function checkBot(db: Db, { player, answers }: Bot, faults: Faults): Promise<void> {
  const stored = await answersOf(db, player)
  const own = new Map(answers.map(({ id, answer }) => [id, canonical(answer)]))
  for (const [id, answer] of own) {
    if (stored.get(id) !== answer) faults.note(`${player}'s ${id}: ${answer}, stored is ${stored.get(id)}.`)
  }
  for (const id of stored.keys()) {
    if (!own.has(id)) faults.note(`Somebody sent ${id} in the name of ${player}.`)
  }
}

async function checkPurses(db: Db, purses: ReadonlyMap<string, Purse>, faults: Faults): Promise<void> {
  const rows = await db.selectFrom('accounts').select(['id', 'balance']).execute()
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  for (const [player, { cash, golden }] of purses) {
    const stored = [balances.get(purseAccount(player, 'cash')), balances.get(purseAccount(player, 'golden'))]
    if (stored[0] !== cash || (stored[1] ?? 0) !== golden) {
      faults.note(`${player} was told ${cash} and ${golden}, the book says ${stored.join(' and ')}.`)
    }
  }
}

/** Nobody moved anybody else's chips: what a player did at a table ends with an answer to that very player. */
async function checkHands(db: Db, faults: Faults): Promise<number> {
  let moved = 0
  const tables = await db.selectFrom('tables').select('id').execute()
  for (const { id } of tables) {
    const rows = await db
      .selectFrom('answers')
      .select(['player_id', 'answer'])
      .where('table_id', '=', id)
      .execute()
    const doers = new Map<number, Set<string>>()
    for (const { player_id, answer } of rows) {
      const { ok, upto } = JSON.parse(answer) as { readonly ok: boolean; readonly upto?: number }
      if (!ok || upto === undefined) continue
      doers.set(upto, (doers.get(upto) ?? new Set()).add(player_id))
    }
    const versions = [...doers.keys()].sort((a, b) => a - b)
    let next = 0
    const events = await db
      .selectFrom('events')
      .select(['version', 'body'])
      .where('table_id', '=', id)
      .orderBy('version')
      .execute()
    for (const { version, body } of events) {
      const player = doerOf(JSON.parse(body) as TableEvent)
      if (player === null) continue
      while ((versions[next] ?? Number.POSITIVE_INFINITY) < version) next++
      moved++
      if (doers.get(versions[next] ?? 0)?.has(player)) continue
      faults.note(`${id}, version ${version}: ${player} did not order this: ${body}`)
    }
  }
  return moved
}

/** Who did it, where only a command of theirs can have done it. */
function doerOf(event: TableEvent): string | null {
  switch (event.type) {
    case 'seated':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
    case 'chose':
    case 'ready':
      return event.player
    case 'placed':
    case 'takenBack':
      return 'spot' in event ? event.spot.player : event.player
    case 'acted':
      return event.cause === 'player' ? event.by : null
    case 'shoeOpened':
      return event.by
    default:
      return null
  }
}
