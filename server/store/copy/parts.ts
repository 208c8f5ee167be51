import type { Schema } from '#server/store/schema'

/**
 * The whole store as a file of lines, to move it between versions of PostgreSQL and between embedded and server. The
 * first line is the version of the store, the last one the number of rows, each other one a table's name and a row.
 */
export interface Heading {
  /** The hashes of the migrations that made the tables. */
  readonly store: readonly string[]
}
export interface Ending {
  readonly rows: number
}
export type Row = Readonly<Record<string, unknown>>
export type Line = readonly [table: string, row: Row]

export interface Part {
  readonly table: keyof Schema
  readonly order: string
  /** Rows with the same value here go into one statement. */
  readonly together?: string
  /** How many at once, where they are large. */
  readonly batch?: number
}

/** In an order in which every row finds what it refers to. */
export const PARTS: readonly Part[] = [
  { table: 'players', order: 'id' },
  { table: 'sign_ins', order: 'token_hash' },
  { table: 'logins', order: 'login' },
  { table: 'passkeys', order: 'id' },
  { table: 'challenges', order: 'challenge' },
  { table: 'failed_sign_ins', order: 'login_hash' },
  { table: 'staff', order: 'id' },
  { table: 'staff_sign_ins', order: 'token_hash' },
  { table: 'staff_events', order: 'id' },
  { table: 'settings', order: 'player_id' },
  { table: 'operator_visits', order: 'player_id' },
  { table: 'launches', order: 'token_hash' },
  { table: 'operator_nonces', order: 'operator, nonce' },
  { table: 'wallet_calls', order: 'id' },
  { table: 'tables', order: 'id' },
  { table: 'events', order: 'table_id, version' },
  { table: 'answers', order: 'player_id, command_id' },
  { table: 'shoes', order: 'table_id, number' },
  { table: 'rounds', order: 'code' },
  { table: 'golden_grants', order: 'id' },
  { table: 'accounts', order: 'id' },
  { table: 'transfers', order: 'id' },
  { table: 'entries', order: 'transfer_id, line', together: 'transfer_id' },
  { table: 'round_starts', order: 'code', batch: 100 },
  { table: 'plays', order: 'round, player' },
  { table: 'feed_heads', order: 'operator' },
  { table: 'play_days', order: 'player, day' },
  { table: 'play_states', order: 'player' },
  { table: 'play_changes', order: 'id' },
  { table: 'play_sessions', order: 'id' },
  { table: 'payments', order: 'id' },
  { table: 'local_payments', order: 'code' },
  { table: 'chat_lines', order: 'id' },
  { table: 'support_rooms', order: 'player_id' },
  { table: 'chat_mutes', order: 'id' },
  { table: 'closures', order: 'scope, subject' },
  { table: 'approvals', order: 'id' },
]

export const BATCH = 2_000
