import type { ClosureScope } from '#protocol/http/operations'

/** What staff has closed. */
export interface OperationsSchema {
  closures: {
    scope: ClosureScope
    /** A game, a table, a player; 'all' is the house. */
    subject: string
    /** For staff. */
    reason: string
    /** For players. */
    text: string
    closed_by: string
    closed_at: number
  }
}
