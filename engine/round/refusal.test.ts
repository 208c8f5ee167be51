import { describe, expect, it } from 'vitest'
import { isRefusal, REASONS, refuse, shown } from '#engine/round/refusal'

describe('refusals (FL-3)', () => {
  it('have stable codes', () => {
    expect(REASONS.join(' ')).toBe(
      'balance own-limit limit-min limit-max unit closed no-seat seat-taken not-your-turn not-offered ' +
        'not-in-game not-asked other-cards no-chips mixed-chips no-behind seats-held whole-insurance ' +
        'zero-commission switched-off staked own-seat opposite-bets needs-main exceeds-main bad-input',
    )
  })

  it('are a code and a sentence', () => {
    expect(refuse('unit', 'Stakes here are multiples of 50 cents.')).toEqual({
      reason: 'unit',
      text: 'Stakes here are multiples of 50 cents.',
    })
  })

  it('show what came from outside as a word, and run none of its code', () => {
    const trap = { toString: () => expect.unreachable() }
    expect([7, 'x', null, undefined, [trap], trap, trap.toString].map(shown)).toEqual([
      '7',
      'x',
      'null',
      'undefined',
      'a list',
      'an object',
      'a function',
    ])
  })

  it('are told from everything else by having both', () => {
    expect(isRefusal(refuse('closed', 'Betting is over.'))).toBe(true)
    expect(isRefusal({ reason: 'closed' })).toBe(false)
    expect(isRefusal({ text: 'Betting is over.' })).toBe(false)
    expect(isRefusal([])).toBe(false)
  })
})
