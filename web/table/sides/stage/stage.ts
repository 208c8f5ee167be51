import type { ReactNode } from 'react'
import type { TableState } from '#engine/table/types'
import type { Spots } from '#web/table/sides/spots/use-spots'

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
export interface StageProps extends Spots {
  readonly table: string
  readonly state: TableState
  /** Both sides' names, from left to right. */
  readonly names: readonly [left: string, right: string]
  /** The cards of both sides. */
  readonly hands: (ground: Ground) => ReactNode
  readonly status: ReactNode
  readonly result: ReactNode
  readonly notice: ReactNode
}

interface Zone {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How far the line stays open to each side of the upper edge's middle: the name stands there. */
  readonly opening: number
}

/** The line around a side's cards, open where its name is printed. */
export function zonePath({ x, y, width, height, opening }: Zone): string {
  const middle = x + width / 2
  const right = x + width
  const bottom = y + height
  return [
    `M${middle - opening} ${y}H${x + 12}a12 12 0 0 0-12 12V${bottom - 12}a12 12 0 0 0 12 12`,
    `H${right - 12}a12 12 0 0 0 12-12V${y + 12}a12 12 0 0 0-12-12H${middle + opening}`,
  ].join('')
}
