import { useEffect, useState } from 'react'
import { useWords } from '#console/i18n/language'
import { DeedRow } from '#console/supervisor/log/deed-row'
import { LogFilters } from '#console/supervisor/log/log-filters'
import css from '#console/supervisor/log/log-view.module.css'
import { ANYTHING, type LogQuery, searchOf } from '#console/supervisor/log/query'
import { useLog } from '#console/supervisor/log/use-log'
import { learnNames } from '#console/supervisor/people/names'
import { Button } from '#ui/kit/button'
import { Scroller } from '#ui/kit/scroller'

/** FL-5: who did what, when and why, and what it changed. */
export function LogView() {
  const { log } = useWords().supervisor
  const [query, setQuery] = useState<LogQuery>(ANYTHING)
  const { deeds, next, state, more } = useLog(query)
  useEffect(() => {
    void learnNames(deeds.flatMap(({ player }) => player ?? []))
  }, [deeds])
  return (
    <div className={css.log}>
      <LogFilters onShow={setQuery} file={`/api/staff/log.csv?${searchOf(query)}`} />
      <Scroller className={css.scroll} role="region" aria-label={log.title}>
        {state === 'problem' && (
          <p className={css.note} role="alert">
            {log.problem}
          </p>
        )}
        {state === 'ready' && deeds.length === 0 && <p className={css.note}>{log.none}</p>}
        {deeds.length > 0 && (
          <table className={css.deeds}>
            <thead>
              <tr>
                {(['at', 'who', 'what', 'where', 'why', 'change'] as const).map((head) => (
                  <th key={head} scope="col">
                    {log.heads[head]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deeds.map((deed) => (
                <DeedRow key={deed.id} deed={deed} />
              ))}
            </tbody>
          </table>
        )}
        <p className={css.note} role="status">
          {state === 'loading' && log.loading}
        </p>
        {next !== null && (
          <Button className={css.more} onClick={more} disabled={state === 'loading'}>
            {log.more}
          </Button>
        )}
      </Scroller>
    </div>
  )
}
