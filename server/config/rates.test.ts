import { expect, it } from 'vitest'
import { RATES, ratesFrom } from '#server/config/rates'

it('MO-6: rates are exact fractions between the smallest units of both currencies', () => {
  expect(ratesFrom({ USD: '1.0842', SEK: '11.2', EUR: '1' }, 'EUR')).toEqual({
    USD: [5421, 5000],
    SEK: [56, 5],
  })
  expect(ratesFrom({ JPY: '160', KWD: '0.33' }, 'EUR')).toEqual({ JPY: [8, 5], KWD: [33, 10] })
})

it.each([
  ['USD=1.08', true],
  ['USD=1.08, SEK=11.2', true],
  ['', false],
  ['USD', false],
  ['usd=1', false],
  ['USD=0', false],
  ['USD=0.000000', false],
  ['USD=-1', false],
  ['USD=1.0000001', false],
  ['USD=1e3', false],
])('takes %j as rates: %s', (text, fits) => {
  expect(RATES.accepts(RATES.ofText(text))).toBe(fits)
})
