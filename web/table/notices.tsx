import { Info } from 'lucide-react'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { usePlace } from '#web/state/tables'
import css from '#web/table/notices.module.css'

/** SH-2, FL-1: what everybody should know of the shoe and of a pause, in one line. */
export function Notices({ table, state }: { readonly table: string; readonly state: TableState }) {
  const { baccarat: words } = useWords()
  const { trouble } = usePlace(table)
  const text = noticeOf(state, trouble, words)
  if (text === null) return null
  return (
    <p className={css.notice} role="status">
      <Info size={16} aria-hidden /> {text}
    </p>
  )
}

function noticeOf(
  { shoe, paused, cutOffer, round }: TableState,
  trouble: string | null,
  words: ReturnType<typeof useWords>['baccarat'],
): string | null {
  if (trouble !== null) return trouble
  if (paused !== null) return paused.text === '' ? null : paused.text
  if (cutOffer !== null || (shoe === null && round !== null)) return words.newShoe
  if (shoe?.cutCardSeat != null) return words.lastRound
  return null
}
