import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { planKind } from '#web/table/blackjack/stage/plan'
import css from '#web/table/blackjack/stage/stage.module.css'
import { type FittedPlan, fittedPlan } from '#web/table/blackjack/stage/stage-plan'
import { TableTop } from '#web/table/blackjack/stage/table-top'
import { useFrame } from '#web/table/frame/frame'
import type { Room } from '#web/table/frame/room'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
  readonly currency: string
}

/** The dock while something is decided, two rows of buttons: the stage of a phone above it keeps its size. */
function decidingDock(frame: Room): number {
  const row = Math.min(72, Math.max(52, frame.height * 0.093))
  return 2 * row + 92
}

/** The dock of a low room: it has one row, whatever it holds. */
const LOW_DOCK = 68

/** The table in the drawing that fits into the room there is. */
export function Stage(props: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const room = useRoom(ref)
  const { room: frame } = useFrame()
  return (
    <div ref={ref} className={css.stage}>
      {room !== null && room.width > 0 && <TableTop {...props} {...planIn(frame, room, props.game)} />}
    </div>
  )
}

function planIn(frame: Room, { width, height, withDock }: StageRoom, { rules }: State): FittedPlan {
  const kind = planKind(frame)
  const dock = { phone: decidingDock(frame), low: LOW_DOCK, tall: withDock - height, wide: withDock - height }
  return fittedPlan(kind, rules.seats, rules.sideBets.length, { width, height: withDock - dock[kind] })
}

interface StageRoom extends Room {
  /** With the dock below it: this does not change when the dock grows. */
  readonly withDock: number
}

/** How much room an element has, as it changes; null before the first look. */
function useRoom(ref: RefObject<HTMLElement | null>): StageRoom | null {
  const [room, setRoom] = useState<StageRoom | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const play = element.parentElement?.parentElement ?? element
    const look = () => {
      setRoom({ width: element.clientWidth, height: element.clientHeight, withDock: play.clientHeight })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return room
}
