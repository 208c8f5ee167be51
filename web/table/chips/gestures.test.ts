import { describe, expect, it } from 'vitest'
import { nextPress, pressOf, stamped, withAnswer } from '#web/table/chips/gestures'
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
