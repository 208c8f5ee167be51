import { useMemo } from 'react'
import { useHiddenPeople } from '#web/chat/hidden-people'
import type { ChatLine } from '#web/state/chat'
import { useRoom } from '#web/state/chat'
import { useSetting } from '#web/state/settings'

/** A line as it stands in the room: whether it tells who speaks, or goes on from the line above. */
export interface ShownLine extends ChatLine {
  readonly isFirst: boolean
}

const PAUSE_MILLIS = 120_000

/** Lines in their order without those of hidden people; the house is never hidden. */
export function shownLines(lines: readonly ChatLine[], hidden: readonly string[]): readonly ShownLine[] {
  const seen = lines.filter((line) => !isHidden(line, hidden)).sort((one, other) => one.line - other.line)
  return seen.map((line, index) => ({ ...line, isFirst: !goesOn(seen[index - 1], line) }))
}

export function isHidden({ own, role, name }: ChatLine, hidden: readonly string[]): boolean {
  return !own && role === 'player' && hidden.includes(name)
}

function goesOn(before: ChatLine | undefined, { own, name, role, at }: ChatLine): boolean {
  if (before === undefined || before.own !== own || before.role !== role) return false
  return before.name === name && at - before.at < PAUSE_MILLIS
}

/** How many unread lines there are to be seen: what hidden people say does not call for attention. */
export function unreadOf(lines: readonly ChatLine[], unread: number, hidden: readonly string[]): number {
  const others = lines.filter(({ own }) => !own)
  const last = others.slice(Math.max(0, others.length - unread))
  return unread - last.filter((line) => isHidden(line, hidden)).length
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How long a line is as people count: an emoji is one. */
export function lineLength(text: string): number {
  return [...segments.segment(text.trim())].length
}

/** How many lines of a table's room call for attention: none while the chat is hidden. */
export function useUnread(room: string): number {
  const { lines, unread } = useRoom(room)
  const hidden = useHiddenPeople((people) => people.hidden)
  const isOff = useSetting('chatHidden')
  return useMemo(() => (isOff ? 0 : unreadOf(lines, unread, hidden)), [isOff, lines, unread, hidden])
}
