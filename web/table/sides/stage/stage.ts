import type { ReactNode } from 'react'
import type { TableState } from '#engine/table/types'
import type { Row } from '#web/table/sides/spots/rows'
import type { SpotView, Tongue } from '#web/table/sides/spots/spot-view'

export interface Place {
  readonly x: number
  readonly y: number
}

/** What cards need to know of a stage: where they come from and go to, and how large totals are. */
export interface Ground {
  readonly code: string
  readonly mouth: Place
  readonly tray: Place
  readonly size: 'medium' | 'large'
}

/** What both stages draw, each in its own way. */
export interface StageProps {
  readonly table: string
  readonly state: TableState
  readonly rows: readonly Row[]
  readonly spots: ReadonlyMap<string, SpotView>
  readonly tongue: Tongue
  /** Both sides' names, from left to right. */
  readonly names: readonly [left: string, right: string]
  /** The cards of both sides. */
  readonly hands: (ground: Ground) => ReactNode
  readonly status: ReactNode
  readonly result: ReactNode
  readonly notice: ReactNode
}
