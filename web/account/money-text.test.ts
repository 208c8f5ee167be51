import { describe, expect, it } from 'vitest'
import { centsOf, quickAmounts, typedOf } from '#web/account/money-text'

describe('typed amounts', () => {
  it.each([
    ['25', 2_500],
    ['12,5', 1_250],
    ['12,50', 1_250],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1250.5', 125_050],
    [' 25 € ', 2_500],
    ['0,05', 5],
  ])('%j is %i cents in Italian', (typed, cents) => {
    expect(centsOf(typed, 'it')).toBe(cents)
  })

  it.each([
    ['12.50', 1_250],
    ['1,250', 125_000],
    ['1,250.50', 125_050],
    ['1,25', null],
  ])('%j is %j cents in English', (typed, cents) => {
    expect(centsOf(typed, 'en')).toBe(cents)
  })

  it.each(['', '-5', 'cinque', '1,234', '1.25.0', '12,345', '1e3', '99999999999'])('%j is none', (typed) => {
    expect(centsOf(typed, 'it')).toBeNull()
  })

  it.each([
    [2_500, '25'],
    [1_250, '12,50'],
    [5, '0,05'],
  ])('%i cents are typed %j and read back', (cents, typed) => {
    expect(typedOf(cents, 'it')).toBe(typed)
    expect(centsOf(typed, 'it')).toBe(cents)
  })
})

describe('amounts to pick from', () => {
  it('lie between the bounds', () => {
    expect(quickAmounts(500, 6_000)).toEqual([1_000, 2_500, 5_000])
    expect(quickAmounts(2_000, 1_000)).toEqual([])
  })
})
