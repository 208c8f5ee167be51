import { GAMES, type GameId } from '#engine/games'
import { BaccaratBoard } from '#web/history/baccarat/board'
import { BlackjackBoard } from '#web/history/blackjack/board'
import { bonusProof } from '#web/history/blackjack/bonus-proof'
import type { HistoryPart } from '#web/history/part'

const HISTORIES: Readonly<Record<(typeof GAMES)[GameId]['family'], HistoryPart>> = {
  blackjack: { Board: BlackjackBoard, proofs: bonusProof },
  baccarat: { Board: BaccaratBoard, proofs: () => [] },
}

export function historyPartOf(game: GameId): HistoryPart {
  return HISTORIES[GAMES[game].family]
}
