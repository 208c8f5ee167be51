import { describe, expect, it } from 'vitest'
import { cents } from '#engine/money/cents'
import type { TableEvent } from '#engine/table/types'
import type { Laid } from '#web/table/chips/spot'
import { Takings } from '#web/table/chips/takings'

const placed = (amount: number, player = 'ann', bet: 'main' | 'perfectPairs' = 'main'): TableEvent => ({
  type: 'placed',
  spot: { player, bet, seat: 3, behind: false },
  shared: false,
  golden: false,
  amount: cents(amount),
  cut: cents(0),
})
const chip = (amount: number, bet = 'main'): Laid => ({ bet, seat: 3, behind: false, amount, golden: false })

describe('what the house took', () => {
  it('of a chip that was cut to the maximum is what is left of it (MO-5)', () => {
    const takings = new Takings()
    takings.hear('rialto', 'ventuno', [placed(10_000), placed(4_000)], 'ann')
    expect(takings.claim('rialto', chip(10_000))).toEqual(chip(10_000))
    expect(takings.claim('rialto', chip(10_000))).toEqual(chip(4_000))
  })

  it('is kept apart by table and spot, and from what others lay', () => {
    const takings = new Takings()
    takings.hear('rialto', 'ventuno', [placed(300, 'bob'), placed(200, 'ann', 'perfectPairs')], 'ann')
    expect(takings.claim('lido', chip(500, 'perfectPairs'))).toEqual(chip(500, 'perfectPairs'))
    expect(takings.claim('rialto', chip(500))).toEqual(chip(500))
    expect(takings.claim('rialto', chip(500, 'perfectPairs'))).toEqual(chip(200, 'perfectPairs'))
  })

  it('at baccarat too, and of another round no more', () => {
    const takings = new Takings()
    const amount = cents(700)
    const onPlayer = { player: 'ann', bet: 'player', golden: false, amount, cut: amount } as const
    const laid: Laid = { bet: 'player', seat: 0, behind: false, amount: 1_000, golden: false }
    takings.hear('capri', 'speed-baccarat', [{ type: 'placed', ...onPlayer }], 'ann')
    expect(takings.claim('capri', laid)).toEqual({ ...laid, amount: 700 })
    takings.hear('rialto', 'ventuno', [placed(100)], 'ann')
    takings.hear('rialto', 'ventuno', [{ type: 'opened', shoeRound: 2 }], 'ann')
    expect(takings.claim('rialto', chip(500))).toEqual(chip(500))
  })
})
