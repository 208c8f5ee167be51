import type { Generated } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { Role } from '#server/people/staff/member'

/** Accounts, passkeys, staff and their log, and what players set. */
export interface PeopleSchema {
  logins: { login: string; player_id: PlayerId; password_hash: string; changed_at: number }
  passkeys: {
    /** The credential's own id, base64url. */
    id: string
    player_id: PlayerId
    /** The host that it was made for: it is good for no other. */
    rp_id: string
    label: string
    /** COSE, base64url. */
    public_key: string
    counter: number
    /** JSON: how the browser may reach it. */
    transports: string
    created_at: number
    used_at: number
  }
  challenges: {
    challenge: string
    purpose: 'register' | 'sign-in'
    player_id: PlayerId | null
    ends_at: number
  }
  /** By the hash of the name that was tried, which need not be anybody's. */
  failed_sign_ins: { login_hash: string; count: number; last_at: number; locked_until: number }
  staff: {
    id: string
    name: string
    role: Role
    /** What players see instead of the name. */
    shown: Generated<string>
    password_hash: string
    disabled: boolean
    created_at: number
  }
  staff_sign_ins: { token_hash: string; staff_id: string; created_at: number; seen_at: number }
  staff_events: {
    id: Generated<number>
    at: number
    actor: string
    action: string
    subject: string
    reason: string | null
    /** JSON. */
    before: string | null
    after: string | null
    /** Where it was, and whom it was about, for those who look for it. */
    table_id: TableId | null
    player_id: PlayerId | null
  }
  /** What differs from the defaults: JSON, each field with the version that set it. */
  settings: { player_id: PlayerId; version: number; body: string; at: number }
}
