import { useMemo, useState } from 'react'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import { useMedia } from '#ui/kit/use-media'
import { isProblem } from '#ui/net/http'
import { HistoryEmpty, HistoryProblem } from '#web/history/history-problem'
import { byDay } from '#web/history/rounds/by-day'
import { addressOf, ownZone } from '#web/history/rounds/range'
import { type Choice, RangeBar } from '#web/history/rounds/range-bar'
import { RoundList } from '#web/history/rounds/round-list'
import { RoundPage } from '#web/history/rounds/round-page'
import css from '#web/history/rounds/rounds-page.module.css'
import { Totals } from '#web/history/rounds/totals'
import { useAnswer } from '#web/history/use-answer'
import { usePaged } from '#web/history/use-paged'
import { useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

interface Props {
  readonly choice: Choice
  readonly today: string
  readonly onChoose: (choice: Choice) => void
  readonly open: string | null
  readonly onOpen: (code: string | null) => void
}

const PAGE = '50'
/** From here on the round lies beside its list. */
const BESIDE = '(min-width: 900px)'

/** TP-7: the list and the round that was picked from it. */
export function RoundsPage({ choice, today, onChoose, open, onOpen }: Props) {
  const isBeside = useMedia(BESIDE)
  const { history: words } = useWords()
  if (!isBeside && open !== null) return <RoundPage key={open} code={open} onBack={() => onOpen(null)} />
  return (
    <div className={css.page}>
      <RangeBar choice={choice} today={today} onChoose={onChoose} files="/api/history" games />
      <div className={css.columns}>
        <Rounds choice={choice} today={today} open={open} onOpen={onOpen} />
        {isBeside && (
          <div className={css.round}>
            {open === null ? (
              <HistoryEmpty title={words.pick} text={words.pickText} />
            ) : (
              <RoundPage key={open} code={open} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Rounds({ choice, today, open, onOpen }: Omit<Props, 'onChoose'>) {
  const { history: words } = useWords()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const [zone] = useState(ownZone)
  const { game, range } = choice
  const { pages, problem, loading, more, again } = usePaged(
    HTTP.history,
    addressOf('/api/history', range, zone, { game, limit: PAGE }),
  )
  const { answer } = useAnswer(HTTP.historyDays, addressOf('/api/history/days', range, zone))
  // The house sums up all games together: beside one game the sums would not be its own.
  const sums = answer === null || isProblem(answer) || game !== '' ? null : answer
  const days = useMemo(
    () =>
      byDay(
        pages.flatMap(({ rounds }) => rounds),
        sums?.days ?? [],
        zone,
      ),
    [pages, sums, zone],
  )
  return (
    <div className={css.list} aria-busy={loading}>
      {game === '' && <Totals total={sums?.total ?? null} currency={sums?.currency ?? currency} />}
      {problem !== null && <HistoryProblem problem={problem} onAgain={again} />}
      {problem === null && !loading && days.length === 0 && (
        <HistoryEmpty title={words.none} text={words.noneText} />
      )}
      <RoundList days={days} today={today} open={open} onOpen={onOpen} />
      {more !== null && (
        <Button look="quiet" disabled={loading} onClick={more}>
          {words.more}
        </Button>
      )}
    </div>
  )
}
