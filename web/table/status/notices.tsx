import { Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TableState } from '#engine/table/types'
import type { Words } from '#web/i18n/language'
import { useWords } from '#web/i18n/language'
import { tells } from '#web/state/notices'
import { usePlace } from '#web/state/tables'
import { pauseWords } from '#web/table/status/house-words'
import css from '#web/table/status/notices.module.css'

/** SH-2, FL-1: what everybody should know of the shoe and of a pause, in one line. */
export function Notices({ table, state }: { readonly table: string; readonly state: TableState }) {
  const words = useWords()
  const { trouble } = usePlace(table)
  const text = noticeOf(state, trouble, words)
  const isStopped = trouble || state.paused !== null
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => (isStopped && ref.current !== null ? tells(ref.current) : undefined), [isStopped])
  if (text === null) return null
  return (
    <p ref={ref} className={css.notice} role="status">
      <Info size={16} aria-hidden /> {text}
    </p>
  )
}

function noticeOf(
  { shoe, paused, cutOffer, round }: TableState,
  trouble: boolean,
  { cloth, table }: Words,
): string | null {
  if (trouble) return table.pauses.store
  if (paused !== null) return pauseWords(table, paused)
  if (cutOffer !== null || (shoe === null && round !== null)) return cloth.newShoe
  if (shoe?.cutCardSeat != null) return cloth.lastRound
  return null
}
