import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { feed } from '#server/history/feed'
import { openStore } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { Dice } from '#tests/dice'
import { onBothStores } from '#tests/stores'

const WRITERS = 6
const EACH = 40
const BACKLOG = 2_500
const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER }

async function play(db: Kysely<Schema>, operator: string, round: string, at: number): Promise<void> {
  const times = { began_at: at, ended_at: at, changed_at: at }
  const money = {
    staked: 100,
    paid: 0,
    golden_staked: 0,
    golden_back: 0,
    balance_before: 100,
    balance_after: 0,
  }
  const where = {
    table_id: 'one',
    game: 'ventuno',
    currency: 'EUR',
    outcome: 'settled',
    position: null,
  } as const
  await db
    .insertInto('plays')
    .values({ player: `${operator}-ann`, round, operator, ...where, ...times, ...money })
    .execute()
}

/** Reads on from where it was, again and again. */
class Reader {
  readonly seen: string[] = []
  #cursor: string | null = null
  readonly #db: Kysely<Schema>
  readonly #limit: number

  constructor(db: Kysely<Schema>, limit: number) {
    this.#db = db
    this.#limit = limit
  }

  async read(operator: string): Promise<void> {
    const page = await feed(this.#db, operator, { ...EVERYTHING, cursor: this.#cursor, limit: this.#limit })
    if (page === null) throw new Error('The cursor was not taken.')
    this.seen.push(...page.plays.map(({ code, outcome }) => `${code} ${outcome}`))
    this.#cursor = page.next
    if (page.more) await this.read(operator)
  }
}

onBothStores('the feed of an operator', ({ fresh }) => {
  it('has every play once for every reader, whoever commits when', async () => {
    const { folder, databaseUrl } = await fresh()
    const { db, close } = await openStore({ databaseUrl, dataFolder: folder })
    const dice = new Dice(11)
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let index = 0; index < EACH; index++) {
        // Its moment is taken before it is stored, and others overtake it.
        const at = index
        await db.transaction().execute(async (tx) => {
          await play(tx, 'acme', `w${writer}-${index}`, at)
          await play(tx, 'other', `o${writer}-${index}`, at)
          for (let more = dice.below(6); more > 0; more--) await sql`select 1`.execute(tx)
        })
      }
    })
    const readers = [1, 7, 100].map((limit) => new Reader(db, limit))
    const reading = readers.map(async (reader) => {
      while (!isOver) {
        await reader.read('acme')
        await turn()
      }
    })
    await Promise.all(writers)
    isOver = true
    await Promise.all(reading)
    const all = Array.from({ length: WRITERS * EACH }, (_, place) => {
      return `w${Math.floor(place / EACH)}-${place % EACH} settled`
    })
    for (const reader of readers) {
      await reader.read('acme')
      expect(reader.seen.toSorted()).toEqual(all.toSorted())
      expect(reader.seen).toEqual(readers[0]?.seen)
    }

    const last = readers[0]?.seen.at(-1)?.split(' ')[0] ?? ''
    await sql`update plays set outcome = 'voided', position = null, changed_at = ${EACH}::bigint
      where round = ${last} and operator = 'acme'`.execute(db)
    for (const reader of readers) {
      await reader.read('acme')
      expect(reader.seen.at(-1)).toBe(`${last} voided`)
      expect(reader.seen).toHaveLength(all.length + 1)
    }
    await close()
  })

  it('is about a window of time, and refuses cursors that are not its own', async () => {
    const { folder, databaseUrl } = await fresh()
    const { db, close } = await openStore({ databaseUrl, dataFolder: folder })
    for (const at of [100, 200, 300]) await play(db, 'acme', `at-${at}`, at)
    const window = await feed(db, 'acme', { from: 100, to: 300, cursor: null, limit: 10 })
    expect(window?.plays.map(({ code }) => code)).toEqual(['at-100', 'at-200'])
    expect(window?.more).toBe(false)
    await play(db, 'acme', 'late', 250)
    const late = await feed(db, 'acme', { from: 100, to: 300, cursor: window?.next ?? null, limit: 10 })
    expect(late?.plays.map(({ code }) => code)).toEqual(['late'])
    expect(await feed(db, 'nobody', { ...EVERYTHING, cursor: null, limit: 10 })).toEqual({
      plays: [],
      next: '0',
      more: false,
    })
    for (const cursor of ['', 'x', '-1', '1.5', "1' or 1=1", '9'.repeat(40)]) {
      expect(await feed(db, 'acme', { ...EVERYTHING, cursor, limit: 10 })).toBeNull()
    }
    await close()
  })

  it('numbers a large backlog a part at a time, and says that there is more', async () => {
    const { folder, databaseUrl } = await fresh()
    const { db, close } = await openStore({ databaseUrl, dataFolder: folder })
    await sql`insert into plays (player, round, table_id, game, operator, currency, began_at, ended_at, changed_at,
        outcome, staked, paid, golden_staked, golden_back, balance_before, balance_after)
      select 'ann', 'r-' || n, 'one', 'ventuno', 'acme', 'EUR', n, n, n, 'settled', 100, 0, 0, 0, 100, 0
      from generate_series(1, ${BACKLOG}::int) n`.execute(db)
    const numbered = async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(position)::bigint as count from plays`.execute(db)
      return rows[0]?.count ?? 0
    }
    const late = { from: BACKLOG, to: BACKLOG + 1, cursor: null, limit: 10 }
    expect(await feed(db, 'acme', late)).toEqual({ plays: [], next: '0', more: true })
    expect(await numbered()).toBeLessThan(BACKLOG / 2)
    const reader = new Reader(db, 100)
    await reader.read('acme')
    expect(reader.seen).toEqual(Array.from({ length: BACKLOG }, (_, index) => `r-${index + 1} settled`))
    expect(await numbered()).toBe(BACKLOG)
    const last = await feed(db, 'acme', late)
    expect([last?.plays.map(({ code }) => code), last?.more]).toEqual([[`r-${BACKLOG}`], false])
    await close()
  })

  it('knows balances where the money lies here', async () => {
    const { folder, databaseUrl } = await fresh()
    const { db, close } = await openStore({ databaseUrl, dataFolder: folder })
    await play(db, 'acme', 'one-1', 5)
    const query = { ...EVERYTHING, cursor: null, limit: 1 }
    const here = await feed(db, 'acme', query, ['acme'])
    expect(here?.plays).toMatchObject([{ balanceBefore: 100, balanceAfter: 0 }])
    const elsewhere = await feed(db, 'acme', query)
    expect(elsewhere?.plays).toMatchObject([{ balanceBefore: null, balanceAfter: null }])
    await close()
  })
})
