import { canonical } from '#engine/record/canonical'
import type { Purse } from '#engine/round/posting'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import type { Sealer } from '#server/tables/records'
import { purseAccount } from '#server/wallet/accounts'
import type { Faults } from '#tests/fuzz/faults'
import { checkHands } from '#tests/fuzz/hands'
import type { Honest } from '#tests/fuzz/honest'
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
  readonly bots: readonly Honest[]
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
async function checkBot(db: Db, { player, answers }: Honest, faults: Faults): Promise<void> {
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
