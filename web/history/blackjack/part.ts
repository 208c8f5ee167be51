import { BlackjackBoard } from '#web/history/blackjack/board'
import { bonusProof } from '#web/history/blackjack/bonus-proof'
import type { HistoryPart } from '#web/history/part'

export const BLACKJACK_HISTORY: HistoryPart<'blackjack'> = { Board: BlackjackBoard, proofs: bonusProof }
