import { BaccaratBoard } from '#web/history/baccarat/board'
import type { HistoryPart } from '#web/history/part'

export const BACCARAT_HISTORY: HistoryPart<'baccarat'> = { Board: BaccaratBoard, proofs: () => [] }
