import { describe, expect, it } from 'vitest'
import { focusAfter } from '#web/state/at-tables'

describe('MP-9: the focus', () => {
  const two = { tables: ['rialto', 'amalfi'], focused: 'rialto' }

  it('is on the first table of an address', () => {
    expect(focusAfter({ tables: [], focused: null }, ['rialto', 'amalfi'])).toBe('rialto')
  })

  it('goes to a table that is added', () => {
    expect(focusAfter(two, ['rialto', 'amalfi', 'capri'])).toBe('capri')
  })

  it('stays when another table is left', () => {
    expect(focusAfter(two, ['rialto'])).toBe('rialto')
  })

  it('goes to the neighbour when its own table is left', () => {
    const three = { tables: ['rialto', 'amalfi', 'capri'], focused: 'amalfi' }
    expect(focusAfter(three, ['rialto', 'capri'])).toBe('capri')
    expect(focusAfter({ ...three, focused: 'capri' }, ['rialto', 'amalfi'])).toBe('amalfi')
  })

  it('goes to the table that came instead of another', () => {
    expect(focusAfter(two, ['capri', 'amalfi'])).toBe('capri')
  })

  it('is nowhere in the lobby', () => {
    expect(focusAfter(two, [])).toBeNull()
  })
})
