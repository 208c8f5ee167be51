import type { GameId } from '#engine/games'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'
import type { RoundOutcome } from '#protocol/http/history'

/** What was played, as players and operators read it. */
export interface HistorySchema {
  /** The table right before a round began, as JSON: what a replay folds from. */
  round_starts: { code: string; state: string }
  /** One row a player and finished round, made from the book in the commit that ended the round. */
  plays: {
    player: PlayerId
    round: RoundCode
    table_id: TableId
    game: GameId
    operator: OperatorId | null
    currency: string
    began_at: number
    ended_at: number
    /** When it ended or, if it was voided, when that was. */
    changed_at: number
    outcome: RoundOutcome
    staked: number
    paid: number
    golden_staked: number
    golden_back: number
    balance_before: number
    balance_after: number
    /** Its place in the operator's feed; null until the feed was read, and again once it was voided. */
    position: number | null
  }
  /** The last place given in an operator's feed: none is given twice. */
  feed_heads: { operator: OperatorId; position: number }
}
