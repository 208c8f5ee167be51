import { create } from 'zustand'
import type { EventsMessage } from '#protocol/player/to-player'

/** What the floor said to everybody at a table. No state keeps it: it was heard or not. */
export interface Announcement {
  readonly text: string
  readonly at: number
}

const MOST = 20
const NONE: readonly Announcement[] = []

const useAnnouncements = create<{ readonly heard: Readonly<Record<string, readonly Announcement[]>> }>(
  () => ({
    heard: {},
  }),
)

export function useAnnounced(table: string): readonly Announcement[] {
  return useAnnouncements(({ heard }) => heard[table] ?? NONE)
}

export function heardEvents({ table, at, events }: EventsMessage): void {
  const news = events.flatMap((event) => (event.type === 'announced' ? [{ text: event.text, at }] : []))
  if (news.length === 0) return
  useAnnouncements.setState(({ heard }) => ({
    heard: { ...heard, [table]: [...(heard[table] ?? NONE), ...news].slice(-MOST) },
  }))
}
