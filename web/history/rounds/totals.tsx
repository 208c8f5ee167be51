import type { DaysAnswer } from '#protocol/http/history'
import css from '#web/history/rounds/totals.module.css'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  /** Null until the house has told: the room for it is kept. */
  readonly total: DaysAnswer['total'] | null
  readonly currency: string
}

/** What the whole range came to. */
export function Totals({ total, currency }: Props) {
  const { history: words } = useWords()
  const formats = useFormats()
  const money = (cents: number | undefined) => (cents === undefined ? '–' : formats.money(cents, currency))
  return (
    <dl className={css.totals}>
      <div>
        <dt>{words.totalRounds}</dt>
        <dd>{total === null ? '–' : formats.number(total.rounds)}</dd>
      </div>
      <div>
        <dt>{words.totalStaked}</dt>
        <dd>{money(total?.staked)}</dd>
      </div>
      <div>
        <dt>{words.totalPaid}</dt>
        <dd>{money(total?.paid)}</dd>
      </div>
      <div>
        <dt>{words.totalNet}</dt>
        <dd data-tone={total !== null && total.net > 0 ? 'won' : 'plain'}>
          {total === null ? '–' : formats.net(total.net, currency)}
        </dd>
      </div>
    </dl>
  )
}
