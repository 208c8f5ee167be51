import type { ReactNode } from 'react'
import type { Held } from '#web/table/baccarat/cards/use-held-state'
import type { Row } from '#web/table/baccarat/spots/rows'
import type { SpotView, Tongue } from '#web/table/baccarat/spots/spot-view'

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
