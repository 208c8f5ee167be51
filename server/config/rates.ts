import type { Rates } from '#engine/table/types'
import { isRecord } from '#server/config/file'
import type { Kind } from '#server/config/kinds'

/** What one unit of the house's currency is worth in others, as people write it. */
export type WrittenRates = Readonly<Record<string, string>>

const RATE = /^\d{1,6}(?:\.\d{1,6})?$/

/** MO-6: in a variable the rates stand between commas. */
export const RATES: Kind<WrittenRates> = {
  words:
    "other currencies with what one unit of the house's is worth in them, up to six digits after the point",
  example: '{ "USD": "1.0842", "SEK": "11.2" }, or in a variable USD=1.0842,SEK=11.2',
  accepts: (value): value is WrittenRates => isRecord(value) && Object.entries(value).every(isRate),
  ofText: (text) =>
    Object.fromEntries(text.split(',').map((part) => part.split('=', 2).map((word) => word.trim()))),
}

function isRate([currency, rate]: readonly [string, unknown]): boolean {
  const isNumber = typeof rate === 'string' && RATE.test(rate) && Number(rate) > 0
  return /^[A-Z]{3}$/.test(currency) && isNumber
}

/** The rates between the smallest units of money, as exact fractions: not every currency has cents. */
export function ratesFrom(written: WrittenRates, house: string): Rates {
  const others = Object.entries(written).filter(([currency]) => currency !== house)
  return Object.fromEntries(
    others.map(([currency, rate]) => {
      const [whole = '0', part = ''] = rate.split('.')
      const own = Number(`${whole}${part}`) * 10 ** digitsOf(currency)
      const table = 10 ** (part.length + digitsOf(house))
      const common = greatestCommon(own, table)
      return [currency, [own / common, table / common]]
    }),
  )
}

function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}
