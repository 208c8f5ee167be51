import { DragonTigerBoard } from '#web/history/dragon-tiger/board'
import type { HistoryPart } from '#web/history/part'

export const DRAGON_TIGER_HISTORY: HistoryPart<'dragon-tiger'> = { Board: DragonTigerBoard, proofs: () => [] }
