import { lazy, type ReactNode, Suspense } from 'react'
import type { TableState } from '#engine/table/types'
import { useDetached } from '#web/chat/window-place'
import { CutOffer } from '#web/table/cut-offer'
import css from '#web/table/table-body.module.css'

const ChatWindow = lazy(async () => ({ default: (await import('#web/chat/chat-window')).ChatWindow }))

interface Props {
  readonly table: string
  readonly state: TableState
  /** The drawn table: takes all the room there is. */
  readonly stage: ReactNode
  readonly dock: ReactNode
  readonly panel: ReactNode
}

/** Below the top line: the table over its dock, and what stands beside both. */
export function TableBody({ table, state, stage, dock, panel }: Props) {
  const isChatDetached = useDetached()
  return (
    <div className={css.body}>
      <div className={css.play}>
        <main className={css.stage}>
          {stage}
          <CutOffer table={table} state={state} />
        </main>
        {dock}
      </div>
      {panel}
      {isChatDetached && (
        <Suspense>
          <ChatWindow room={table} />
        </Suspense>
      )}
    </div>
  )
}
