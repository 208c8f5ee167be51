import { Pencil, Trash2 } from 'lucide-react'
import type { LimitKind } from '#protocol/play'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { setLimit } from '#web/account/play/ask-play'
import { type PlayLimit, shareOf } from '#web/account/play/limit-change'
import css from '#web/account/play/play.module.css'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

interface Props {
  readonly limit: PlayLimit
  readonly onEdit: () => void
}

export function LimitRow({ limit, onEdit }: Props) {
  const { play: words } = useWords()
  const formats = useFormats()
  const figures = useLimitFigures()
  const { busy, problem, run } = useAsking()
  const { kind, period, by, amount, used, left, resetsAt, next } = limit
  const name = `${words.kinds[kind]} ${words.per[period]}`
  const share = shareOf(limit)
  const change = async (wanted: number | null) => {
    const play = await run(() => setLimit(kind, period, wanted))
    if (play === null) return
    const waits = play.limits.find(
      (other) => other.by === by && other.kind === kind && other.period === period,
    )
    if (waits?.next != null) toast('info', words.limitWaits(formats.dayAndTime(waits.next.at)))
    else toast('good', wanted === null ? words.limitGone : words.limitHolds)
  }
  return (
    <div className={css.limit}>
      <div className={css.limitHead}>
        <p>
          <strong>{name}</strong>
          <span>
            {words.setters[by]} · {words.resets(formats.date(resetsAt))}
          </span>
        </p>
        {by === 'player' && (
          <>
            <IconButton label={words.edit(name)} icon={<Pencil />} onClick={onEdit} />
            <IconButton
              label={words.remove(name)}
              icon={<Trash2 />}
              disabled={busy}
              onClick={() => void change(null)}
            />
          </>
        )}
      </div>
      <svg className={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="6" />
        <rect className={css.used} data-full={share >= 0.9} width={share * 100} height="6" />
      </svg>
      <p className={css.spent}>
        <span>{words.spent(figures(kind, Math.max(0, used)), figures(kind, amount))}</span>
        <span>{words.left(figures(kind, left))}</span>
      </p>
      {next !== null && (
        <p className={css.next}>
          {next.amount === null
            ? words.nextNone(formats.dayAndTime(next.at))
            : words.nextAmount(figures(kind, next.amount), formats.dayAndTime(next.at))}
          <Button size="small" disabled={busy} onClick={() => void change(amount)}>
            {words.keepThis}
          </Button>
        </p>
      )}
      <ProblemLine text={problem} />
    </div>
  )
}

/** How a limit's figures are written: money, or minutes for time. */
function useLimitFigures(): (kind: LimitKind, amount: number) => string {
  const { play: words } = useWords()
  const { money, number } = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  return (kind, amount) => (kind === 'time' ? words.minutesOf(number(amount)) : money(amount, currency))
}
