import { describe, expect, it } from 'vitest'
import { withAnswer } from '#web/table/gestures'
import type { Laid } from '#web/table/spot'

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
