import { useCallback, useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { SupportRoomsAnswer } from '#protocol/http/chat'
import { ask, isProblem } from '#ui/net/http'

export type SupportRoom = SupportRoomsAnswer['rooms'][number]

/** Nobody tells us: somebody who looks at the list is told sooner than somebody who only has the badge. */
const NEAR_MILLIS = 4_000
const FAR_MILLIS = 12_000

export interface Support {
  /** Who waits, the longest first; null until the house has told. */
  readonly rooms: readonly SupportRoom[] | null
  readonly waiting: number
  look(): void
}

export function useSupportRooms(isNear: boolean): Support {
  const [rooms, setRooms] = useState<readonly SupportRoom[] | null>(null)
  const look = useCallback(async () => {
    if (document.hidden) return
    const answer = await ask(HTTP.supportRooms, 'GET', '/api/staff/chat/rooms')
    if (!isProblem(answer)) setRooms(answer.rooms.toSorted((one, other) => one.since - other.since))
  }, [])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isNear ? NEAR_MILLIS : FAR_MILLIS)
    return () => clearInterval(timer)
  }, [look, isNear])
  return { rooms, waiting: rooms?.length ?? 0, look: () => void look() }
}
