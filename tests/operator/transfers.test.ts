import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorPurse, purseAccount } from '#server/wallet/accounts'
import { transferOnce } from '#server/wallet/book'
import { emptyFolder } from '#tests/floor/house'
import { openCasino, type Reply } from '#tests/operator/casino'
import { operatorAt } from '#tests/operator/house'

const TRANSFERS = '/api/operators/transfers'
const COSTA = { ...operatorAt('', 'costa'), wallet: 'built-in' as const }
const BELLA = operatorAt('http://127.0.0.1:1/wallet')
const ANNA = { player: 'anna/1', name: 'Anna', language: 'it', currency: 'EUR' }
const folder = emptyFolder()
let casino: Awaited<ReturnType<typeof openCasino>>
let ids = 0

function transfer(change: object, operator = 'costa'): Promise<Reply> {
  const body = { id: `t-${++ids}`, player: 'anna/1', amount: 1_000, direction: 'in', ...change }
  return casino.ask(TRANSFERS, body, { operator })
}

async function balance(player = 'anna/1', operator = 'costa'): Promise<Reply> {
  return casino.ask(`/api/operators/players/${encodeURIComponent(player)}/balance`, undefined, { operator })
}

describe('transfers of an operator with the built-in wallet', () => {
  beforeAll(async () => {
    casino = await openCasino(folder.path, { operators: [COSTA, { ...COSTA, id: 'dora' }, BELLA] })
    for (const operator of ['costa', 'dora', 'bella']) {
      const guest = await casino.launch(operator === 'costa' ? ANNA : { ...ANNA, player: operator }, {
        operator,
      })
      await guest.client.close()
    }
  })
  afterAll(() => folder.remove())

  it('bring money to a player and take it back', async () => {
    expect(await balance()).toMatchObject({ status: 200, body: { currency: 'EUR', balance: 0 } })
    const brought = await transfer({ id: 'first', amount: 5_000 })
    expect(brought.body).toEqual({ id: 'first', player: 'anna/1', currency: 'EUR', balance: 5_000 })
    expect((await transfer({ direction: 'out', amount: 2_000 })).body).toMatchObject({ balance: 3_000 })
    expect((await balance()).body).toEqual({ player: 'anna/1', currency: 'EUR', balance: 3_000 })
  })

  it('are carried out once for one id, however often and however many at once', async () => {
    const all = { id: 'all', direction: 'out', amount: 3_000 }
    const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(all)))
    expect(answers.map(({ status, body }) => [status, body.balance])).toEqual(Array(6).fill([200, 0]))
    expect((await transfer({ id: 'first', amount: 5_000 })).body).toMatchObject({ balance: 0 })
    const other = await transfer({ id: 'first', amount: 5_001 })
    expect([other.status, other.body.error]).toEqual([409, 'id-reused'])
  })

  it.each([
    ['more than there is', { direction: 'out' }, 'costa', 409, 'balance'],
    ['a player of nobody', { player: 'nobody' }, 'costa', 404, 'no-player'],
    ['a player of another operator', { player: 'dora' }, 'costa', 404, 'no-player'],
    ['an operator with a wallet of its own', { player: 'bella' }, 'bella', 409, 'own-wallet'],
    ['nothing', { amount: 0 }, 'costa', 400, 'bad-request'],
    ['less than nothing', { amount: -5 }, 'costa', 400, 'bad-request'],
    ['no direction', { direction: 'up' }, 'costa', 400, 'bad-request'],
    ['an id with a slash', { id: 'a/b' }, 'costa', 400, 'bad-request'],
  ])('are refused: %s', async (_what, change, operator, status, error) => {
    expect(await transfer(change, operator)).toMatchObject({ status, body: { error } })
    expect((await balance()).body).toMatchObject({ balance: 0 })
  })

  it('of two operators may have the same id', async () => {
    expect(await transfer({ id: 'first', player: 'dora', amount: 70 }, 'dora')).toMatchObject({ status: 200 })
    expect((await balance('dora', 'dora')).body).toMatchObject({ balance: 70 })
  })

  it('need a signature, and balances too', async () => {
    const wrong = { operator: 'costa', secret: 'another secret of thirty-two letters!' }
    const body = { id: 'x', player: 'anna/1', amount: 1, direction: 'in' }
    expect(await casino.ask(TRANSFERS, body, wrong)).toMatchObject({ status: 401 })
    expect(await casino.ask('/api/operators/players/dora/balance', undefined, wrong)).toMatchObject({
      status: 401,
    })
    expect(await balance('dora')).toMatchObject({ status: 404 })
    // What was asked for is not said again, whatever bytes it is.
    const { status, body: answered } = await balance('\u008e<b>')
    expect([status, answered.text]).toEqual([
      404,
      'You never sent a player of this id here: launch them first.',
    ])
    expect(await balance('bella', 'bella')).toMatchObject({ status: 409, body: { error: 'own-wallet' } })
  })

  it('TP-18: bring nothing to whoever is excluded, and let them take all', async () => {
    await transfer({ id: 'before' })
    const { client, ask } = await casino.launch(ANNA, { operator: 'costa' })
    await client.close()
    expect(await ask('POST', '/api/play/exclusion', { for: '30d' })).toMatchObject({ status: 200 })
    expect(await transfer({})).toMatchObject({ status: 409, body: { error: 'own-limit' } })
    expect(await transfer({ id: 'before' })).toMatchObject({ status: 200 })
    expect(await transfer({ direction: 'out' })).toMatchObject({ status: 200, body: { balance: 0 } })
  })

  it('TP-11: are no deposits: those are made and limited with the operator', async () => {
    const { client, ask } = await casino.launch({ ...ANNA, player: 'dora' }, { operator: 'dora' })
    await client.close()
    const limit = { kind: 'deposit', period: 'day', amount: 100 }
    expect(await ask('PUT', '/api/play/limits', limit)).toMatchObject({
      status: 403,
      body: { error: 'not-here' },
    })
    expect(await ask('PUT', '/api/play/limits', { ...limit, amount: null })).toMatchObject({ status: 200 })
    expect(await ask('PUT', '/api/play/limits', { ...limit, kind: 'loss' })).toMatchObject({ status: 200 })
    expect((await ask('GET', '/api/statement')).body).toMatchObject({ keptBy: null })
  })

  it('leave a book in which the auditor finds nothing but what was forged', async () => {
    const problems = await casino.audit(async (db) => {
      const { id } = await db
        .selectFrom('players')
        .select('id')
        .where('external_id', '=', 'dora')
        .executeTakeFirstOrThrow()
      const entries = [
        { account: operatorPurse('costa', 'EUR'), amount: -5 },
        { account: purseAccount(id, 'cash'), amount: 5 },
      ]
      for (const operator of ['costa', 'dora']) {
        await transferOnce(
          db,
          { key: `operator/${operator}/forged`, kind: 'operator', round: null, entries, operator },
          1,
        )
      }
    })
    const words = "moved what no operator's transfer moves."
    expect(problems.toSorted()).toEqual(
      ['costa', 'dora'].map((id) => `Transfer operator/${id}/forged ${words}`),
    )
  })
})

describe("TP-18: a built-in operator's player in regulated play", () => {
  it('takes what was transferred to the table, plays, and the operator gets what is left', async () => {
    const place = emptyFolder()
    casino = await openCasino(place.path, { operators: [COSTA], regulated: true })
    const guest = await casino.launch(ANNA, { operator: 'costa' })
    await transfer({ amount: 5_000 })
    const session = '/api/tables/mini/session'
    const opened = await guest.ask('POST', session, { key: 'take-it-all', amount: 5_000 })
    expect(opened.status).toBe(200)
    expect(await transfer({ direction: 'out', amount: 1 })).toMatchObject({ status: 409 })
    const round = await casino.playOne(guest, 1_000)
    expect(round).toMatchObject({ staked: 1_000, balanceBefore: 5_000 })
    await guest.client.close()
    await guest.ask('DELETE', session)
    expect((await guest.ask('GET', session)).status).toBe(404)
    const { rounds } = (await guest.ask('GET', '/api/history')).body
    const plays = rounds as readonly { readonly staked: number; readonly paid: number }[]
    const left = plays.reduce((sum, { staked, paid }) => sum + paid - staked, 5_000)
    expect((await balance()).body.balance).toBe(left)
    expect(await transfer({ direction: 'out', amount: left })).toMatchObject({
      status: 200,
      body: { balance: 0 },
    })
    expect(await casino.audit()).toEqual([])
    place.remove()
  })
})
