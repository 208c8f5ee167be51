import { describe, expect, it } from 'vitest'
import { toggled } from '#web/account/settings/keep'

describe('what is on after a switch', () => {
  const all = ['a', 'b', 'c']

  it('keeps its order', () => {
    expect(toggled(all, ['c', 'a'], 'b', true)).toEqual(['a', 'b', 'c'])
  })

  it('lacks what was switched off', () => {
    expect(toggled(all, ['a', 'b'], 'a', false)).toEqual(['b'])
  })
})
