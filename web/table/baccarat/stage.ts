import type { ReactNode } from 'react'
import type { Row } from '#web/table/baccarat/rows'
import type { SpotView, Tongue } from '#web/table/baccarat/spot-view'
import type { Held } from '#web/table/baccarat/use-held-state'

/** What both stages draw, each in its own way. */
export interface StageProps {
  readonly table: string
  readonly held: Held
  readonly rows: readonly Row[]
  readonly spots: ReadonlyMap<string, SpotView>
  readonly tongue: Tongue
  readonly status: ReactNode
  readonly result: ReactNode
  readonly notice: ReactNode
}
