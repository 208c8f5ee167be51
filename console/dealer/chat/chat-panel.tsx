import { useMemo, useState } from 'react'
import css from '#console/dealer/chat/chat.module.css'
import { Composer } from '#console/dealer/chat/composer'
import { HideDialog } from '#console/dealer/chat/hide-dialog'
import { Remark } from '#console/dealer/chat/remark'
import { roomRemarks } from '#console/dealer/chat/remarks'
import { useWords } from '#console/i18n/language'
import { useAnnounced } from '#console/state/announcements'
import { type StaffRemark, useRoom } from '#console/state/chat'
import { Scroller } from '#ui/kit/scroller'
import { useStick } from '#ui/kit/use-stick'

interface Props {
  readonly table: string
  readonly autoFocus?: boolean
  /** The reply was said. */
  readonly onSaid?: () => void
}

/** What the table says, in large letters, and the answer to it. */
export function ChatPanel({ table, autoFocus = false, onSaid }: Props) {
  const { chat } = useWords().dealer
  const remarks = useRoom(table)
  const told = useAnnounced(table)
  const all = useMemo(() => roomRemarks(remarks, told), [remarks, told])
  const [hiding, setHiding] = useState<StaffRemark | null>(null)
  const { ref, scrolled } = useStick(all.length, all.at(-1)?.key)
  return (
    <div className={css.panel}>
      <Scroller ref={ref} className={css.lines} role="log" aria-label={chat.title} onScroll={scrolled}>
        {all.length === 0 && <p className={css.empty}>{chat.empty}</p>}
        {all.map((one) =>
          one.kind === 'told' ? (
            <p key={one.key} className={css.told}>
              <b>{chat.announcement}</b>
              {one.text}
            </p>
          ) : (
            <Remark key={one.key} remark={one.remark} onHide={() => setHiding(one.remark)} />
          ),
        )}
      </Scroller>
      <Composer table={table} autoFocus={autoFocus} {...(onSaid === undefined ? {} : { onSaid })} />
      {hiding !== null && <HideDialog remark={hiding} onClose={() => setHiding(null)} />}
    </div>
  )
}
