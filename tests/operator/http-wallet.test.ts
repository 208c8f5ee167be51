import { afterEach, describe, expect, it } from 'vitest'
import { FAULTS, type Fault } from '#cli/operator/faults'
import { ReferenceOperator } from '#cli/operator/server'
import { type HttpWallet, httpWallet } from '#server/operators/http-wallet'

const SECRET = 'a secret of at least thirty-two letters'
const ann = { player: 'ann', currency: 'EUR' }

function debitOf(transaction: string, amount = 100) {
  return { ...ann, transaction, amount, round: 'r1', table: 't1' }
}

const patience = (tries = 3, millis = 2_500) => ({ until: performance.now() + millis, tries })

let operator: ReferenceOperator | null = null

async function open(settings: { tryMillis?: number; atOnce?: number; secret?: string } = {}) {
  operator = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: 400, lateMillis: 150 })
  operator.book.open('ann', 'EUR', 1_000)
  const url = await operator.listen()
  const { tryMillis = 200, atOnce = 4, secret = SECRET } = settings
  const wallet: HttpWallet = httpWallet({ id: 'bella', secrets: [secret] }, { url, tryMillis, atOnce })
  return { operator, book: operator.book, wallet }
}

/** The first requests fail so, the others work. */
function first(...faults: readonly Fault[]) {
  let count = 0
  return () => faults[count++] ?? null
}

afterEach(async () => {
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
    await operator.calm()
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
    await operator.calm()
    expect(book.players.get('ann')?.balance).toBe(1_000)
    expect(await wallet.debit(debitOf('d1'), patience())).toMatchObject({ kind: 'refused', why: 'cancelled' })
  })

  it('keeps to its time, however many tries that leaves', async () => {
    const { wallet, operator } = await open({ tryMillis: 100 })
    operator.mischief = () => 'slow'
    expect(await wallet.debit(debitOf('d1'), patience(100, 350))).toMatchObject({ kind: 'unknown' })
    expect(operator.requests).toBeLessThan(10)
  })

  it('sends nothing for a while to an operator that is down, and finds out when it is back', async () => {
    const { wallet, operator } = await open()
    operator.isDown = true
    for (const id of ['d1', 'd2']) await wallet.debit(debitOf(id), patience(3))
    const { requests } = operator
    expect(wallet.isResting).toBe(true)
    expect(await wallet.debit(debitOf('d3'), patience())).toMatchObject({ kind: 'unsent' })
    expect(operator.requests).toBe(requests)
    operator.isDown = false
    await expect
      .poll(() => wallet.balance(ann, patience()), { timeout: 20_000 })
      .toMatchObject({ kind: 'done' })
    expect(wallet.isResting).toBe(false)
  })

  it('has no more under way at once than it may', async () => {
    const { wallet, operator } = await open({ atOnce: 2, tryMillis: 5_000 })
    let now = 0
    let most = 0
    operator.mischief = () => {
      now += 1
      most = Math.max(most, now)
      setTimeout(() => {
        now -= 1
      }, 380)
      return 'slow'
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => wallet.balance(ann, patience(1, 10_000))),
    )
    expect(answers.every(({ kind }) => kind === 'done')).toBe(true)
    expect(most).toBeLessThanOrEqual(2)
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
