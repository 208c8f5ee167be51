import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FAULTS, type Fault } from '#cli/operator/faults'
import { ReferenceOperator } from '#cli/operator/server'
import { type HttpWallet, httpWallet } from '#server/operators/http-wallet'
import { HandClock } from '#tests/clock'
import { until } from '#tests/until'

const SECRET = 'a secret of at least thirty-two letters'
const TRY_MILLIS = 10_000
const SLOW_MILLIS = 2 * TRY_MILLIS
const LATE_MILLIS = TRY_MILLIS / 2
const REST_MILLIS = 2_000
/** Between two tries, whatever chance says. */
const LONGEST_PAUSE_MILLIS = 300
const ann = { player: 'ann', currency: 'EUR' }

function debitOf(transaction: string, amount = 100) {
  return { ...ann, transaction, amount, round: 'r1', table: 't1' }
}

let clock: HandClock
let operator: ReferenceOperator | null = null

const patience = (tries = 3, millis = 6 * TRY_MILLIS) => ({ until: clock.steady() + millis, tries })

async function open(settings: { atOnce?: number; secret?: string; slowMillis?: number } = {}) {
  const { atOnce = 4, secret = SECRET, slowMillis = SLOW_MILLIS } = settings
  const times = { slowMillis, lateMillis: LATE_MILLIS }
  operator = new ReferenceOperator({ id: 'bella', secret: SECRET, clock, ...times })
  operator.book.open('ann', 'EUR', 1_000)
  const url = await operator.listen()
  const place = { url, tryMillis: TRY_MILLIS, atOnce }
  const raw = httpWallet({ id: 'bella', secrets: [secret] }, place, clock, () => undefined, REST_MILLIS)
  return { operator, book: operator.book, raw, wallet: patiently(raw, operator), url }
}

/**
 * Time goes by where the wallet waits before it tries again, and where the operator holds an answer: no try is over
 * because a machine is slow.
 */
async function answered<Answer>(call: Promise<Answer>, operator: ReferenceOperator): Promise<Answer> {
  let isOver = false
  const over = call.finally(() => {
    isOver = true
  })
  let { held } = operator
  await until(() => {
    const isHeld = operator.held > held
    if (isHeld) held = operator.held
    if (isHeld || (clock.nextIn ?? TRY_MILLIS) <= LONGEST_PAUSE_MILLIS) clock.moveOn()
    return isOver
  })
  return over
}

function patiently(wallet: HttpWallet, operator: ReferenceOperator): HttpWallet {
  return {
    get isResting() {
      return wallet.isResting
    },
    balance: (...asked) => answered(wallet.balance(...asked), operator),
    debit: (...asked) => answered(wallet.debit(...asked), operator),
    credit: (...asked) => answered(wallet.credit(...asked), operator),
    cancel: (...asked) => answered(wallet.cancel(...asked), operator),
  }
}

/** What was to be done later is done. */
async function calm(operator: ReferenceOperator): Promise<void> {
  clock.advance(LATE_MILLIS)
  await operator.calm()
}

/** The first requests fail so, the others work. */
function first(...faults: readonly Fault[]) {
  let count = 0
  return () => faults[count++] ?? null
}

beforeEach(() => {
  clock = new HandClock()
})
afterEach(async () => {
  clock.advance(SLOW_MILLIS)
  await operator?.close()
  operator = null
})

describe('a wallet over HTTP', () => {
  it('debits, credits and cancels, each once, and tells the balance', async () => {
    const { wallet, book } = await open()
    expect(await wallet.balance(ann, patience())).toEqual({ kind: 'done', balance: 1_000 })
    expect(await wallet.debit(debitOf('d1', 300), patience())).toEqual({ kind: 'done', balance: 700 })
    expect(await wallet.debit(debitOf('d1', 300), patience())).toEqual({ kind: 'done', balance: 700 })
    expect(await wallet.credit(debitOf('c1', 50), patience())).toEqual({ kind: 'done', balance: 750 })
    expect(await wallet.credit(debitOf('c1', 50), patience())).toEqual({ kind: 'done', balance: 750 })
    const cancel = { ...debitOf('x1', 300), debit: 'd1' }
    expect(await wallet.cancel(cancel, patience())).toEqual({ kind: 'done', balance: 1_050 })
    expect(await wallet.cancel(cancel, patience())).toEqual({ kind: 'done', balance: 1_050 })
    expect(book.players.get('ann')?.balance).toBe(1_050)
  })

  it('takes no for an answer: too little money, a locked or unknown player', async () => {
    const { wallet, book, operator } = await open()
    const short = await wallet.debit(debitOf('d1', 2_000), patience())
    expect(short).toEqual({ kind: 'refused', why: 'insufficient-funds', balance: 1_000, unsure: false })
    const ann = book.players.get('ann')
    if (ann !== undefined) ann.isLocked = true
    expect(await wallet.debit(debitOf('d2'), patience())).toMatchObject({ why: 'locked', unsure: false })
    const nobody = { ...debitOf('d3'), player: 'nobody' }
    expect(await wallet.debit(nobody, patience())).toMatchObject({ why: 'unknown-player', balance: null })
    expect(operator.requests).toBe(3)
  })

  it.each(FAULTS)('tries again after one fault (%s), and it is done once', async (fault) => {
    const { wallet, book, operator } = await open()
    operator.mischief = first(fault)
    expect(await wallet.debit(debitOf('d1', 300), patience())).toEqual({ kind: 'done', balance: 700 })
    await calm(operator)
    expect(book.players.get('ann')?.balance).toBe(700)
  })

  it('does not know what became of it when no try was answered', async () => {
    const { wallet, operator } = await open()
    operator.mischief = () => 'answer-lost'
    expect(await wallet.debit(debitOf('d1'), patience(2))).toMatchObject({ kind: 'unknown' })
    expect(operator.requests).toBe(2)
  })

  it('is not sure of a refusal when an earlier try got no answer', async () => {
    const { wallet, operator } = await open()
    operator.mischief = first('late')
    const answer = await wallet.debit(debitOf('d1', 2_000), patience())
    expect(answer).toMatchObject({ kind: 'refused', why: 'insufficient-funds', unsure: true })
  })

  it('a cancel that comes before its debit wins', async () => {
    const { wallet, operator, book } = await open()
    operator.mischief = first('late')
    expect(await wallet.debit(debitOf('d1'), patience(1))).toMatchObject({ kind: 'unknown' })
    expect(await wallet.cancel({ ...debitOf('x1'), debit: 'd1' }, patience())).toMatchObject({ kind: 'done' })
    await calm(operator)
    expect(book.players.get('ann')?.balance).toBe(1_000)
    expect(await wallet.debit(debitOf('d1'), patience())).toMatchObject({ kind: 'refused', why: 'cancelled' })
  })

  it('keeps to its time, however many tries that leaves', async () => {
    const { wallet, operator } = await open({ slowMillis: 100 * TRY_MILLIS })
    operator.mischief = () => 'slow'
    const began = clock.steady()
    const millis = 3.5 * TRY_MILLIS
    expect(await wallet.debit(debitOf('d1'), patience(100, millis))).toMatchObject({
      kind: 'unknown',
      text: expect.stringMatching(/^No answer within \d+ ms\.$/),
    })
    expect([operator.requests, Math.floor(clock.steady() - began)]).toEqual([4, millis])
  })

  it('sends nothing for a while to an operator that is down, and finds out when it is back', async () => {
    const { wallet, operator } = await open()
    operator.isDown = true
    for (const id of ['d1', 'd2']) await wallet.debit(debitOf(id), patience(3))
    const { requests } = operator
    operator.isDown = false
    for (const millis of [0, REST_MILLIS - LONGEST_PAUSE_MILLIS - 1]) {
      clock.advance(millis)
      expect(wallet.isResting).toBe(true)
      expect(await wallet.debit(debitOf('d3'), patience())).toMatchObject({ kind: 'unsent' })
    }
    expect(operator.requests).toBe(requests)
    clock.advance(LONGEST_PAUSE_MILLIS + 1)
    expect(await wallet.balance(ann, patience())).toMatchObject({ kind: 'done' })
    expect(wallet.isResting).toBe(false)
  })

  it('has no more under way at once than it may', async () => {
    const slowMillis = TRY_MILLIS / 2
    const { raw, operator, url } = await open({ atOnce: 2, slowMillis })
    let heard = 0
    operator.mischief = () => {
      heard += 1
      return 'slow'
    }
    const calls = Array.from({ length: 6 }, () => raw.balance(ann, patience(1)))
    for (const sent of [2, 4, 6]) {
      await until(() => heard === sent)
      // What comes behind them is answered: nothing else was on its way.
      expect((await fetch(url)).status).toBe(401)
      expect([heard, operator.held]).toEqual([sent, 2])
      clock.advance(slowMillis)
    }
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(calls.map(() => 'done'))
  })

  it('is believed only with the right signature', async () => {
    const { wallet, book } = await open({ secret: 'another secret of thirty-two letters!' })
    expect(await wallet.debit(debitOf('d1'), patience())).toMatchObject({
      kind: 'refused',
      why: 'not-possible',
    })
    expect(book.players.get('ann')?.balance).toBe(1_000)
  })
})
