import type { LimitKind } from '#protocol/play'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

/** How a limit's figures are written: money, or minutes for time. */
export function useLimitFigures(): (kind: LimitKind, amount: number) => string {
  const { play: words } = useWords()
  const { money, number } = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  return (kind, amount) => (kind === 'time' ? words.minutesOf(number(amount)) : money(amount, currency))
}
