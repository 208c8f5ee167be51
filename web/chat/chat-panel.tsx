import { PictureInPicture2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { useMedia } from '#ui/kit/use-media'
import { WINDOWS_FROM } from '#ui/kit/window-place'
import css from '#web/chat/chat-panel.module.css'
import { ChatTools } from '#web/chat/chat-tools'
import { Room } from '#web/chat/room'
import { setDetached, useDetached } from '#web/chat/window-place'
import { useWords } from '#web/i18n/language'
import { changeSettings, useSetting } from '#web/state/settings'
import { usePart } from '#web/table/frame/frame'

/** TP-5: the table's chat in the panel, or the way back to it. */
export function ChatPanel({ room }: { readonly room: string }) {
  const { chat: words } = useWords()
  const part = usePart()
  const isOff = useSetting('chatHidden')
  const mayDetach = useMedia(WINDOWS_FROM)
  const isDetached = useDetached() && mayDetach
  if (isOff) {
    return (
      <Note title={words.off} text={words.offText}>
        <Button look="outline" onClick={() => void changeSettings({ chatHidden: false })}>
          {words.showChat}
        </Button>
      </Note>
    )
  }
  if (isDetached) {
    return (
      <Note title={words.detached} text="">
        <Button look="outline" onClick={() => setDetached(false)}>
          {words.attach}
        </Button>
      </Note>
    )
  }
  return (
    <section className={css.panel} aria-label={words.room} {...part}>
      <header className={css.tools}>
        <ChatTools />
        {mayDetach && (
          <IconButton label={words.detach} icon={<PictureInPicture2 />} onClick={() => setDetached(true)} />
        )}
      </header>
      <Room room={room} empty={words.empty} />
    </section>
  )
}

interface NoteProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Note({ title, text, children }: NoteProps) {
  return (
    <div className={css.note}>
      <h2>{title}</h2>
      {text !== '' && <p>{text}</p>}
      {children}
    </div>
  )
}
