import { useRef } from 'react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import type { StagePlan } from '#web/table/blackjack/plan'
import { planKind } from '#web/table/blackjack/plan'
import css from '#web/table/blackjack/stage.module.css'
import { ACROSS, stagePlan } from '#web/table/blackjack/stage-plan'
import { TableTop } from '#web/table/blackjack/table-top'
import { type Room, useRoom } from '#web/table/blackjack/use-room'

interface Props {
  readonly table: string
  readonly state: TableState
  readonly game: State
  readonly currency: string
}

/** The dock of a phone while something is decided, two rows of buttons: the stage above it keeps its size. */
function decidingDock(): number {
  const row = Math.min(72, Math.max(52, window.innerHeight * 0.084))
  return 2 * row + 92
}

/** The table in the drawing that fits into the room there is. */
export function Stage(props: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const room = useRoom(ref)
  return (
    <div ref={ref} className={css.stage}>
      {room !== null && room.width > 0 && <TableTop {...props} {...planIn(room, props.game)} />}
    </div>
  )
}

function planIn({ width, height, withDock }: Room, { rules }: State): { plan: StagePlan; unit: number } {
  const kind = planKind(width, height)
  const unit = width / ACROSS[kind]
  const room = kind === 'phone' ? withDock - decidingDock() : height
  return { plan: stagePlan(kind, rules.seats, rules.sideBets.length, room / unit), unit }
}
