import { useEffect, useMemo, useState } from 'react'
import { isRoundEnd } from '#engine/table/events'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import css from '#web/history/history-panel.module.css'
import { HistoryEmpty, HistoryProblem } from '#web/history/history-problem'
import { byDay } from '#web/history/rounds/by-day'
import { addressOf, dayOf, ownZone } from '#web/history/rounds/range'
import { RoundList } from '#web/history/rounds/round-list'
import { RoundPage } from '#web/history/rounds/round-page'
import { usePaged } from '#web/history/use-paged'
import { useWords } from '#web/i18n/language'
import { openOverlay } from '#web/state/overlay'
import { onTableEvents } from '#web/state/tables'

const EVER = { from: null, to: null }
const PAGE = '20'
/** A round is in the history a moment after its end. */
const KEPT_MILLIS = 600

/** This table's rounds beside the table itself; a new one comes to the top when it is over. */
export function HistoryPanel({ table }: { readonly table: string }) {
  const { history: words } = useWords()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className={css.panel}>
      <h2 className="unseen">{words.title}</h2>
      {open === null ? (
        <Rounds table={table} onOpen={setOpen} />
      ) : (
        <RoundPage key={open} code={open} onBack={() => setOpen(null)} />
      )}
      {open === null && (
        <Button look="quiet" onClick={() => openOverlay('history')}>
          {words.allRounds}
        </Button>
      )}
    </div>
  )
}

interface Props {
  readonly table: string
  readonly onOpen: (code: string) => void
}

function Rounds({ table, onOpen }: Props) {
  const { history: words, common } = useWords()
  const [zone] = useState(ownZone)
  const { pages, problem, loading, more, again } = usePaged(
    HTTP.history,
    addressOf('/api/history', EVER, zone, { table, limit: PAGE }),
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onTableEvents((where, events) => {
      if (where !== table || !events.some(isRoundEnd)) return
      clearTimeout(timer)
      timer = setTimeout(again, KEPT_MILLIS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [table, again])
  const days = useMemo(
    () =>
      byDay(
        pages.flatMap(({ rounds }) => rounds),
        [],
        zone,
      ),
    [pages, zone],
  )
  if (problem !== null) return <HistoryProblem problem={problem} onAgain={again} />
  if (days.length === 0 && loading) return <p className={css.loading}>{common.loading}</p>
  if (days.length === 0) return <HistoryEmpty title={words.noneHere} text={words.noneHereText} />
  return (
    <>
      <RoundList days={days} today={dayOf(Date.now(), zone)} open={null} onOpen={onOpen} isOneTable />
      {more !== null && (
        <Button look="quiet" disabled={loading} onClick={more}>
          {words.more}
        </Button>
      )}
    </>
  )
}
