import type { Generated } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'

/** Responsible play, table sessions and the cashier. */
export interface PlaySchema {
  /** What a player used on one day (UTC), in cash. */
  play_days: {
    player: PlayerId
    /** As 2026-01-31. */
    day: string
    staked: Generated<number>
    paid: Generated<number>
    deposited: Generated<number>
    withdrawn: Generated<number>
    played_ms: Generated<number>
    last_stake_at: number | null
  }
  /** A player's rules, and how long and with what result they have been playing. */
  play_states: {
    player: PlayerId
    /** Grows with every change: of two readings the one with the higher version is the newer. */
    version: Generated<number>
    /** JSON; null while nothing restricts. */
    rules: string | null
    began_at: number | null
    staked: Generated<number>
    paid: Generated<number>
    played_ms: Generated<number>
    last_stake_at: number | null
    checked_at: number | null
  }
  play_changes: {
    id: Generated<number>
    player: PlayerId
    at: number
    actor: string
    what: string
    /** JSON. */
    before: string | null
    after: string | null
  }
  play_sessions: {
    id: string
    participation: string
    player: PlayerId
    table_id: TableId
    currency: string
    regulated: boolean
    state: 'open' | 'ending' | 'ended'
    opened_at: number
    ended_at: number | null
    ended_by: 'player' | 'away' | 'staff' | null
    /** Money that came in, golden chips that were staked, money that went back. */
    funded: Generated<number>
    bonus: Generated<number>
    returned: Generated<number>
    /** The regulator knows that it ended. */
    reported: Generated<boolean>
  }
  payments: {
    id: Generated<number>
    code: string
    player: PlayerId
    /** The client's, once for each payment that the player wants. */
    key: string
    kind: 'deposit' | 'withdrawal' | 'refill'
    amount: number
    currency: string
    state: 'asked' | 'done' | 'refused'
    reference: string | null
    reason: string | null
    asked_at: number
    ended_at: number | null
  }
  /** What the local payment service has done. */
  local_payments: {
    code: string
    kind: 'deposit' | 'withdrawal'
    player: PlayerId
    amount: number
    currency: string
    reference: string
    at: number
  }
}
