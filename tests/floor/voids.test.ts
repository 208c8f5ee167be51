import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { totalOf } from '#engine/baccarat/hand'
import type { Card } from '#engine/cards/card'
import type { PlayerCommand } from '#protocol/player/commands'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { roundIn } from '#server/audit/proof/round'
import { Golden } from '#server/golden/golden'
import { archiveOf } from '#server/history/archive'
import { transferOnce } from '#server/wallet/book'
import { openAccounts } from '#server/wallet/ledger'
import { account } from '#tests/account'
import { committed, seedWhere } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'
import { voidRound } from '#tests/floor/voiding'
import { onBothStores } from '#tests/stores'

const game = 'mini-baccarat'
const QUICK = { game, timings: { betting: 1 } } as const
const ORDER = { reason: 'A card was scanned twice.', by: 'Sandra' }
const CASH = 10_000

/** Four cards, and Player has more. */
function playerWins([a, b, c, d]: readonly Card[]): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  const [player, banker] = [totalOf([a, c]), totalOf([b, d])]
  return player >= 8 && player > banker
}

onBothStores('FL-2: a round that is voided', ({ fresh }) => {
  let stage: Stage
  let count = 0

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
  }, PATIENCE_MILLIS)
  afterEach(() => stage.stopAll())
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  const bet = (on: 'player' | 'banker', golden = false): PlayerCommand => ({
    do: 'bet',
    bet: on,
    amount: 1000,
    golden,
  })

  async function newPlayer(cash = CASH): Promise<string> {
    const player = `void-${++count}`
    await stage.admit(cash, player)
    return player
  }

  /** A table whose first round Player won; these bets were in it. */
  async function won(bets: readonly (readonly [string, PlayerCommand])[]) {
    const seed = seedWhere(game, playerWins)
    const before = await stage.table(`void-${++count}`, { game }, committed(seed))
    await before.inPhase('betting')
    const code = before.state.round?.code ?? ''
    await before.all(...bets, ...bets.map(([player]) => [player, { do: 'confirm' } as const] as const))
    const staged = await stage.again(before, QUICK)
    await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
    return { staged, code }
  }

  async function spend(player: string, amount: number): Promise<void> {
    await openAccounts(stage.store.db, [{ account: account('cashier:EUR'), currency: 'EUR' }])
    const entries = [
      { account: account(`cash:${player}`), amount: -amount },
      { account: account('cashier:EUR'), amount },
    ]
    await transferOnce(stage.store.db, { key: `spent/${player}`, kind: 'grant', round: null, entries }, 1)
  }

  const house = ({ table }: Staged) => stage.balance(`house:${table.config.id}`)

  it('moves everything back to where it came from, and says so everywhere', async () => {
    const [winner, loser] = [await newPlayer(), await newPlayer()]
    const { staged, code } = await won([
      [winner, bet('player')],
      [loser, bet('banker')],
    ])
    expect([await stage.cash(winner), await stage.cash(loser)]).toEqual([CASH + 1000, CASH - 1000])
    const version = staged.version
    const answer = await voidRound(staged.table, code, ORDER)
    expect(answer).toEqual({ ok: true, upto: expect.any(Number) })
    const { at } = staged.told.find(({ everyone }) => everyone.some(({ type }) => type === 'voided')) ?? {}
    expect([await stage.cash(winner), await stage.cash(loser)]).toEqual([CASH, CASH])
    expect(await house(staged)).toBe(0)
    expect(staged.heard('voided', version)).toEqual([{ type: 'voided', code, ...ORDER }])
    // Who voided it and why is not for everybody at the table.
    const told = staged.told.flatMap(({ everyone, own }) => [everyone, ...own.values()].flat())
    const voids = told.filter(({ type }) => type === 'voided')
    expect(voids).toEqual([{ type: 'voided', code, reason: null, by: null }])
    await stage.until(() => stage.money.some(({ player, cash }) => player === winner && cash === CASH))
    const archive = archiveOf(stage.store.db)
    const all = { from: 0, to: Number.MAX_SAFE_INTEGER, cursor: null, limit: 10, game: null, table: null }
    for (const player of [winner, loser]) {
      const history = await archive.history(player, all)
      expect(history?.rounds).toMatchObject([{ code, outcome: 'voided', staked: 1000, paid: 1000 }])
      const round = await archive.round(player, code)
      expect(round?.voided).toEqual({ at, reason: ORDER.reason })
      expect(round?.steps.at(-1)).toMatchObject({ at })
      expect(round?.steps.at(-1)?.text.it).toContain('annullata')
    }
    const noted = await stage.store.db
      .selectFrom('staff_events')
      .select(['actor', 'action', 'reason'])
      .where('subject', '=', code)
      .execute()
    expect(noted).toEqual([{ actor: 'Sandra', action: 'round-voided', reason: ORDER.reason }])
  })

  it('is voided once, however often it is asked for', async () => {
    const player = await newPlayer()
    const { staged, code } = await won([[player, bet('player')]])
    const id = 'void-once-order'
    const ask = () => voidRound(staged.table, code, ORDER, id)
    const answers = await Promise.all(Array.from({ length: 5 }, ask))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    const other = await voidRound(staged.table, code, { ...ORDER, reason: 'Another one.' })
    expect(other).toMatchObject({ ok: false, reason: 'voided' })
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    const reused = await voidRound(staged.table, `${code}0`, ORDER, id)
    expect(reused).toMatchObject({ ok: false, reason: 'id-reused' })
    expect(await stage.cash(player)).toBe(CASH)
    const again = await stage.again(staged, QUICK)
    expect(await voidRound(again.table, code, ORDER, id)).toEqual(answers[0])
    expect(await stage.cash(player)).toBe(CASH)
  })

  it('takes no more than there is: the house bears the rest', async () => {
    const player = await newPlayer()
    const { staged, code } = await won([[player, bet('player')]])
    await spend(player, CASH + 1000 - 300)
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect(await stage.cash(player)).toBe(0)
    expect(await house(staged)).toBe(-700)
    const round = await archiveOf(stage.store.db).round(player, code)
    expect(round).toMatchObject({ outcome: 'voided', staked: 1000, paid: 1700 })
    expect(round?.steps.at(-1)?.text.en).toContain('stays yours')
  })

  it('also where the house had neither won nor lost', async () => {
    const [winner, loser] = [await newPlayer(), await newPlayer()]
    const { staged, code } = await won([
      [winner, bet('player')],
      [loser, bet('banker')],
    ])
    expect(await house(staged)).toBe(0)
    await spend(winner, CASH + 1000)
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect([await stage.cash(winner), await stage.cash(loser)]).toEqual([0, CASH])
    expect(await house(staged)).toBe(-1000)
  })

  it('MO-7: gives golden chips back, and takes what they won', async () => {
    const player = await newPlayer()
    await stage.grantGolden(player, 1000)
    const { staged, code } = await won([[player, bet('player', true)]])
    expect(await stage.cash(player)).toBe(CASH + 1000)
    expect(await stage.balance(`golden:${player}`)).toBe(0)
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect(await stage.cash(player)).toBe(CASH)
    expect(await stage.balance(`golden:${player}`)).toBe(1000)
  })

  it('MO-7: golden chips that expired meanwhile do not stay', async () => {
    const player = await newPlayer()
    const { db } = stage.store
    await db
      .insertInto('players')
      .values({ id: player, name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 })
      .execute()
    let now = stage.clock.now()
    const golden = new Golden({
      db,
      now: () => now,
      moved: (balances) => void stage.purses.learn(balances),
    })
    const grant = { id: `grant-${player}`, player, amount: 1000, reason: 'A test', by: 'rosa' }
    await golden.grant({ ...grant, expiresAt: now + 1000 })
    const { staged, code } = await won([[player, bet('player', true)]])
    now += 1000
    await golden.expire()
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect(await golden.tray(player)).toMatchObject({ inHand: 1000 })
    await golden.expire()
    expect(await golden.tray(player)).toMatchObject({ inHand: 0, grants: [] })
  })

  it('waits while stakes lie on the table, and is refused while it runs itself', async () => {
    const player = await newPlayer()
    const { staged, code } = await won([[player, bet('player')]])
    const patient = await stage.again(staged, { game })
    await patient.inPhase('betting')
    const running = patient.state.round?.code ?? ''
    await patient.all([player, bet('player')], [player, { do: 'confirm' }])
    const slow = await stage.again(patient, { game, timings: { betting: 1, card: 300 } })
    await slow.inPhase('dealing')
    expect(await voidRound(slow.table, running, ORDER)).toMatchObject({ ok: false, reason: 'running' })
    const version = slow.version
    const asked = voidRound(slow.table, code, ORDER)
    await slow.until(({ phase }) => phase !== 'dealing')
    expect(await asked).toMatchObject({ ok: true })
    const types = slow.since(version).map(({ type }) => type)
    expect(types.indexOf('voided')).toBeGreaterThan(types.indexOf('settled'))
    expect(types).toContain('settled')
  })

  it('is refused when it was cancelled, or never was', async () => {
    const player = await newPlayer()
    const { staged, code } = await won([[player, bet('player')]])
    await stage.store.db
      .updateTable('rounds')
      .set({ outcome: 'cancelled' })
      .where('code', '=', code)
      .execute()
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: false, reason: 'cancelled' })
    await stage.store.db.updateTable('rounds').set({ outcome: 'settled' }).where('code', '=', code).execute()
    expect(await voidRound(staged.table, `${code}0`, ORDER)).toMatchObject({ ok: false, reason: 'no-round' })
    await staged.table.stop()
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: false, reason: 'closing' })
  })

  it(
    'FA-2: may be of an earlier shoe; both shoes can still be checked',
    async () => {
      const player = await newPlayer(10_000_000)
      const { staged, code } = await won([[player, bet('player')]])
      const inShoe = async (number: number) => {
        while ((staged.state.shoe?.shoe ?? 0) < number) {
          if (staged.phase === 'betting') {
            await Promise.all([staged.do(player, bet('banker')), staged.do(player, { do: 'confirm' })])
          }
          await staged.pass(1)
        }
      }
      await inShoe(2)
      expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
      await inShoe(3)
      for (const number of [1, 2]) {
        const built = await buildProof(stage.store.db, staged.table.config.id, number)
        if ('why' in built) throw new Error(built.text)
        const { problems, checked } = examine(JSON.parse(JSON.stringify(built.proof)))
        expect(problems).toEqual([])
        expect(checked['voided rounds']).toBe(1)
        expect(roundIn(built.proof, code)?.outcome).toBe(number === 1 ? 'voided' : undefined)
      }
    },
    PATIENCE_MILLIS,
  )
})
