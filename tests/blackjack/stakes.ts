import assert from 'node:assert/strict'
import type { Bet, State } from '#engine/blackjack/types'
import type { Slip } from '#engine/round/slip'

/** Every stake that was taken is a whole number of units between its limits (MO-4, MO-5). */
export function checkStakes({ limits }: State, taken: readonly Slip<Bet>[]): void {
  for (const { bet, behind, cash, golden } of taken) {
    const [least, most] = limits.ranges[behind ? 'behind' : bet] ?? [1, Number.MAX_SAFE_INTEGER]
    const stake = cash + golden
    assert.ok(stake >= least && stake <= most, `${stake} on ${bet} is outside ${least} to ${most}`)
    assert.equal(stake % limits.unit, 0)
    assert.ok(cash === 0 || golden === 0)
  }
}
