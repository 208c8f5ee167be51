import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CutQuestion, cutOffers } from '#engine/cards/cut-right'

const FULL = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

function asked(present: CutQuestion['present'], from: CutQuestion['from']): string {
  return cutOffers({ boxes: 7, present, from }).join('')
}

describe('who may cut (SH-4)', () => {
  it('is at first the player furthest left, then box by box to the right', () => {
    expect(asked(FULL, null)).toBe('abcdefg')
    expect(asked([null, null, 'c', null, 'e', null, null], null)).toBe('ce')
  })

  it('is later the player at whose box the cut card came out; after box 7 comes box 1', () => {
    expect(asked(FULL, 1)).toBe('abcdefg')
    expect(asked(FULL, 3)).toBe('cdefgab')
    expect(asked(FULL, 7)).toBe('gabcdef')
  })

  it('is the player at box 1 if the cut card came out for the dealer', () => {
    expect(asked(FULL, 'dealer')).toBe('abcdefg')
  })

  it('passes to the next box if nobody is there any more', () => {
    expect(asked(['a', 'b', null, null, 'e', 'f', null], 3)).toBe('efab')
    expect(asked(['a', null, null, null, null, null, null], 2)).toBe('a')
  })

  it('asks a player with several boxes once, at the first that comes', () => {
    expect(asked(['a', 'b', 'a', 'c', 'b', null, 'a'], 3)).toBe('acb')
  })

  it('is nobody at an empty table: the house cuts', () => {
    expect(cutOffers({ boxes: 7, present: new Array<null>(7).fill(null), from: 4 })).toEqual([])
  })

  it('asks everybody present exactly once, wherever it begins', () => {
    const seat = fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: null })
    fc.assert(
      fc.property(fc.array(seat, { minLength: 1, maxLength: 9 }), fc.nat(), (present, nat) => {
        const from = (nat % present.length) + 1
        const offers = cutOffers({ boxes: present.length, present, from })
        expect([...offers].sort()).toEqual([...new Set(present.filter((player) => player !== null))].sort())
        const next = [...present.slice(from - 1), ...present.slice(0, from - 1)].find((one) => one !== null)
        expect(offers[0]).toBe(next)
      }),
    )
  })

  it.each([0, 8, 1.5, -1, Number.NaN])('refuses a cut card at box %d', (from) => {
    expect(() => asked(FULL, from)).toThrow(
      new RangeError(`The cut card came out at a box from 1 to 7, not ${from}.`),
    )
  })

  it.each([0, 6, 8])('refuses a list of %i for 7 boxes', (length) => {
    expect(() => asked(new Array<null>(length).fill(null), null)).toThrow(
      new RangeError(`A table of 7 boxes needs 7 entries of who is present, not ${length}.`),
    )
  })
})
