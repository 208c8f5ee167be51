import { EyeOff, MessageCircleOff, UserX } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#ui/kit/icon-button'
import css from '#web/chat/chat-tools.module.css'
import { showPerson, useHiddenPeople } from '#web/chat/hidden-people'
import { useWords } from '#web/i18n/language'
import { changeSettings } from '#web/state/settings'

/** Who is hidden, and the switch for all of it (TP-5, TP-8). */
export function ChatTools() {
  const { chat: words } = useWords()
  const hidden = useHiddenPeople((people) => people.hidden)
  const list = useId()
  return (
    <>
      {hidden.length > 0 && (
        <>
          <button type="button" className={css.hidden} popoverTarget={list}>
            <UserX size={16} aria-hidden /> {words.hidden(hidden.length)}
          </button>
          <div id={list} popover="auto" className={css.people}>
            <ul>
              {hidden.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => showPerson(name)} aria-label={words.showPerson(name)}>
                    <EyeOff size={16} aria-hidden /> <bdi>{name}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <IconButton
        label={words.hideChat}
        icon={<MessageCircleOff />}
        onClick={() => void changeSettings({ chatHidden: true })}
      />
    </>
  )
}
