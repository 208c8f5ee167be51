import { GripHorizontal, X } from 'lucide-react'
import { useEffect } from 'react'
import { ChatTools } from '#web/chat/chat-tools'
import css from '#web/chat/chat-window.module.css'
import { dragHandle } from '#web/chat/drag-handle'
import { Room } from '#web/chat/room'
import {
  DETACHED_FROM,
  fitted,
  type Place,
  setDetached,
  setPlace,
  useDetached,
  usePlaceOfWindow,
} from '#web/chat/window-place'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'
import { IconButton } from '#web/ui/icon-button'
import { useMedia } from '#web/ui/use-media'

/** TP-5: the chat over the table, where and as large as one likes; play goes on around it. */
export function ChatWindow({ room }: { readonly room: string }) {
  const isWide = useMedia(DETACHED_FROM)
  const isOff = useSetting('chatHidden')
  const isDetached = useDetached()
  return isWide && isDetached && !isOff ? <Floating room={room} /> : null
}

function page() {
  return { width: innerWidth, height: innerHeight }
}

function Floating({ room }: { readonly room: string }) {
  const { chat: words } = useWords()
  const place = usePlaceOfWindow()
  useEffect(() => {
    const keepIn = () => setPlace(fitted(place, page()))
    addEventListener('resize', keepIn)
    return () => removeEventListener('resize', keepIn)
  }, [place])
  const pull = (change: (from: Place, x: number, y: number) => Place) =>
    dragHandle(
      () =>
        ({ x, y }) =>
          setPlace(fitted(change(fitted(place, page()), x, y), page())),
    )
  return (
    <section
      className={css.window}
      style={fitted(place, page())}
      aria-label={words.room}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setDetached(false)
      }}
    >
      <header className={css.head}>
        <button
          type="button"
          className={css.grip}
          aria-label={words.move}
          title={words.moveHint}
          {...pull((from, x, y) => ({ ...from, left: from.left + x, top: from.top + y }))}
        >
          <GripHorizontal size={18} aria-hidden />
          <span>{words.title}</span>
        </button>
        <ChatTools />
        <IconButton label={words.attach} icon={<X />} onClick={() => setDetached(false)} />
      </header>
      <Room room={room} empty={words.empty} />
      <button
        type="button"
        className={css.corner}
        aria-label={words.resize}
        {...pull((from, x, y) => ({ ...from, width: from.width + x, height: from.height + y }))}
      />
    </section>
  )
}
