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

interface Part {
  readonly table: keyof Schema
  readonly order: string
  /** Rows with the same value here go into one statement. */
  readonly together?: string
}

/** In an order in which every row finds what it refers to. */
export const PARTS: readonly Part[] = [
  { table: 'players', order: 'id' },
  { table: 'sign_ins', order: 'token_hash' },
  { table: 'tables', order: 'id' },
  { table: 'events', order: 'table_id, version' },
  { table: 'answers', order: 'player_id, command_id' },
  { table: 'shoes', order: 'table_id, number' },
  { table: 'rounds', order: 'code' },
  { table: 'accounts', order: 'id' },
  { table: 'transfers', order: 'id' },
  { table: 'entries', order: 'transfer_id, line', together: 'transfer_id' },
]

export const BATCH = 2_000
