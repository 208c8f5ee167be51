import { EyeOff } from 'lucide-react'
import css from '#console/dealer/chat/chat.module.css'
import { useWords } from '#console/i18n/language'
import type { StaffRemark } from '#console/state/chat'
import { IconButton } from '#ui/kit/icon-button'

interface Props {
  readonly remark: StaffRemark
  readonly onHide: () => void
}

export function Remark({ remark, onHide }: Props) {
  const { chat } = useWords().dealer
  const { name, role, text } = remark
  return (
    <div className={css.line} data-role={role}>
      <p>
        <b>
          {name}
          {role !== 'player' && <small> {chat.roles[role]}</small>}
        </b>
        <span>{text}</span>
      </p>
      {role === 'player' && <IconButton label={chat.hideRemark(name)} icon={<EyeOff />} onClick={onHide} />}
    </div>
  )
}
