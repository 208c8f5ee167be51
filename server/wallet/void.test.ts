import { describe, expect, it } from 'vitest'
import { voidProblem } from '#server/wallet/void'

const WON = [
  { account: 'cash:ann', amount: 1000 },
  { account: 'house:one', amount: -1000 },
]

function back(...lines: readonly (readonly [account: string, amount: number])[]) {
  return lines.map(([account, amount]) => ({ account, amount }))
}

describe('FL-2: what a void may move', () => {
  it('is what the round moved, and what the house of its table bears', () => {
    expect(voidProblem('one', WON, back(['cash:ann', -1000], ['house:one', 1000]))).toBeNull()
    expect(voidProblem('one', WON, back(['cash:ann', -300], ['house:one', 300]))).toBeNull()
    const foreign = [...WON, { account: 'cash:bill', amount: 500 }]
    const undone = back(['cash:ann', -1000], ['house:one', 1000], ['cash:bill', -500], ['house:one.USD', 500])
    expect(voidProblem('one', foreign, undone)).toBeNull()
  })

  it.each(['house:two', 'house:one-more', 'house:two.USD', 'promotions:two'])(
    'is nothing of %s',
    (account) => {
      expect(voidProblem('one', WON, back(['cash:ann', -1000], [account, 1000]))).toContain(account)
    },
  )
})
