import { lazy, type ReactNode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'
import { useDetached } from '#web/chat/window-place'
import { useFocused } from '#web/state/at-tables'
import { mainIf, PartOfFrame, useFrame } from '#web/table/frame/frame'
import type { Room } from '#web/table/frame/room'
import css from '#web/table/frame/table-body.module.css'
import { CutOffer } from '#web/table/status/cut-offer'

const ChatWindow = lazy(async () => ({ default: (await import('#web/chat/chat-window')).ChatWindow }))

interface Props {
  readonly table: string
  readonly state: TableState
  /** The drawn table: takes all the room there is. */
  readonly stage: ReactNode
  readonly dock: ReactNode
  readonly panel: ReactNode
  /** What the panel leaves to the table while it is open beside it. */
  readonly room?: Room | null
}

/** Below the top line: the table over its dock, and what stands beside both. */
export function TableBody({ table, state, stage, dock, panel, room = null }: Props) {
  const { among } = useFrame()
  const isChatDetached = useDetached()
  const isFocused = useFocused() === table
  return (
    <div className={css.body}>
      <div className={classes(css.play, room !== null && css.part)}>
        <PartOfFrame room={room}>
          <div className={css.stage} {...mainIf(!among)}>
            {stage}
            <CutOffer table={table} state={state} />
          </div>
          {dock}
        </PartOfFrame>
      </div>
      {panel}
      {isChatDetached &&
        isFocused &&
        createPortal(
          <Suspense>
            <ChatWindow room={table} />
          </Suspense>,
          document.body,
        )}
    </div>
  )
}
