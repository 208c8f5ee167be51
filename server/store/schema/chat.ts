import type { Generated } from 'kysely'
import type { PlayerId, RoundCode, TableId } from '#engine/ids'
import type { ChatRole } from '#protocol/chat'

/** What is said at tables and in support rooms, and who may not. */
export interface ChatSchema {
  chat_lines: {
    id: Generated<number>
    /** Null in a support room. */
    table_id: TableId | null
    /** The round that ran at the table then. */
    round: RoundCode | null
    /** Who said it; in a support room whose room it is. */
    player_id: PlayerId | null
    /** The staff member who said it. */
    staff: string | null
    /** The player's own id for it. */
    said_id: string | null
    name: string
    role: ChatRole
    text: string
    at: number
    hidden_by: string | null
    hidden_at: number | null
    hidden_why: string | null
  }
  support_rooms: {
    player_id: PlayerId
    /** Since when a line of the player's has had no answer. */
    waiting_since: number | null
    /** The house's last line … */
    answered_line: number
    /** … and the last one that the player read. */
    read_line: number
  }
  chat_mutes: {
    id: Generated<number>
    player_id: PlayerId
    muted_by: string
    reason: string
    at: number
    /** Null holds until it is lifted. */
    until: number | null
    lifted_by: string | null
    lifted_at: number | null
  }
}
