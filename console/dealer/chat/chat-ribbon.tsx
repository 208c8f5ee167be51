import { MessageSquare } from 'lucide-react'
import css from '#console/dealer/chat/chat.module.css'
import { roomRemarks } from '#console/dealer/chat/remarks'
import { useWords } from '#console/i18n/language'
import { useAnnounced } from '#console/state/announcements'
import { useRoom } from '#console/state/chat'

interface Props {
  readonly table: string
  readonly onOpen: () => void
}

/** The newest remark where there is no room for the chat: pressed, it opens it. */
export function ChatRibbon({ table, onOpen }: Props) {
  const { chat } = useWords().dealer
  const newest = roomRemarks(useRoom(table), useAnnounced(table)).at(-1)
  return (
    <button type="button" className={css.ribbon} onClick={onOpen}>
      <MessageSquare aria-hidden />
      <span className="unseen">{chat.open}: </span>
      {newest === undefined && <span className={css.quiet}>{chat.empty}</span>}
      {newest?.kind === 'told' && (
        <span>
          <b className={css.gold}>{chat.announcement}</b> {newest.text}
        </span>
      )}
      {newest?.kind === 'remark' && (
        <span>
          <b>{newest.remark.name}</b> {newest.remark.text}
        </span>
      )}
    </button>
  )
}
