import { useEffect, useRef } from 'react'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'
import { serverNow } from '#ui/net/clock'
import { useEvery, useSecondsLeft } from '#ui/net/use-clock'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { useDockState } from '#web/table/dock/dock-state'
import { useIsShort } from '#web/table/dock/use-money-here'
import { statusOf } from '#web/table/status/status'
import css from '#web/table/status/status-bar.module.css'

/**
 * SB-7: what happens at the table, in one line that never wraps; the bar behind it runs down with the clock.
 * The announcer reads it out when it changes.
 */
export function StatusBar({ table, state }: { readonly table: string; readonly state: TableState }) {
  const { status: words } = useWords()
  const me = useMe()
  const dock = useDockState(table)
  useEvery(500)
  const { text, tone, until } = statusOf(words, state, me, dock, serverNow(), useIsShort(table, state))
  const seconds = useSecondsLeft(until)
  return (
    <div className={classes(css.bar, css[tone])} data-status={tone}>
      {until !== null && <Running key={until} until={until} />}
      <span className={css.text}>
        {text}
        {seconds !== null && tone !== 'plain' && ` – ${seconds}`}
      </span>
    </div>
  )
}

/** One animation from now to the clock's end: nothing to do for the page in between. */
function Running({ until }: { readonly until: number }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const left = until - serverNow()
    if (left <= 0) return
    ref.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: left,
      easing: 'linear',
      fill: 'forwards',
    })
  }, [until])
  return <span ref={ref} className={css.running} />
}
