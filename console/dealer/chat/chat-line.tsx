import { EyeOff } from 'lucide-react'
import css from '#console/dealer/chat/chat.module.css'
import { useWords } from '#console/i18n/language'
import type { StaffChatLine } from '#console/state/chat'
import { IconButton } from '#ui/kit/icon-button'

interface Props {
  readonly line: StaffChatLine
  readonly onHide: () => void
}

export function ChatLine({ line, onHide }: Props) {
  const { chat } = useWords().dealer
  const { name, role, text } = line
  return (
    <div className={css.line} data-role={role}>
      <p>
        <b>
          {name}
          {role !== 'player' && <small> {chat.roles[role]}</small>}
        </b>
        <span>{text}</span>
      </p>
      {role === 'player' && <IconButton label={chat.hideLine(name)} icon={<EyeOff />} onClick={onHide} />}
    </div>
  )
}
