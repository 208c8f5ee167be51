import type { Purse } from '#engine/round/posting'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import type { Sealer } from '#server/tables/records'
import { purseAccount } from '#server/wallet/accounts'
import { checkHands } from '#tests/fuzz/books/hands'
import type { Honest } from '#tests/fuzz/crowd/honest'
import type { Faults } from '#tests/fuzz/faults'
import type { Person } from '#tests/fuzz/lines/person'
import { textOf } from '#tests/fuzz/lines/text-of'

/** Everything in the store that a fuzz could have spoiled. */
export async function checkBooks(
  { db }: Store,
  sealer: Sealer,
  witnesses: Witnesses,
): Promise<Readonly<Record<string, number>>> {
  const { bots, people, purses, faults } = witnesses
  const { problems, checked } = await audit(db, sealer)
  for (const problem of problems) faults.note(problem)
  const senders = await sendersOf(db, people)
  for (const [sender, person] of senders) await checkAnswers(db, sender, person, faults)
  for (const bot of bots) await checkBot(db, bot, faults)
  await checkPurses(db, purses, faults)
  const ordered = (sender: string, id: string) =>
    bots.find(({ player }) => player === sender)?.answers.find((answer) => answer.id === id)?.command.do ??
    senders.get(sender)?.orders.commandOf(id) ??
    null
  const moved = await checkHands(db, ordered, faults)
  return { ...checked, moved }
}

export interface Witnesses {
  readonly bots: readonly Honest[]
  /** Everybody hostile. */
  readonly people: readonly Person[]
  /** What players were told last that they have. */
  readonly purses: ReadonlyMap<string, Purse>
  readonly faults: Faults
}

type Db = Store['db']

/** As whom the store keeps their answers. */
async function sendersOf(db: Db, people: readonly Person[]): Promise<ReadonlyMap<string, Person>> {
  const staff = new Map(
    (await db.selectFrom('staff').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  return new Map(
    people.map((person) => [
      person.role === 'player' ? person.name : `staff:${staff.get(person.name)}`,
      person,
    ]),
  )
}

async function answersOf(db: Db, player: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('answers')
    .select(['command_id', 'answer'])
    .where('player_id', '=', player)
    .execute()
  return new Map(rows.map(({ command_id, answer }) => [command_id, textOf(JSON.parse(answer))]))
}

/** Whatever was answered is stored just so, and nothing is stored that was not sent. */
async function checkAnswers(db: Db, sender: string, { role, orders }: Person, faults: Faults): Promise<void> {
  const stored = await answersOf(db, sender)
  for (const [id, answer] of orders.final) {
    if (!orders.isAnnouncement(id) && stored.get(id) !== answer)
      faults.note(`${id} was answered ${answer}, stored is ${stored.get(id)}.`)
  }
  // What a supervisor says to all tables, or wants with another's word, is kept under ids of the house's.
  if (role === 'supervisor') return
  for (const id of stored.keys()) {
    if (!orders.has(id)) faults.note(`${sender} never sent ${id}, which was answered.`)
  }
}

/** An honest player's commands are all that was done in their name. */
async function checkBot(db: Db, { player, answers }: Honest, faults: Faults): Promise<void> {
  const stored = await answersOf(db, player)
  const own = new Map(answers.map(({ id, answer }) => [id, textOf(answer)]))
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
    const [cashId, goldenId] = [purseAccount(player, 'cash').id, purseAccount(player, 'golden').id]
    const stored = [balances.get(cashId), balances.get(goldenId)]
    if (stored[0] !== cash || (stored[1] ?? 0) !== golden) {
      faults.note(`${player} was told ${cash} and ${golden}, the book says ${stored.join(' and ')}.`)
    }
  }
}
