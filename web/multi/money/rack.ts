import type { Cents } from '#engine/money/cents'
import type { Range } from '#engine/round/limits'
import type { LobbyTable } from '#protocol/lobby/table'
import { limitsOfTable } from '#web/lobby/card/limits'
import { rackFor } from '#web/table/chips/rack'

/** One bet that stands for the main bets of all tables. */
const ANY = 'any'

/** The chips for tables with limits of their own: from the lowest minimum of all to the highest maximum. */
export function rackForAll(tables: readonly LobbyTable[]): readonly number[] {
  const ranges = tables.flatMap((table) => limitsOfTable(table) ?? [])
  if (ranges.length === 0) return []
  const range: Range = [Math.min(...ranges) as Cents, Math.max(...ranges) as Cents]
  const unit = Math.min(...tables.map(({ limits }) => limits.unit)) as Cents
  return rackFor({ unit, ranges: { [ANY]: range } }, ANY)
}
