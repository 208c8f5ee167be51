import type { PlayerId } from '#engine/ids'
/** Golden chips that were given (MO-7). */
export interface GoldenSchema {
  golden_grants: {
    id: string
    player_id: PlayerId
    amount: number
    currency: string
    reason: string
    granted_by: string
    granted_at: number
    expires_at: number | null
    ended_at: number | null
  }
}
