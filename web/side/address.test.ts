import { describe, expect, it } from 'vitest'
import { addressOf, tablesIn, withSwitch } from '#web/side/address'

describe('MP-9: the address of a window', () => {
  it('names its tables in their order', () => {
    expect(tablesIn('/tables/rialto+amalfi')).toEqual(['rialto', 'amalfi'])
    expect(tablesIn('/tables/rialto')).toEqual(['rialto'])
    expect(addressOf(['rialto', 'amalfi'])).toBe('/tables/rialto+amalfi')
  })

  it('is the lobby without tables', () => {
    expect(tablesIn('/')).toEqual([])
    expect(tablesIn('/multi')).toEqual([])
    expect(addressOf([])).toBe('/')
  })

  it('names a table once, and six at most, whatever somebody wrote into a link', () => {
    expect(tablesIn('/tables/a+a++b+')).toEqual(['a', 'b'])
    expect(tablesIn('/tables/a+b+c+d+e+f+g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(tablesIn('/tables/+')).toEqual([])
  })
})

describe('MP-9: a plain click on a table of the lobby', () => {
  it('switches the table that the player is at and leaves the others', () => {
    expect(withSwitch(['rialto', 'amalfi'], 'rialto', 'capri')).toEqual(['capri', 'amalfi'])
    expect(withSwitch(['rialto'], 'rialto', 'capri')).toEqual(['capri'])
  })

  it('changes nothing when that table is open already', () => {
    expect(withSwitch(['rialto', 'amalfi'], 'rialto', 'amalfi')).toEqual(['rialto', 'amalfi'])
  })

  it('opens it where none is open', () => {
    expect(withSwitch([], null, 'capri')).toEqual(['capri'])
  })
})
