import type { ToPlayer } from '#protocol/player/to-player'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'
import type { Faults } from '#tests/fuzz/faults'
import type { Reach } from '#tests/fuzz/lines/reach'
import type { Place } from '#tests/fuzz/lines/verdicts'

/** What a line knows of the house, and where it notes what it finds. */
export interface Around {
  readonly tables: ReadonlyMap<string, Place>
  readonly faults: Faults
  readonly reach: Reach
}

export type Told = ToPlayer | ToSupervisor
