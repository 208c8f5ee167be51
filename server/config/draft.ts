import type { GameId } from '#engine/games'
import type { DraftLimits } from '#server/config/games'
import type { TableConfig, Timings } from '#server/tables/ports'

/** A table as a configuration may write it: only its id and game must be said. */
export interface TableDraft extends Partial<Omit<TableConfig, 'id' | 'game' | 'limits' | 'timings'>> {
  readonly id: string
  readonly game: GameId
  readonly limits?: Partial<DraftLimits>
  readonly timings?: Partial<Timings>
}
