import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { GameId } from '#engine/games'
import { useFamilies } from '#web/families/parts'
import { PANEL_GAME } from '#web/families/usual'
import { isPhone, type Tiling, tilingOf } from '#web/side/tiling'
import { useLobby } from '#web/state/lobby'
import type { Room } from '#web/table/frame/room'

const NO_ROOM: Room = { width: 0, height: 0 }

/** How the tables lie in an element, as it and the window change. */
export function useTiling(ref: RefObject<HTMLElement | null>, tables: readonly string[]): Tiling {
  const [room, setRoom] = useState<Room | null>(null)
  const partsOf = useFamilies()
  const games = useLobby(({ known }) =>
    tables.map((table) => known?.tables.get(table)?.game ?? PANEL_GAME).join(' '),
  )
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const look = () => {
      // The lines above grow and shrink with the window: what they leave is not what a phone is known by.
      const isSmall = isPhone({ width: innerWidth, height: innerHeight })
      setRoom(isSmall ? NO_ROOM : { width: element.clientWidth, height: element.clientHeight })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return useMemo(() => {
    const cloths = (games.split(' ') as GameId[]).map((game) => partsOf(game).cloth)
    return tilingOf(cloths, room ?? NO_ROOM)
  }, [games, room, partsOf])
}
