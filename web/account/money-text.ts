import { ABOUT, inEach, type Language } from '#words/register'

/** How each language writes cents and thousands. */
const SIGNS = inEach((language) => {
  const parts = new Intl.NumberFormat(ABOUT[language].locale, { useGrouping: 'always' }).formatToParts(
    1_000.5,
  )
  const sign = (type: 'decimal' | 'group', usual: string) =>
    parts.find((part) => part.type === type)?.value ?? usual
  return { decimal: sign('decimal', '.'), group: sign('group', ',') }
})

const CENTS = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/** What somebody typed, in cents; null when it is no amount. `1.250,50` and `1250,5` are the same in Italian. */
export function centsOf(typed: string, language: Language): number | null {
  const { decimal, group } = SIGNS[language]
  const plain = typed.replace(/[\s\u00a0€$£]/g, '')
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d{1,2})?$`)
  const bare = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const match = CENTS.exec(bare.replace(decimal, '.'))
  if (match === null) return null
  const [, whole = '', cents = ''] = match
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** Cents as they are typed: without sign and groups, and without cents where there are none. */
export function typedOf(cents: number, language: Language): string {
  const whole = Math.floor(cents / 100)
  const rest = cents % 100
  return rest === 0 ? String(whole) : `${whole}${SIGNS[language].decimal}${String(rest).padStart(2, '0')}`
}

/** Round amounts to pick from, up to what is possible. */
export function quickAmounts(least: number, most: number): readonly number[] {
  const round = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000]
  return round.filter((amount) => amount >= least && amount <= most).slice(0, 5)
}
