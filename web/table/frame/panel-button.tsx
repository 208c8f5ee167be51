import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnread } from '#web/chat/remarks'
import { useWords } from '#web/i18n/language'
import { openPanel } from '#web/state/panel'
import { useFrame } from '#web/table/frame/frame'
import css from '#web/table/frame/panel-button.module.css'

interface Props {
  readonly tab: string
  readonly name: string
  readonly icon: ReactNode
  readonly badge?: number
}

/** A tab of the panel, one press away from the stage. */
export function PanelButton({ tab, name, icon, badge = 0 }: Props) {
  const { table } = useFrame()
  return (
    <button type="button" className={css.button} onClick={() => openPanel(table, tab)}>
      {icon} {name}
      {badge > 0 && <span className={css.badge}>{badge > 99 ? '99+' : badge}</span>}
    </button>
  )
}

export function ChatButton({ table }: { readonly table: string }) {
  const words = useWords()
  const unread = useUnread(table)
  return (
    <PanelButton tab="chat" name={words.table.chat} icon={<MessageCircle aria-hidden />} badge={unread} />
  )
}
