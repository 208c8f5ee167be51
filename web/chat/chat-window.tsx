import { X } from 'lucide-react'
import { FloatingWindow } from '#ui/kit/floating-window'
import { IconButton } from '#ui/kit/icon-button'
import { useMedia } from '#ui/kit/use-media'
import { WINDOWS_FROM } from '#ui/kit/window-place'
import { ChatTools } from '#web/chat/chat-tools'
import { Room } from '#web/chat/room'
import { CHAT_PLACE, setDetached, useDetached } from '#web/chat/window-place'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'

/** TP-5: the chat over the table; play goes on around it. */
export function ChatWindow({ room }: { readonly room: string }) {
  const { chat: words } = useWords()
  const isWide = useMedia(WINDOWS_FROM)
  const isOff = useSetting('chatHidden')
  const isDetached = useDetached()
  if (!isWide || !isDetached || isOff) return null
  return (
    <FloatingWindow
      label={words.room}
      title={words.title}
      words={words}
      kept={CHAT_PLACE}
      onEscape={() => setDetached(false)}
      tools={
        <>
          <ChatTools />
          <IconButton label={words.attach} icon={<X />} onClick={() => setDetached(false)} />
        </>
      }
    >
      <Room room={room} empty={words.empty} />
    </FloatingWindow>
  )
}
