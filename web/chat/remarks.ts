import { useMemo } from 'react'
import { useHiddenPeople } from '#web/chat/hidden-people'
import type { Remark } from '#web/state/chat'
import { useRoom } from '#web/state/chat'
import { useSetting } from '#web/state/settings'

/** A remark as it stands in the room: whether it tells who speaks, or goes on from the one above. */
export interface ShownRemark extends Remark {
  readonly isFirst: boolean
}

const PAUSE_MILLIS = 120_000

/** Remarks in their order without those of hidden people; the house is never hidden. */
export function shownRemarks(remarks: readonly Remark[], hidden: readonly string[]): readonly ShownRemark[] {
  const seen = remarks
    .filter((remark) => !isHidden(remark, hidden))
    .sort((one, other) => one.line - other.line)
  return seen.map((remark, index) => ({ ...remark, isFirst: !goesOn(seen[index - 1], remark) }))
}

export function isHidden({ own, role, name }: Remark, hidden: readonly string[]): boolean {
  return !own && role === 'player' && hidden.includes(name)
}

function goesOn(before: Remark | undefined, { own, name, role, at }: Remark): boolean {
  if (before === undefined || before.own !== own || before.role !== role) return false
  return before.name === name && at - before.at < PAUSE_MILLIS
}

/** How many unread remarks there are to be seen: what hidden people say does not call for attention. */
export function unreadOf(remarks: readonly Remark[], unread: number, hidden: readonly string[]): number {
  const others = remarks.filter(({ own }) => !own)
  const last = others.slice(Math.max(0, others.length - unread))
  return unread - last.filter((remark) => isHidden(remark, hidden)).length
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How long a remark is as people count: an emoji is one. */
export function remarkLength(text: string): number {
  return [...segments.segment(text.trim())].length
}

/** How many remarks in a table's room call for attention: none while the chat is hidden. */
export function useUnread(room: string): number {
  const { remarks, unread } = useRoom(room)
  const hidden = useHiddenPeople((people) => people.hidden)
  const isOff = useSetting('chatHidden')
  return useMemo(() => (isOff ? 0 : unreadOf(remarks, unread, hidden)), [isOff, remarks, unread, hidden])
}
