import type { ComponentType } from 'react'
import type { Family } from '#engine/kinds'
import type { ShoeInPlay, TableState } from '#engine/table/types'
import type { Check, Provable, Rebuilt } from '#web/history/proof/check'
import type { Frame } from '#web/history/replay/frames'

export interface BoardProps<F extends Family = Family> {
  /** The whole replay: every card has its place from the start. */
  readonly frames: readonly Frame[]
  readonly state: TableState<F>
  readonly me: string
  /** Cards that come now slide in. */
  readonly moves: boolean
}

/** What the history shows of a family's rounds in a way of their own. */
export interface HistoryPart<F extends Family = Family> {
  /** The cards on the table at one step of a round. */
  readonly Board: ComponentType<BoardProps<F>>
  /** FA-2: what is proved of its rounds beside the cards. */
  readonly proofs: (round: Provable, known: ShoeInPlay | null, rebuilt: Rebuilt | null) => readonly Check[]
}
