import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { totalOf } from '#engine/baccarat/hand'
import type { Card } from '#engine/cards/card'
import { keepHistory } from '#server/history/keep'
import { personIn } from '#server/people/person'
import { LOCAL_REGULATOR } from '#server/play/regulator'
import { restraintOf } from '#server/play/restraint'
import { OpenSessions } from '#server/play/sessions/open'
import { SessionService } from '#server/play/sessions/service'
import { TableSessions } from '#server/play/sessions/table-sessions'
import { Table } from '#server/tables/table'
import { committed, seedWhere } from '#tests/floor/past'
import { type Draft, PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { voidRound } from '#tests/floor/voiding'
import { onBothStores } from '#tests/stores'

const game = 'mini-baccarat'
const QUICK: Draft = { game, timings: { betting: 1 } }
const CASH = 50_000
const BET = { do: 'bet', bet: 'player', amount: 1000 } as const
const GOLDEN = { ...BET, golden: true } as const
const ORDER = { reason: 'A card was scanned twice.', by: 'Sandra' }

/** Four cards, and Player has more. */
function playerWins([a, b, c, d]: readonly Card[]): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  const [player, banker] = [totalOf([a, c]), totalOf([b, d])]
  return player >= 8 && player > banker
}

onBothStores('TP-18: a session and its rounds', ({ fresh }) => {
  let stage: Stage
  let count = 0
  const running: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
  }, PATIENCE_MILLIS)
  afterEach(async () => {
    for (const stop of running.splice(0)) await stop()
  })
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  /** The table and the sessions of one life of the server. */
  async function opened(id: string, draft: Draft, regulated = true) {
    const { db } = stage.store
    const open = new OpenSessions()
    const settings = { regulated, sessionMost: 100_000, rates: {}, sessionAwayMillis: 600_000 }
    const desk = new SessionService({
      db,
      open,
      settings,
      regulator: LOCAL_REGULATOR,
      barred: async () => null,
      moved: (balances) => void stage.purses.learn(balances),
      isAt: () => true,
      clock: stage.clock,
      log: pino({ level: 'silent' }),
    })
    await desk.start()
    const sessions = new TableSessions(db, settings, open)
    const restraint = restraintOf(stage.allowances, sessions)
    const riders = [...restraint.riders, keepHistory]
    const table = await Table.open(stage.config(id, draft), {
      ...stage.needs(id),
      riders,
      restraint,
      sessions,
    })
    const close = async () => {
      await table.stop()
      await desk.stop()
    }
    running.push(close)
    return { staged: stage.place(table), desk, close }
  }

  /** Chips on a bet that will win, laid from a session. */
  async function laid(bet: typeof BET | typeof GOLDEN, taken = 10_000) {
    const id = `session-${++count}`
    const person = personIn({ id: `${id}-p`, name: 'Ann', kind: 'account', currency: 'EUR', operator: null })
    await stage.admit(CASH, person.id)
    await stage.grantGolden(person.id, 5000)
    const before = await stage.table(id, { game }, committed(seedWhere(game, playerWins)))
    await before.table.stop()
    const { staged, desk, close } = await opened(id, { game })
    await staged.inPhase('betting')
    await desk.open(person, id, { key: 'key-first', amount: taken })
    await staged.all([person.id, bet], [person.id, { do: 'confirm' }])
    const session = staged.state.purses[person.id]?.session ?? ''
    return { id, person, session, code: staged.state.round?.code ?? '', desk, close }
  }

  async function playOn(id: string, regulated = true) {
    const { staged, desk } = await opened(id, QUICK, regulated)
    await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
    return { staged, desk }
  }

  async function money(player: string, session: string) {
    const golden = await stage.balance(`golden:${player}`)
    return { golden, cash: await stage.cash(player), session: await stage.balance(`session:${session}`) }
  }

  it('MO-7: golden chips that lie on the cloth when it ends are not staked', async () => {
    const { id, person, session, desk, close } = await laid(GOLDEN)
    expect(await desk.end(person.id, id)).toMatchObject({ state: 'ended' })
    await close()
    await playOn(id)
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: CASH, session: 0 })
  })

  it('MO-7: nor are they from the next session, unless they are laid again', async () => {
    const { id, person, session, desk, close } = await laid(GOLDEN)
    await desk.end(person.id, id)
    await desk.open(person, id, { key: 'key-second', amount: 3000 })
    await close()
    await playOn(id)
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: CASH - 3000, session: 0 })
  })

  it('MO-7: nor when the house is regulated no more', async () => {
    const { id, person, session, close } = await laid(GOLDEN)
    await close()
    await playOn(id, false)
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: CASH, session: 0 })
  })

  /** Chips on a bet that will win, laid from the account; they lie in a round that runs where the cards come. */
  async function laidBefore(running: boolean) {
    const id = `session-${++count}`
    const person = personIn({ id: `${id}-p`, name: 'Ann', kind: 'account', currency: 'EUR', operator: null })
    await stage.admit(CASH, person.id)
    const before = await stage.table(id, { game }, committed(seedWhere(game, playerWins)))
    await before.table.stop()
    const { staged, close } = await opened(id, { game }, false)
    await staged.inPhase('betting')
    await staged.all([person.id, BET], [person.id, { do: 'confirm' }])
    if (!running) return { id, person, close }
    await close()
    const dealt = await opened(id, { game, timings: { betting: 1, card: 600_000 } }, false)
    await dealt.staged.inPhase('dealing')
    return { id, person, close: dealt.close }
  }

  it('chips that were laid before play was regulated are not staked without a session', async () => {
    const { id, person, close } = await laidBefore(false)
    await close()
    await playOn(id)
    expect(await stage.cash(person.id)).toBe(CASH)
  })

  it('nor from the account when one is open, unless they are laid again', async () => {
    const { id, person, close } = await laidBefore(false)
    await close()
    const { staged, desk, close: end } = await opened(id, { game })
    await desk.open(person, id, { key: 'key-first', amount: 3000 })
    await end()
    await playOn(id)
    expect(await stage.cash(person.id)).toBe(CASH - 3000)
    expect(staged.state.purses).toEqual({})
  })

  it('a round that runs when play becomes regulated ends as it began', async () => {
    const { id, person, close } = await laidBefore(true)
    expect(await stage.cash(person.id)).toBe(CASH - 1000)
    await close()
    await playOn(id)
    expect(await stage.cash(person.id)).toBe(CASH + 1000)
  })

  it('FL-2: a void takes back what was won where it lies, in the session or on the account', async () => {
    const { id, person, session, code, close } = await laid(BET, CASH)
    await close()
    const { staged, desk } = await playOn(id)
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: 0, session: CASH + 1000 })
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: 0, session: CASH })
    expect(await stage.balance(`house:${id}`)).toBe(0)
    expect(await desk.end(person.id, id)).toMatchObject({ state: 'ended', returned: CASH + 1000 })
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: CASH, session: 0 })
  })

  it('FL-2: a void of a round whose session is over concerns the account', async () => {
    const { id, person, session, code, close } = await laid(BET, CASH)
    await close()
    const { staged, desk } = await playOn(id)
    await desk.end(person.id, id)
    expect(await voidRound(staged.table, code, ORDER)).toMatchObject({ ok: true })
    expect(await money(person.id, session)).toEqual({ golden: 5000, cash: CASH, session: 0 })
    expect(await stage.balance(`house:${id}`)).toBe(0)
  })
})
