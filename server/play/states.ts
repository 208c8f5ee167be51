import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { type DayUse, type Facts, NO_RULES, type PlayRules, type Stretch } from '#server/play/facts'
import { earliestDay } from '#server/play/periods'
import type { Schema } from '#server/store/schema'

/** With the currency of the player's money. */
type Row = Selectable<Schema['play_states']> & { readonly currency: string | null }

/** Makes sure that each has a row, and locks them in one order: whoever decides about them waits. */
export async function lockStates(
  tx: Transaction<Schema>,
  players: readonly PlayerId[],
): Promise<readonly Row[]> {
  const sorted = [...players].sort()
  const rows = await locked(tx, sorted)
  if (rows.length === sorted.length) return rows
  await sql`insert into play_states (player) select * from unnest(${sorted}::text[])
    on conflict do nothing`.execute(tx)
  return locked(tx, sorted)
}

function locked(tx: Transaction<Schema>, players: readonly PlayerId[]): Promise<Row[]> {
  return tx
    .selectFrom('play_states')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('players')
        .select('currency')
        .whereRef('players.id', '=', 'play_states.player')
        .as('currency'),
    )
    .where(sql<boolean>`player = any(${players}::text[])`)
    .orderBy('player')
    .forUpdate()
    .execute()
}

/** A row for each, a blank one for those of whom nothing is written yet. */
export async function readStates(db: Kysely<Schema>, players: readonly PlayerId[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select asked.player, p.currency, coalesce(s.version, 0) as version, s.rules, s.began_at,
      coalesce(s.staked, 0) as staked, coalesce(s.paid, 0) as paid, coalesce(s.played_ms, 0) as played_ms,
      s.last_stake_at, s.checked_at
    from unnest(${players}::text[]) as asked (player)
    left join play_states s on s.player = asked.player left join players p on p.id = asked.player`.execute(db)
  return rows
}

/** Rules and use of these players, from their rows and their days. */
export async function factsOf(
  db: Kysely<Schema>,
  rows: readonly Row[],
  now: number,
): Promise<readonly Facts[]> {
  if (rows.length === 0) return []
  const days = await db
    .selectFrom('play_days')
    .select(['player', 'day', 'staked', 'paid', 'deposited', 'played_ms as playedMillis'])
    .where(sql<boolean>`player = any(${rows.map(({ player }) => player)}::text[])`)
    .where('day', '>=', earliestDay(now))
    .execute()
  const byPlayer = new Map<string, DayUse[]>(rows.map(({ player }) => [player, []]))
  for (const { player, ...day } of days) byPlayer.get(player)?.push(day)
  return rows.map((row) => ({
    player: row.player,
    currency: row.currency,
    version: row.version,
    rules: rulesIn(row.rules),
    stretch: stretchIn(row),
    days: byPlayer.get(row.player) ?? [],
  }))
}

export function rulesIn(text: string | null): PlayRules {
  return text === null ? NO_RULES : (JSON.parse(text) as PlayRules)
}

/** Null where nothing restricts, so that nobody is looked at who need not be. */
export function rulesText(rules: PlayRules): string | null {
  const { limits, checkMinutes, exclusion } = rules
  return limits.length === 0 && checkMinutes === null && exclusion === null ? null : JSON.stringify(rules)
}

export function stretchIn(row: Row): Stretch | null {
  const { began_at, last_stake_at, checked_at, staked, paid, played_ms } = row
  if (began_at === null || last_stake_at === null) return null
  return {
    beganAt: began_at,
    lastStakeAt: last_stake_at,
    checkedAt: checked_at ?? began_at,
    staked,
    paid,
    playedMillis: played_ms,
  }
}
