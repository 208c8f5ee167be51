import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import { Cashier } from '#server/cashier/cashier'
import { localPayments } from '#server/cashier/local'
import { tableConfig } from '#server/config/tables'
import { personIn } from '#server/people/person'
import { LimitsService } from '#server/play/limits-service'
import { openStore } from '#server/store/open'
import { Dice } from '#tests/dice'
import { type House, openHouse } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { onBothStores } from '#tests/stores'

const TABLES = ['mini-1', 'mini-2', 'mini-3', 'speed-1']
const LOSERS = ['loser-1', 'loser-2', 'loser-3']
const STAKERS = ['staker-1', 'staker-2', 'staker-3']
const PAYERS = ['payer-1', 'payer-2', 'payer-3']
const LOSS = 2000
const TURNOVER = 9000
const WAVES = 60
const SETTINGS = { depositLeast: 1, depositMost: 100_000, withdrawalMost: 100_000, guestCash: 0 }

function deskOf({ clock, store, allowances }: House): LimitsService {
  return new LimitsService({ db: store.db, allowances, delayMillis: 1000, now: clock.now })
}

function cashierOf({ clock, store, allowances, purses }: House, desk: LimitsService, log: Logger): Cashier {
  return new Cashier({
    db: store.db,
    port: localPayments(store.db, clock.now),
    settings: SETTINGS,
    facts: (player) => desk.facts(player),
    rulesOf: (facts) => allowances.rulesOf(facts),
    moved: (balances) => void purses.learn(balances),
    clock,
    log,
  })
}

/** Bets of everybody at every table, again and again. */
async function bets({ floor, passing }: House, dice: Dice): Promise<Set<string>> {
  const reasons = new Set<string>()
  let count = 0
  for (let wave = 0; wave < WAVES; wave++) {
    const orders = [...LOSERS, ...STAKERS, ...PAYERS].flatMap((player) =>
      TABLES.map(async (id) => {
        const order = { player, name: player, house: false, currency: 'EUR' }
        const submit = (command: PlayerCommand) =>
          floor.tables.get(id)?.submit({ ...order, id: `load-${++count}`, command })
        const answer = await submit({
          do: 'bet',
          bet: dice.of(['player', 'banker']),
          amount: dice.of([100, 200, 500]),
        })
        if (answer !== undefined && !answer.ok) reasons.add(answer.reason)
        if (id.startsWith('mini')) await submit({ do: 'confirm' })
      }),
    )
    await Promise.all(orders)
    await passing.step()
  }
  return reasons
}

/** Money in and out, and rules that change, until the bets are over. */
async function business(
  desk: LimitsService,
  cashier: Cashier,
  dice: Dice,
  isOver: () => boolean,
): Promise<number> {
  let done = 0
  while (!isOver()) {
    await Promise.all(
      PAYERS.map(async (id) => {
        const person = personIn({ id, name: id, kind: 'account', currency: 'EUR', operator: null })
        const wish = { key: `key-${id}-${++done}`, amount: dice.of([100, 700, 1500]) }
        await (dice.chance(0.5) ? cashier.deposit(person, wish) : cashier.withdraw(person, wish))
        const amount = dice.of([null, 500, 5000, 50_000])
        await desk.setLimit(id, { kind: dice.of(['loss', 'deposit', 'stake']), period: 'week', amount })
        if (dice.chance(0.3)) await desk.setCheck(id, dice.of([null, 5, 60]))
      }),
    )
  }
  return done
}

interface Where {
  readonly folder: string
  readonly databaseUrl: string | null
}

/** How often two transactions waited for each other, by the store's own count. */
async function deadlocksIn({ folder, databaseUrl }: Where): Promise<number> {
  const { db, close } = await openStore({ databaseUrl, dataFolder: folder })
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::bigint as deadlocks from pg_stat_database where datname = current_database()`.execute(
    db,
  )
  await close()
  return rows[0]?.deadlocks ?? 0
}

/** The most that rounds had taken from a player at any moment, by the book. */
async function worst({ store }: House, player: string): Promise<number> {
  const rows = await store.db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
    .select('amount')
    .where('account_id', '=', `cash:${player}`)
    .where('round', 'is not', null)
    .orderBy('transfers.id')
    .execute()
  let lost = 0
  return rows.reduce((most, { amount }) => {
    lost -= amount
    return Math.max(most, lost)
  }, 0)
}

onBothStores('limits while tables, cashier and rules all move', ({ fresh }) => {
  it('TP-11: hold at every moment, and the book is right', async () => {
    const dice = new Dice(11)
    const { folder, databaseUrl } = await fresh()
    const tables = TABLES.map((id) => ({
      ...tableConfig({ id, game: id.startsWith('mini') ? 'mini-baccarat' : 'speed-baccarat' }),
      timings: FAST,
    }))
    const house = await openHouse({ folder, databaseUrl, tables })
    const warnings: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
    const desk = deskOf(house)
    const cashier = cashierOf(house, desk, log)
    for (const player of [...LOSERS, ...STAKERS, ...PAYERS]) await house.admit(player, 100_000)
    for (const player of LOSERS) await desk.setLimit(player, { kind: 'loss', period: 'day', amount: LOSS })
    for (const player of STAKERS)
      await desk.setLimit(player, { kind: 'stake', period: 'day', amount: TURNOVER })
    let isOver = false
    const [reasons, payments] = await Promise.all([
      bets(house, dice).finally(() => {
        isOver = true
      }),
      business(desk, cashier, new Dice(12), () => isOver),
    ])
    expect(payments).toBeGreaterThan(3)
    expect(reasons).toContain('own-limit')
    const lost = await Promise.all(LOSERS.map((player) => worst(house, player)))
    expect(Math.max(...lost)).toBeLessThanOrEqual(LOSS)
    const staked = await Promise.all(
      STAKERS.map(async (player) =>
        (await desk.facts(player)).days.reduce((sum, day) => sum + day.staked, 0),
      ),
    )
    expect(Math.max(...staked)).toBeLessThanOrEqual(TURNOVER)
    expect(Math.min(...staked)).toBeGreaterThan(0)
    await house.floor.close(0)
    const { problems } = await audit(house.store.db, house.sealer)
    // What a connection counted is in the store's own count when it is closed.
    await house.close()
    const deadlocks = await deadlocksIn({ folder, databaseUrl })
    expect(problems).toEqual([])
    expect(warnings).toEqual([])
    expect(deadlocks).toBe(0)
  })
})
