import type { Selectable } from 'kysely'
import type { KeptRemark } from '#protocol/http/chat'
import { FLOOR_NAME } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'

export type RemarkRow = Selectable<Schema['chat_lines']>

/** A room is shown from its last remarks on. */
export const ROOM_REMARKS = 50

export function remarkOf(row: RemarkRow): KeptRemark {
  const { id, table_id, round, player_id, staff, role, text, at } = row
  // Remarks from before staff had names for players hold what they signed in with.
  const name = row.name === staff ? FLOOR_NAME : row.name
  const { hidden_by: by, hidden_at, hidden_why: reason } = row
  const hidden = by === null || hidden_at === null || reason === null ? null : { by, at: hidden_at, reason }
  return { line: id, table: table_id, round, player: player_id, staff, name, role, text, at, hidden }
}
