import { describe, expect, it } from 'vitest'
import { voidProblem } from '#server/audit/voids'
import { type AccountName, account } from '#tests/account'

const WON = [
  { account: account('cash:ann'), amount: 1000 },
  { account: account('house:one'), amount: -1000 },
]

function back(...lines: readonly (readonly [name: AccountName, amount: number])[]) {
  return lines.map(([name, amount]) => ({ account: account(name), amount }))
}

describe('FL-2: what a void may move', () => {
  it('is what the round moved, and what the house of its table bears', () => {
    expect(voidProblem('one', WON, back(['cash:ann', -1000], ['house:one', 1000]))).toBeNull()
    expect(voidProblem('one', WON, back(['cash:ann', -300], ['house:one', 300]))).toBeNull()
    const foreign = [...WON, { account: account('cash:bill'), amount: 500 }]
    const undone = back(['cash:ann', -1000], ['house:one', 1000], ['cash:bill', -500], ['house:one.USD', 500])
    expect(voidProblem('one', foreign, undone)).toBeNull()
  })

  it.each(['house:two', 'house:one-more', 'house:two.USD', 'promotions:two'] as const)(
    'is nothing of %s',
    (name) => {
      expect(voidProblem('one', WON, back(['cash:ann', -1000], [name, 1000]))).toContain(name)
    },
  )
})
