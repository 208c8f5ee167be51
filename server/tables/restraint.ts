import type { PlayerId, SessionId, TableId } from '#engine/ids'
import type { Allowance } from '#engine/round/posting'
import type { Batch, PurseReading } from '#server/tables/batch'
import type { Rider } from '#server/tables/commit'

/** What keeps players from staking all that they have (TP-11). Most of them: nothing. */
export interface Restraint {
  /** Keep what was used, and stop what is too much, in the table's transaction. */
  readonly riders: readonly Rider[]
  /** Reads whoever is not known yet. */
  need(players: Iterable<PlayerId>): Promise<void>
  refresh(players: readonly PlayerId[]): Promise<void>
  /** The most that may still be staked at a table, from the account or from a session; null when nothing restricts. */
  of(player: PlayerId, table: TableId, session: SessionId | null): Allowance | null
  /** Whether a commit was stopped by a rider: it is decided again, by what is known now. */
  isOver(error: unknown): boolean | Promise<boolean>
  stored(batch: Batch): void
}

export function restrained(
  reading: PurseReading,
  restraint: Restraint | undefined,
  table: TableId,
): PurseReading {
  if (restraint === undefined) return reading
  return (player, session) => {
    const purse = reading(player, session)
    const allowance = restraint.of(player, table, session)
    return allowance === null ? purse : { ...purse, allowance }
  }
}
