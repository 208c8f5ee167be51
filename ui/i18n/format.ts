import { ABOUT, type Language } from '#words/register'

export interface Formats {
  /** `1.250,00 €`; without the cents where they are none and `short` is asked for. */
  money(cents: number, currency: string, short?: boolean): string
  /** With its sign, as a result is told: `+125,00 €`, `−40,00 €`. */
  net(cents: number, currency: string): string
  number(value: number): string
  percent(share: number): string
  /** With two digits, as returns are printed: `98,76%`. */
  exactPercent(share: number): string
  time(at: number): string
  date(at: number): string
  dayAndTime(at: number): string
  /** `1:05:40` */
  duration(millis: number): string
}

/** Intl's formatters are slow to make and quick to use. */
export function formatsOf(language: Language): Formats {
  const locale = ABOUT[language].locale
  const currencies = new Map<string, Intl.NumberFormat>()
  const currencyFormat = (currency: string, digits: number): Intl.NumberFormat => {
    const key = `${currency}${digits}`
    const known = currencies.get(key)
    if (known !== undefined) return known
    const made = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    currencies.set(key, made)
    return made
  }
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const exactPercents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const both = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const money = (cents: number, currency: string, short = false) =>
    currencyFormat(currency, short && cents % 100 === 0 ? 0 : 2)
      .format(cents / 100)
      .replace('-', '−')
  return {
    money,
    net: (cents, currency) => (cents > 0 ? `+${money(cents, currency)}` : money(cents, currency)),
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    exactPercent: (share) => exactPercents.format(share),
    time: (at) => times.format(at),
    date: (at) => dates.format(at),
    dayAndTime: (at) => both.format(at),
    duration: durationOf,
  }
}

function durationOf(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
