import type { Announcement } from '#console/state/announcements'
import type { StaffChatLine } from '#console/state/chat'

/** What is read in the room: lines of chat, and what the floor told everybody between them. */
export type RoomLine =
  | { readonly kind: 'line'; readonly key: string; readonly at: number; readonly line: StaffChatLine }
  | { readonly kind: 'told'; readonly key: string; readonly at: number; readonly text: string }

export function roomLines(
  lines: readonly StaffChatLine[],
  told: readonly Announcement[],
): readonly RoomLine[] {
  const all: readonly RoomLine[] = [
    ...lines.map((line): RoomLine => ({ kind: 'line', key: `line ${line.line}`, at: line.at, line })),
    ...told.map(({ text, at }): RoomLine => ({ kind: 'told', key: `told ${at} ${text}`, at, text })),
  ]
  return all.toSorted((one, other) => one.at - other.at)
}
