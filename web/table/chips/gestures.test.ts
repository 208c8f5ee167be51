import { describe, expect, it } from 'vitest'
import { cents } from '#engine/money/cents'
import type { TableEvent } from '#engine/table/types'
import { nextPress, pressOf, stamped, Takings, withAnswer } from '#web/table/chips/gestures'
import type { Laid } from '#web/table/chips/spot'

const chip = (bet: string): Laid => ({ bet, seat: 0, behind: false, amount: 500, golden: false })

describe('a gesture that is answered', () => {
  const first = [chip('player'), chip('tie')]
  const second = [chip('player')]

  it('keeps its place before what was laid later', () => {
    expect(withAnswer([first, second], first, [chip('tie')])).toEqual([[chip('tie')], second])
  })

  it('is nothing to undo when all of it was refused', () => {
    expect(withAnswer([first, second], second, [])).toEqual([first])
  })

  it('does not come back when its round is over', () => {
    expect(withAnswer([], first, first)).toEqual([])
  })
})

describe('MP-4: what one press laid', () => {
  it('is known by its press, also when the house took a part of it only', () => {
    const press = nextPress()
    const gesture = stamped([chip('player'), chip('tie')], press)
    const [taken] = withAnswer([gesture], gesture, [chip('player')])
    expect(taken).toEqual([chip('player')])
    expect(taken === undefined ? 0 : pressOf(taken)).toBe(press)
    expect(nextPress()).toBeGreaterThan(press)
  })

  it('is older than any press where nobody knows how it came', () => {
    expect(pressOf([chip('player')])).toBe(0)
  })
})

const placed = (amount: number, player = 'ann', bet: 'main' | 'perfectPairs' = 'main'): TableEvent => ({
  type: 'placed',
  spot: { player, bet, seat: 3, behind: false },
  shared: false,
  golden: false,
  amount: cents(amount),
  cut: cents(0),
})
const laidOn = (amount: number, bet = 'main'): Laid => ({
  bet,
  seat: 3,
  behind: false,
  amount,
  golden: false,
})

describe('what the house took', () => {
  it('of a chip that was cut to the maximum is what is left of it (MO-5)', () => {
    const takings = new Takings()
    takings.hear('rialto', 'ventuno', [placed(10_000), placed(4_000)], 'ann')
    expect(takings.claim('rialto', laidOn(10_000))).toEqual(laidOn(10_000))
    expect(takings.claim('rialto', laidOn(10_000))).toEqual(laidOn(4_000))
  })

  it('is kept apart by table and spot, and from what others lay', () => {
    const takings = new Takings()
    takings.hear('rialto', 'ventuno', [placed(300, 'bob'), placed(200, 'ann', 'perfectPairs')], 'ann')
    expect(takings.claim('lido', laidOn(500, 'perfectPairs'))).toEqual(laidOn(500, 'perfectPairs'))
    expect(takings.claim('rialto', laidOn(500))).toEqual(laidOn(500))
    expect(takings.claim('rialto', laidOn(500, 'perfectPairs'))).toEqual(laidOn(200, 'perfectPairs'))
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
    expect(takings.claim('rialto', laidOn(500))).toEqual(laidOn(500))
  })
})
