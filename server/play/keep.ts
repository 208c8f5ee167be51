import { sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { dayOf } from '#server/play/periods'
import type { Schema } from '#server/store/schema'

/** What one commit adds to a player's use. */
export interface Played {
  readonly player: PlayerId
  readonly staked: number
  readonly paid: number
  /** Whether something was staked, be it golden chips; whether that begins another time at the tables. */
  readonly stakes: boolean
  readonly anew: boolean
  readonly gainMillis: number
}

/**
 * Adds to states and days in one statement; gives everybody's rules. A day is only touched by who holds its player's
 * state, and states are locked in one order: so nobody waits for each other.
 */
export async function keepPlayed(
  tx: Transaction<Schema>,
  played: readonly Played[],
  at: number,
  /** What is paid counts on the day on which it was staked: money in play at midnight is no winnings of the new day. */
  paidOn: string,
): Promise<readonly { readonly player: PlayerId; readonly rules: string | null }[]> {
  const sorted = [...played].sort((one, other) => (one.player < other.player ? -1 : 1))
  const { rows } = await sql<{ player: PlayerId; rules: string | null }>`
    with given as (
      select * from unnest(
        ${sorted.map(({ player }) => player)}::text[],
        ${sorted.map(({ staked }) => staked)}::bigint[],
        ${sorted.map(({ paid }) => paid)}::bigint[],
        ${sorted.map(({ gainMillis }) => gainMillis)}::bigint[],
        ${sorted.map(({ stakes }) => (stakes ? at : null))}::bigint[],
        ${sorted.map(({ anew }) => (anew ? at : null))}::bigint[]
      ) as given (player, staked, paid, gain, staked_at, began_at)
    ), state as (
      insert into play_states as s (player, version, staked, paid, played_ms, began_at, last_stake_at, checked_at)
      select player, 1, staked, paid, gain, began_at, staked_at, began_at from given
      on conflict (player) do update set
        version = s.version + 1,
        staked = case when excluded.began_at is null then s.staked else 0 end + excluded.staked,
        paid = case when excluded.began_at is null then s.paid else 0 end + excluded.paid,
        played_ms = case when excluded.began_at is null then s.played_ms else 0 end + excluded.played_ms,
        began_at = coalesce(excluded.began_at, s.began_at),
        last_stake_at = greatest(s.last_stake_at, excluded.last_stake_at),
        checked_at = coalesce(excluded.checked_at, s.checked_at)
      returning s.player, s.rules
    ), day as (
      insert into play_days as d (player, day, staked, paid, played_ms, last_stake_at)
      select player, day, sum(staked), sum(paid), sum(gain), max(staked_at) from (
        select player, ${dayOf(at)} as day, staked, 0 as paid, gain, staked_at from given where staked_at is not null
        union all
        select player, ${paidOn}, 0, paid, 0, null from given
      ) part join state using (player) group by player, day
      on conflict (player, day) do update set
        staked = d.staked + excluded.staked,
        paid = d.paid + excluded.paid,
        played_ms = d.played_ms + excluded.played_ms,
        last_stake_at = greatest(d.last_stake_at, excluded.last_stake_at)
    )
    select player, rules from state`.execute(tx)
  return rows
}

/** Money put in or taken out by a player, on its day. */
export async function keepPaid(
  tx: Transaction<Schema>,
  player: PlayerId,
  { deposited, withdrawn }: { readonly deposited: number; readonly withdrawn: number },
  at: number,
): Promise<void> {
  await sql`insert into play_states as s (player, version) values (${player}, 1)
    on conflict (player) do update set version = s.version + 1`.execute(tx)
  await sql`insert into play_days as d (player, day, deposited, withdrawn)
    values (${player}, ${dayOf(at)}, ${deposited}, ${withdrawn})
    on conflict (player, day) do update set
      deposited = d.deposited + excluded.deposited, withdrawn = d.withdrawn + excluded.withdrawn`.execute(tx)
}
