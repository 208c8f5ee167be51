import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import { tableConfig } from '#server/config/tables'
import { giveUpDebits } from '#server/operators/calls'
import { openWallets } from '#server/operators/operators'
import { purseAccount } from '#server/wallet/accounts'
import { reverse, transferOnce } from '#server/wallet/book'
import { openAccounts } from '#server/wallet/ledger'
import { account } from '#tests/account'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { takesBets } from '#tests/floor/takes-bets'
import { FAST } from '#tests/floor/timings'
import { voidRound } from '#tests/floor/voiding'
import { freshDatabase } from '#tests/made-postgres'
import {
  type OperatorHouse,
  openOperatorHouse,
  operatorAt,
  PATIENT,
  patient,
  problemsIn,
  SECRET,
} from '#tests/operator/house'
import { until } from '#tests/until'

const CASH = 10_000
const NAMES = ['ann', 'bob', 'cleo', 'dora', 'emil', 'fay', 'gus', 'hal', 'ida', 'jan']
const folder = emptyFolder()
const clock = new HandClock()
const SLOW_MILLIS = 60_000
const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: SLOW_MILLIS, clock })
const TABLE = { ...tableConfig({ id: 'mini', game: 'mini-baccarat' }), timings: { ...FAST, betting: 10_000 } }
const databaseUrl = await freshDatabase()
const place = { tables: [TABLE], folder: folder.path, databaseUrl, clock }
let url = ''
let house: OperatorHouse
let players: ReadonlyMap<string, string>

beforeAll(async () => {
  for (const name of NAMES) casino.book.open(name, 'EUR', CASH)
  url = await casino.listen()
  house = await openOperatorHouse({ ...place, operator: operatorAt(url) })
  players = await house.admit(...NAMES)
})

afterEach(() => {
  casino.mischief = () => null
  casino.isDown = false
})

afterAll(async () => {
  await house.close()
  await casino.close()
  folder.remove()
})

function table() {
  const mini = house.floor.tables.get('mini')
  if (mini === undefined) throw new Error('The table is closed.')
  return mini
}

function idOf(name: string): string {
  return players.get(name) ?? ''
}

async function openCalls(): Promise<number> {
  const rows = await house.store.db
    .selectFrom('wallet_calls')
    .select('id')
    .where('state', 'in', ['asked', 'waiting'])
    .execute()
  return rows.length
}

async function balanceOf(account: string): Promise<number> {
  const query = house.store.db.selectFrom('accounts').select('balance').where('id', '=', account)
  return (await query.executeTakeFirstOrThrow()).balance
}

function callsOf(name: string) {
  return house.store.db
    .selectFrom('wallet_calls')
    .select(['kind', 'state', 'amount'])
    .where('player_id', '=', idOf(name))
    .orderBy('id')
    .execute()
}

let orders = 0

function submit(name: string, command: PlayerCommand) {
  const id = `order-${++orders}-${name}`
  return house.given(table().submit({ player: idOf(name), name, house: false, currency: 'EUR', id, command }))
}

/** Lays and confirms a bet on the player's side in the next round that takes some: its code, or why not. */
async function lay(name: string, amount: number): Promise<string> {
  const player = idOf(name)
  table().arrive(player)
  const state = () => table().snapshot({ as: 'player', player }).state
  await house.until(() => takesBets(state(), clock.now()))
  const laid = await submit(name, { do: 'bet', bet: 'player', amount })
  if (!laid.ok) return laid.reason
  expect(await submit(name, { do: 'confirm' })).toMatchObject({ ok: true })
  return state().round?.code ?? ''
}

/** Bets in the next round; what came of it. */
async function bet(
  name: string,
  amount: number,
): Promise<{ readonly code: string; readonly refused: string | null }> {
  const code = await lay(name, amount)
  if (!code.startsWith('mini-')) return { code, refused: code }
  const fate = await fateIn(code, idOf(name))
  return { code, refused: fate === 'taken' ? null : fate }
}

/** What a round did with a player's bet: took it, refused it for a reason, or left it. Waits until it is over. */
async function fateIn(code: string, player: string): Promise<string> {
  const { db } = house.store
  const round = () => db.selectFrom('rounds').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  await house.until(async () => (await round()).last_version !== null)
  const { body } = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', 'mini')
    .where('version', '>=', (await round()).first_version)
    .where('type', '=', 'closed')
    .orderBy('version')
    .executeTakeFirstOrThrow()
  const closed = JSON.parse(body) as {
    taken: { player: string }[]
    refused: { player: string; reason: string }[]
  }
  if (closed.taken.some((one) => one.player === player)) return 'taken'
  return closed.refused.find((one) => one.player === player)?.reason ?? 'unconfirmed'
}

async function calm(name: string): Promise<void> {
  await house.until(async () => (await openCalls()) === 0)
  await house.wallets.bank.ask(idOf(name))
}

describe("stakes from an operator's wallet", () => {
  it('are debited before they stand, and the round ends with one credit, also of nothing', async () => {
    expect((await bet('ann', 1_000)).refused).toBeNull()
    await calm('ann')
    const [debit, credit, ...more] = await callsOf('ann')
    expect(debit).toEqual({ kind: 'debit', state: 'booked', amount: 1_000 })
    expect(credit).toMatchObject({ kind: 'credit', state: 'done' })
    expect(more).toEqual([])
    expect(casino.book.balanceOf('ann')).toBe(CASH - 1_000 + (credit?.amount ?? 0))
    expect(house.purses.of(idOf('ann')).cash).toBe(casino.book.balanceOf('ann'))
  })

  it('that the operator does not have are refused with the balance as the reason', async () => {
    const purse = casino.book.players.get('bob')
    if (purse !== undefined) purse.balance = 500
    expect((await bet('bob', 1_000)).refused).toBe('balance')
    expect(await callsOf('bob')).toEqual([{ kind: 'debit', state: 'refused', amount: 1_000 }])
    expect(house.purses.of(idOf('bob')).cash).toBe(500)
    if (purse !== undefined) purse.balance = CASH
  })

  it('of a locked player are refused', async () => {
    const purse = casino.book.players.get('cleo')
    if (purse !== undefined) purse.isLocked = true
    expect((await bet('cleo', 1_000)).refused).toBe('balance')
    expect(casino.book.balanceOf('cleo')).toBe(CASH)
  })

  it('of which nobody knows whether they were debited are refused, and taken back', async () => {
    casino.mischief = (call) => (call === 'debit' ? 'answer-lost' : null)
    expect((await bet('dora', 1_000)).refused).toBe('balance')
    await calm('dora')
    const calls = await callsOf('dora')
    expect(calls[0]).toEqual({ kind: 'debit', state: 'given-up', amount: 1_000 })
    expect(calls[1]).toEqual({ kind: 'cancel', state: 'done', amount: 1_000 })
    expect(casino.book.balanceOf('dora')).toBe(CASH)
  })

  it('do not hold a table up when the operator is down: they are refused, others play on', async () => {
    casino.isDown = true
    const unsent = () =>
      house.store.db
        .selectFrom('wallet_calls')
        .select('state')
        .where('player_id', '=', idOf('emil'))
        .where('trouble', '=', 'unsent')
        .execute()
    // Until one is refused without being sent.
    while ((await unsent()).length === 0) expect((await bet('emil', 1_000)).refused).toBe('balance')
    expect(await unsent()).toContainEqual({ state: 'refused' })
    expect(casino.book.balanceOf('emil')).toBe(CASH)
    casino.isDown = false
    // It rests from calls for a while.
    await house.until(() => !house.wallets.bank.isResting('bella'))
    expect((await bet('emil', 1_000)).refused).toBeNull()
    await calm('emil')
    expect(problemsIn(casino).filter((problem) => problem.includes('emil'))).toEqual([])
  })

  it('that somebody else gave up before they were stored do not stand on that debit', async () => {
    const { db } = house.store
    let code = ''
    casino.mischief = (call, move) => {
      if (call !== 'debit' || code !== '') return null
      code = (move as { transaction: string }).transaction
      return 'slow'
    }
    const betting = bet('fay', 1_000)
    await until(() => casino.held === 1)
    // Another server that thinks this one died, while the answer is on its way.
    await giveUpDebits(db, { codes: [code] }, clock.now())
    clock.advance(SLOW_MILLIS)
    const { code: round, refused } = await betting
    await calm('fay')
    const calls = await callsOf('fay')
    expect(calls[0]).toMatchObject({ kind: 'debit', state: 'given-up' })
    expect(calls.filter(({ state }) => state === 'booked')).toHaveLength(refused === null ? 1 : 0)
    const entries = [...casino.book.entries.values()].filter((entry) => entry.round === round)
    expect(
      entries.filter(({ kind, player, cancelled }) => player === 'fay' && kind === 'debit' && cancelled),
    ).toHaveLength(1)
  })

  it('FL-2: of a voided round go back with a credit more, if they were lost', async () => {
    let lost: string | null = null
    while (lost === null) {
      const { code, refused } = await bet('gus', 500)
      await calm('gus')
      const last = (await callsOf('gus')).at(-1)
      if (refused === null && last?.kind === 'credit' && last.amount === 0) lost = code
      if (casino.book.balanceOf('gus') < 1_000) casino.book.deposit('gus', CASH)
    }
    const before = casino.book.balanceOf('gus')
    const answer = await voidRound(table(), lost, { reason: 'The shoe was miscounted.', by: 'supervisor' })
    expect(answer).toMatchObject({ ok: true })
    await calm('gus')
    expect(casino.book.balanceOf('gus')).toBe(before + 500)
    expect((await callsOf('gus')).at(-1)).toEqual({ kind: 'credit', state: 'done', amount: 500 })
  })

  it('FL-2: of a voided round that was won stay with the operator: the house bears it, and takes nothing else', async () => {
    const { db } = house.store
    let won: string | null = null
    while (won === null) {
      const { code, refused } = await bet('jan', 500)
      await calm('jan')
      const last = (await callsOf('jan')).at(-1)
      if (refused === null && last?.kind === 'credit' && last.amount > 500) won = code
      if (casino.book.balanceOf('jan') < 1_000) casino.book.deposit('jan', CASH)
    }
    const calls = await callsOf('jan')
    const [balance, houseBefore] = [casino.book.balanceOf('jan'), await balanceOf('house:mini')]
    // What another round paid early lies here meanwhile: it is not this round's.
    const cash = purseAccount(idOf('jan'), 'cash')
    const entries = [
      { account: account('cashier:EUR'), amount: -9_000 },
      { account: cash, amount: 9_000 },
    ]
    await openAccounts(db, [{ account: account('cashier:EUR'), currency: 'EUR' }])
    const early = { key: 'early-jan', kind: 'grant', round: null, entries } as const
    await transferOnce(db, early, clock.now())
    const answer = await voidRound(table(), won, { reason: 'A card was seen.', by: 'supervisor' })
    expect(answer).toMatchObject({ ok: true })
    expect(await balanceOf(cash.id)).toBe(9_000)
    expect(await balanceOf('house:mini')).toBe(houseBefore)
    await reverse(db, early.key, { at: clock.now(), note: 'It was for the test.' })
    await calm('jan')
    expect(await callsOf('jan')).toEqual(calls)
    expect(casino.book.balanceOf('jan')).toBe(balance)
  })

  it('are given back once, whichever of two servers does it', async () => {
    const { db } = house.store
    const operators = [patient(operatorAt(url))]
    const other = openWallets({ ...PATIENT, clock, db, operators, log: pino({ level: 'silent' }) })
    other.outbox.start()
    const outboxes = [house.wallets.outbox, other.outbox]
    const done: string[] = []
    const asked = new Set<string>()
    // Not at the first time: so it waits, and both servers look for it at the same moment.
    casino.mischief = (call, body) => {
      const { transaction } = body as { transaction: string }
      if (call !== 'credit') return null
      if (asked.has(transaction)) done.push(transaction)
      return asked.size < asked.add(transaction).size ? 'try-again' : null
    }
    for (let round = 1; round <= 5; round++) {
      await bet('hal', 200)
      await house.until(() => {
        for (const outbox of outboxes) outbox.wake(['bella'])
        return done.length >= round
      })
    }
    await calm('hal')
    await other.outbox.stop()
    expect([done.length, new Set(done).size]).toEqual([5, 5])
  })

  it('FL-1: of a round that is given up are taken back debit by debit, and there is no credit', async () => {
    const code = await lay('ida', 700)
    await house.floor.close(0)
    await house.store.db.updateTable('shoes').set({ sealed_seed: 'spoiled' }).execute()
    await house.close()
    house = await openOperatorHouse({ ...place, operator: operatorAt(url) })
    expect(await fateIn(code, idOf('ida'))).toBe('taken')
    await calm('ida')
    const [debit, cancel] = (await callsOf('ida')).slice(-2)
    expect(debit).toEqual({ kind: 'debit', state: 'booked', amount: 700 })
    expect(cancel).toEqual({ kind: 'cancel', state: 'done', amount: 700 })
    expect(problemsIn(casino).filter((problem) => problem.includes('ida'))).toEqual([])
  })

  it('leave a book in which the auditor finds nothing', async () => {
    await house.given(house.floor.close(10_000))
    await house.until(async () => (await openCalls()) === 0)
    const { problems } = await audit(house.store.db, house.sealer)
    expect(problems.filter((problem) => !problem.includes('its seed'))).toEqual([])
  })
})
