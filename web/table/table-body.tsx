import type { ReactNode } from 'react'
import type { TableState } from '#engine/table/types'
import { CutOffer } from '#web/table/cut-offer'
import css from '#web/table/table-body.module.css'

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
    </div>
  )
}
