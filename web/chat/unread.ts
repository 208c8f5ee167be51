import { useMemo } from 'react'
import { useHiddenPeople } from '#web/chat/hidden-people'
import { unreadOf } from '#web/chat/lines'
import { useRoom } from '#web/state/chat'
import { useSetting } from '#web/state/settings'

/** How many lines of a table's room call for attention: none while the chat is hidden. */
export function useUnread(room: string): number {
  const { lines, unread } = useRoom(room)
  const hidden = useHiddenPeople((people) => people.hidden)
  const isOff = useSetting('chatHidden')
  return useMemo(() => (isOff ? 0 : unreadOf(lines, unread, hidden)), [isOff, lines, unread, hidden])
}
