import { useEffect } from 'react'
import { SUPPORT_ROOM } from '#protocol/chat'
import { Dialog } from '#ui/kit/dialog'
import { useConnection } from '#ui/net/connection'
import { Room } from '#web/chat/room'
import css from '#web/chat/support-dialog.module.css'
import { useWords } from '#web/i18n/language'
import { send } from '#web/net/house'
import { useRoom } from '#web/state/chat'
import type { OverlayProps } from '#web/state/overlay'

/** TP-5: the room that each player has alone with the house. */
export function SupportDialog({ onClose }: OverlayProps) {
  const { chat: words } = useWords()
  const isOpen = useConnection(({ state }) => state === 'open')
  const newest = useRoom(SUPPORT_ROOM).remarks.at(-1)?.line
  useEffect(() => {
    if (isOpen) send({ type: 'support', read: true })
  }, [isOpen])
  // What comes while it is looked at counts as read, on every device.
  useEffect(() => {
    if (newest !== undefined) send({ type: 'support', read: true })
  }, [newest])
  return (
    <Dialog title={words.supportTitle} shape="sheet" onClose={onClose}>
      <div className={css.support}>
        <p className={css.hint}>{words.supportHint}</p>
        <Room room={SUPPORT_ROOM} empty={words.supportEmpty} />
      </div>
    </Dialog>
  )
}
