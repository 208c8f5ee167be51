import { useCallback, useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { SupportRoomAnswer } from '#protocol/http/chat'
import { ask, isProblem } from '#ui/net/http'

const AGAIN_MILLIS = 3_000

/** A player's room with the house, looked at again and again while it is open. */
export function useRoomOf(player: string) {
  const [room, setRoom] = useState<SupportRoomAnswer | null>(null)
  const look = useCallback(async () => {
    const path = `/api/staff/chat/rooms/${encodeURIComponent(player)}`
    const answer = await ask(HTTP.supportRoom, 'GET', path)
    if (!isProblem(answer)) setRoom(answer)
  }, [player])
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [look])
  return { room, look }
}
