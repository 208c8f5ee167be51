import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evolveTable } from '#engine/table/evolve'
import { viewTableEvent } from '#engine/table/view'
import { audit } from '#server/audit/audit'
import { type Archive, archiveOf } from '#server/history/archive'
import { HISTORY } from '#server/store/migrations/006-history'
import { Dice } from '#tests/dice'
import { fastTables, type House, openHouse } from '#tests/floor/house'
import { PATIENCE_MILLIS } from '#tests/floor/stage'
import { voidRound } from '#tests/floor/voiding'
import type { Page } from '#tests/history/pages'
import { allOf } from '#tests/history/pages'
import { playRounds } from '#tests/history/rounds'
import { onBothStores } from '#tests/stores'

const PLAYERS = ['ann', 'bob', 'cleo', 'dan', 'eve']
const ROUNDS = Number(process.env.SABOT_HISTORY_ROUNDS ?? 300)
const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER }
const CASH = 100_000_000

onBothStores('history', (place) => {
  let house: House
  let archive: Archive
  const voided: string[] = []

  beforeAll(
    async () => {
      const { folder, databaseUrl } = await place.fresh()
      const tables = fastTables().map((table) => {
        return { ...table, timings: { ...table.timings, betting: 20, card: 0, result: 0 } }
      })
      house = await openHouse({ tables, folder, databaseUrl })
      archive = archiveOf(house.store.db)
      for (const player of PLAYERS) await house.admit(player, CASH)
      await playRounds(house, PLAYERS, new Dice(7), ROUNDS)
      await voidSome()
      await playOut()
      await house.floor.close(0)
    },
    PATIENCE_MILLIS + ROUNDS * 200,
  )

  afterAll(() => house.store.close())

  /** Nobody's money lies on a table any more. */
  async function playOut(): Promise<void> {
    const tables = [...house.floor.tables.values()]
    await house.passing.until(() => tables.every(({ stakes }) => Object.keys(stakes).length === 0))
  }

  /** Every tenth round that somebody played. */
  async function voidSome(): Promise<void> {
    const rows = await house.store.db
      .selectFrom('plays')
      .select(['round', 'table_id'])
      .distinct()
      .where('outcome', '=', 'settled')
      .orderBy('round')
      .execute()
    for (const { round, table_id } of rows.filter((_, index) => index % 10 === 0)) {
      const table = house.floor.tables.get(table_id)
      const order = { reason: 'A test.', by: 'Sandra' }
      const answer = table && (await house.passing.given(voidRound(table, round, order)))
      expect(answer).toMatchObject({ ok: true })
      voided.push(round)
    }
  }

  /** What the book says of a player's finished rounds, added up by a program of its own. */
  async function bookOf(player: string): Promise<ReadonlyMap<string, { staked: number; net: number }>> {
    const rows = await house.store.db
      .selectFrom('entries')
      .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
      .innerJoin('rounds', 'rounds.code', 'transfers.round')
      .select(['rounds.code', 'amount', 'transfers.kind'])
      .where('account_id', '=', `cash:${player}`)
      .where('rounds.ended_at', 'is not', null)
      .execute()
    const book = new Map<string, { staked: number; net: number }>()
    for (const { code, amount, kind } of rows) {
      const sum = book.get(code) ?? { staked: 0, net: 0 }
      if (kind === 'stake') sum.staked -= amount
      sum.net += amount
      book.set(code, sum)
    }
    return book
  }

  const rounds = (player: string) =>
    allOf(
      async (
        cursor,
      ): Promise<Page<{ code: string; staked: number; paid: number; endedAt: number; outcome: string }>> => {
        const page = await archive.history(player, {
          ...EVERYTHING,
          cursor,
          limit: 37,
          game: null,
          table: null,
        })
        return { items: page?.rounds ?? [], next: page?.next ?? null }
      },
    )

  it('TP-7: equals the ledger, round by round, for every player, newest first', async () => {
    let compared = 0
    for (const player of PLAYERS) {
      const played = await rounds(player)
      const seen = new Map(played.map(({ code, staked, paid }) => [code, { staked, net: paid - staked }]))
      expect(seen.size).toBe(played.length)
      expect(seen).toEqual(await bookOf(player))
      expect(played.map(({ endedAt }) => endedAt)).toEqual(
        played.map(({ endedAt }) => endedAt).toSorted((a, b) => b - a),
      )
      compared += seen.size
    }
    expect(compared).toBeGreaterThan(ROUNDS / 4)
  })

  it('FL-2: shows voided rounds as such, and nobody won or lost in them', async () => {
    const played = (await Promise.all(PLAYERS.map(rounds))).flat()
    const shown = played.filter(({ outcome }) => outcome === 'voided')
    expect(new Set(shown.map(({ code }) => code))).toEqual(new Set(voided))
    expect(shown.filter(({ staked, paid }) => staked !== paid)).toEqual([])
    expect(shown.length).toBeGreaterThan(5)
  })

  it('adds up by days to what the player won and lost', async () => {
    for (const player of PLAYERS) {
      const played = await rounds(player)
      const { days, total, currency } = await archive.days(player, { ...EVERYTHING, zone: 'Europe/Rome' })
      expect(currency).toBe('EUR')
      const net = played.reduce((sum, { staked, paid }) => sum + paid - staked, 0)
      expect(total).toMatchObject({ rounds: played.length, net })
      expect(total.won - total.lost).toBe(net)
      expect(days.reduce((sum, day) => sum + day.rounds, 0)).toBe(played.length)
      for (const { day } of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('is a statement whose movements lead from the opening to the closing balance', async () => {
    for (const player of PLAYERS) {
      const first = await archive.statement(player, { ...EVERYTHING, cursor: null, limit: 1 })
      const entries = await allOf(async (cursor) => {
        const page = await archive.statement(player, { ...EVERYTHING, cursor, limit: 41 })
        return { items: page?.entries ?? [], next: page?.next ?? null }
      })
      const running = new Map<string, number>()
      for (const { account, amount, balance, currency } of entries) {
        expect(currency).toBe('EUR')
        const sum = (running.get(account) ?? 0) + amount
        expect(sum).toBe(balance)
        running.set(account, sum)
      }
      expect(first?.accounts.map(({ account, currency }) => [account, currency])).toEqual([
        ['cash', 'EUR'],
        ['golden', 'EUR'],
      ])
      const closing = Object.fromEntries(
        first?.accounts.map(({ account, closing }) => [account, closing]) ?? [],
      )
      expect({ golden: 0, ...Object.fromEntries(running) }).toEqual(closing)
      const { balance } = await house.store.db
        .selectFrom('accounts')
        .select('balance')
        .where('id', '=', `cash:${player}`)
        .executeTakeFirstOrThrow()
      expect(closing.cash).toBe(balance)
    }
  })

  it('is a statement that tells a stake that just came back from what was paid (MO-3)', async () => {
    const told = new Set<boolean>()
    for (const player of PLAYERS) {
      const plays = await house.store.db
        .selectFrom('plays')
        .selectAll()
        .where('player', '=', player)
        .execute()
      const entries = await allOf(async (cursor) => {
        const page = await archive.statement(player, { ...EVERYTHING, cursor, limit: 41 })
        return { items: page?.entries ?? [], next: page?.next ?? null }
      })
      for (const { kind, account, round, amount, returned } of entries) {
        const play = plays.find(({ round: code }) => code === round)
        const isStake = play?.outcome === 'settled' && amount === play.staked
        const isPaid = ['pay', 'settle'].includes(kind) && account === 'cash'
        expect(returned && account === 'cash').toBe(
          account === 'cash' && (kind === 'cancel' || (isPaid && isStake)),
        )
        expect(!returned && kind === 'cancel').toBe(false)
        if (kind === 'settle') told.add(returned)
      }
    }
    expect(told.has(false)).toBe(true)
  })

  it('parts of a statement follow each other without a gap, whatever moment parts them', async () => {
    const [player = ''] = PLAYERS
    const all = await archive.statement(player, { ...EVERYTHING, cursor: null, limit: 100 })
    const middle = all?.entries[50]?.at ?? 0
    const before = await archive.statement(player, { from: 0, to: middle, cursor: null, limit: 100 })
    const after = await archive.statement(player, { ...EVERYTHING, from: middle, cursor: null, limit: 100 })
    expect(before?.accounts.map(({ closing }) => closing)).toEqual(
      after?.accounts.map(({ opening }) => opening),
    )
    const ids = [...(before?.entries ?? []), ...(after?.entries ?? [])].slice(0, 100).map(({ id }) => id)
    expect(ids).toEqual(all?.entries.map(({ id }) => id))
  })

  it('FA-4: replays every round to the results and the money that the player got, with a reason for each bet', async () => {
    let bets = 0
    for (const player of PLAYERS) {
      for (const { code } of (await rounds(player)).slice(0, 30)) {
        const round = await archive.round(player, code)
        if (round === null) throw new Error(`Round ${code} is gone.`)
        let state = round.start
        for (const event of round.events) state = evolveTable(state, event)
        expect(state.game.phase).toBe('over')
        expect(round.times).toHaveLength(round.events.length)
        const paid = round.bets.reduce((sum, bet) => sum + bet.paid, 0)
        expect(round.bets.reduce((sum, bet) => sum + bet.stake, 0)).toBe(round.staked)
        const isVoided = round.outcome === 'voided'
        expect(round.paid).toBe(isVoided ? round.staked : paid)
        expect(round.voided !== null).toBe(isVoided)
        expect(round.steps.some(({ text }) => text.en.includes('voided'))).toBe(isVoided)
        expect(round.bets.filter(({ why }) => why.it === '' || why.en === '')).toEqual([])
        expect(round.fairness.cards).toBe((state.shoe?.dealt ?? 0) - round.fairness.firstCard + 1)
        bets += round.bets.length
      }
    }
    expect(bets).toBeGreaterThan(100)
  })

  it('FA-5: reads of a round what its player may see, and nothing that is others’ own', async () => {
    const read: string[] = []
    const watched = house.store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const { body } of result.rows) if (typeof body === 'string') read.push(body)
        return result
      },
    })
    let others = 0
    for (const player of PLAYERS) {
      for (const { code } of (await rounds(player))
        .filter(({ outcome }) => outcome === 'settled')
        .slice(0, 30)) {
        read.length = 0
        const round = await archiveOf(watched).round(player, code)
        if (round === null) throw new Error(`Round ${code} is gone.`)
        const all = await house.store.db
          .selectFrom('events')
          .select('body')
          .where('table_id', '=', round.table)
          .where('version', '>=', round.first)
          .where('version', '<=', round.last)
          .orderBy('version')
          .execute()
        const seen = all.flatMap(({ body }) => {
          return viewTableEvent(round.game, JSON.parse(body), { as: 'player', player }) ?? []
        })
        expect(round.events).toEqual(seen)
        expect(read).toHaveLength(seen.length)
        others += all.length - seen.length
      }
    }
    expect(others).toBeGreaterThan(100)
  })

  it('FA-5: is nobody’s who had no stake in it', async () => {
    const [{ code } = { code: '' }] = await rounds('ann')
    expect(await archive.round('somebody-else', code)).toBeNull()
    expect(await archive.round('ann', 'no-such-round')).toBeNull()
  })

  it('can be taken along as files', async () => {
    for (const player of ['ann', 'bob']) {
      const played = await rounds(player)
      const csv = await textOf(archive.file(player, 'history', 'csv', EVERYTHING))
      const [head = '', ...lines] = csv.trimEnd().split('\r\n')
      expect(lines).toHaveLength(played.length)
      const column = head.split(',').indexOf('stakedCents')
      const staked = lines.map((line) => Number(line.split(',')[column]))
      expect(staked).toEqual(played.map((round) => round.staked))
      const json = JSON.parse(await textOf(archive.file(player, 'history', 'json', EVERYTHING)))
      expect(json.rounds).toHaveLength(played.length)
      const statement = JSON.parse(await textOf(archive.file(player, 'statement', 'json', EVERYTHING)))
      const last = statement.entries.findLast(({ account }: { account: string }) => account === 'cash')
      expect(last.balance).toBe(CASH + played.reduce((sum, { staked, paid }) => sum + paid - staked, 0))
    }
  })

  it('a statement as a file leads from the opening to the closing balance of each account', async () => {
    const [player = ''] = PLAYERS
    const all = await archive.statement(player, { ...EVERYTHING, cursor: null, limit: 100 })
    const count = all?.entries.length ?? 0
    const at = (share: number) => all?.entries[Math.floor(count * share)]?.at ?? 0
    const range = { from: at(0.2), to: at(0.9) }
    const part = await archive.statement(player, { ...range, cursor: null, limit: 100 })
    const json = JSON.parse(await textOf(archive.file(player, 'statement', 'json', range)))
    const decimals = (cents: number) => (cents / 100).toFixed(2)
    expect(json.accounts).toEqual(
      part?.accounts.map(({ opening, closing, ...account }) => {
        const told = { opening: decimals(opening), closing: decimals(closing) }
        return { ...account, opening, closing, decimals: told }
      }),
    )
    expect(json.accounts[0].opening).toBeGreaterThan(0)
    expect(json.entries.length).toBeGreaterThan(10)
    expect(json.entries.map(({ id }: { id: string }) => id)).toEqual(part?.entries.map(({ id }) => id))
    const csv = await textOf(archive.file(player, 'statement', 'csv', range))
    const [head = '', ...lines] = csv.trimEnd().split('\r\n')
    const rows = lines.map((line) => line.split(','))
    const column = (name: string, row: readonly string[]) => row[head.split(',').indexOf(name)] ?? ''
    const balances = (kind: string) =>
      rows
        .filter((row) => column('kind', row) === kind)
        .map((row) => [column('account', row), column('currency', row), Number(column('balanceCents', row))])
    expect(balances('opening')).toEqual(
      part?.accounts.map(({ account, currency, opening }) => [account, currency, opening]),
    )
    expect(balances('closing')).toEqual(
      part?.accounts.map(({ account, currency, closing }) => [account, currency, closing]),
    )
    expect(rows).toHaveLength(json.entries.length + 2 * json.accounts.length)
    expect(new Set(rows.map((row) => column('currency', row)))).toEqual(new Set(['EUR']))
  })

  it('begins rounds whose start was not kept at the nearest one that was, and keeps it', async () => {
    const { db } = house.store
    const player = PLAYERS[0] ?? ''
    const { table_id, code } = await db
      .selectFrom('plays')
      .innerJoin('rounds', 'rounds.code', 'plays.round')
      .select(['rounds.table_id', 'rounds.code'])
      .where('plays.player', '=', player)
      .orderBy('rounds.number', 'desc')
      .executeTakeFirstOrThrow()
    const rounds = await db
      .selectFrom('rounds')
      .innerJoin('round_starts', 'round_starts.code', 'rounds.code')
      .select(['rounds.code', 'state', 'rounds.number'])
      .where('table_id', '=', table_id)
      .orderBy('number')
      .execute()
    const place = rounds.findIndex((round) => round.code === code)
    expect(place).toBeGreaterThan(4)
    const told = await archive.round(player, code)
    const codes = rounds.map((round) => round.code)
    const keptStart = async () =>
      (await db.selectFrom('round_starts').select('state').where('code', '=', code).executeTakeFirst())?.state
    const forget = () => db.deleteFrom('round_starts').where('code', 'in', codes).execute()
    const keep = (index: number, state: (text: string) => string) =>
      db
        .insertInto('round_starts')
        .values({ code: codes[index] ?? '', state: state(rounds[index]?.state ?? '') })
        .execute()

    await forget()
    expect(await archive.round(player, code)).toEqual(told)
    expect(JSON.parse((await keptStart()) ?? '').state).toEqual(JSON.parse(rounds[place]?.state ?? '').state)
    // One of an old shape is passed over, one that is kept is believed.
    const marked = (mark: string) => (text: string) =>
      text.replace('"currency":"EUR"', `"currency":"${mark}"`)
    await forget()
    await keep(place - 4, marked('XXX'))
    await keep(place - 2, (text) => marked('OLD')(text).replace(/^{"format":\d+,/, '{"format":1,'))
    expect((await archive.round(player, code))?.start.currency).toBe('XXX')
    await forget()
    for (const index of rounds.keys()) await keep(index, (text) => text)
  })

  it('is filled from the book for rounds that ended before it was kept', async () => {
    const { db } = house.store
    const [filling = ''] = /insert into plays [^;]*;/.exec(HISTORY) ?? []
    const before = await db.selectFrom('plays').selectAll().orderBy('round').orderBy('player').execute()
    await db.deleteFrom('plays').execute()
    await sql.raw(filling).execute(db)
    const after = await db.selectFrom('plays').selectAll().orderBy('round').orderBy('player').execute()
    const withoutChange = ({ changed_at: _, ...play }: (typeof before)[number]) => play
    expect(after.map(withoutChange)).toEqual(before.map(withoutChange))
    expect(after.length).toBeGreaterThan(ROUNDS / 4)
  })

  it('is in the audit, which finds nothing, and notices what was changed', async () => {
    const { problems, checked } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    expect(checked.plays).toBeGreaterThan(ROUNDS / 4)
    expect(checked['voided rounds']).toBe(voided.length)
    const { code } = (await rounds('ann')).find(({ outcome }) => outcome === 'settled') ?? { code: '' }
    const change = (staked: (old: number) => number) =>
      house.store.db
        .updateTable('plays')
        .set(({ eb }) => ({ staked: eb('staked', '+', staked(0)) }))
        .where('round', '=', code)
        .where('player', '=', 'ann')
        .execute()
    await change(() => 1)
    const tampered = await audit(house.store.db, house.sealer)
    expect(tampered.problems).toEqual([`Round ${code} is in the history of ann other than in the book.`])
    await change(() => -1)
    const kept = (outcome: 'settled' | 'voided', voided_version: number | null) =>
      house.store.db.updateTable('rounds').set({ outcome, voided_version }).where('code', '=', code).execute()
    await kept('voided', 5)
    const forged = await audit(house.store.db, house.sealer)
    expect(forged.problems).toContain(`Round ${code} is kept as voided, but the log does not void it.`)
    await kept('settled', null)
  })
})

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
