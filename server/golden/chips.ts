import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { type Grant, isExpired, type Trayed, trayOf } from '#server/golden/tray'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'

export async function grantsOf(db: Kysely<Schema>, player: PlayerId): Promise<readonly Grant[]> {
  const rows = await db
    .selectFrom('golden_grants')
    .select(['id', 'amount', 'granted_at', 'expires_at'])
    .where('player_id', '=', player)
    .execute()
  return rows.map(({ id, amount, granted_at: grantedAt, expires_at: expiresAt }) => {
    return { id, amount, grantedAt, expiresAt }
  })
}

export interface Chips {
  /** In hand: these can be staked or taken back. */
  readonly inHand: number
  /** In rounds that run. */
  readonly staked: number
}

export async function chipsOf(db: Kysely<Schema>, player: PlayerId): Promise<Chips> {
  const { id: account } = purseAccount(player, 'golden')
  const { rows } = await sql<{ balance: number; staked: number }>`
    select a.balance, coalesce((
      select -sum(e.amount) from rounds r
      join transfers t on t.round = r.code join entries e on e.transfer_id = t.id
      where r.outcome is null and e.account_id = ${account}), 0)::bigint as staked
    from accounts a where a.id = ${account}`.execute(db)
  const [row] = rows
  return { inHand: row?.balance ?? 0, staked: row?.staked ?? 0 }
}

export interface Tray extends Chips {
  readonly grants: readonly Trayed[]
}

/** What a player can still play with, grant by grant. */
export async function trayIn(db: Kysely<Schema>, player: PlayerId): Promise<Tray> {
  const chips = await chipsOf(db, player)
  const grants = trayOf(await grantsOf(db, player), chips.inHand + chips.staked)
  return { ...chips, grants: grants.filter(({ left }) => left > 0) }
}

/** Of chips whose time is over, those in hand: the ones that expire first are the ones in the rounds. */
export function inHandOf(expired: number, staked: number): number {
  return Math.max(0, expired - staked)
}

/** Chips whose time is over, those in running rounds among them: they are taken when they come back. */
export function expiredOf(grants: readonly Trayed[], now: number): number {
  return grants.reduce((sum, grant) => sum + (isExpired(grant, now) ? grant.left : 0), 0)
}
