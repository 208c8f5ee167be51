import type { Closure } from '#protocol/http/operations'
import type { TableConfig } from '#server/tables/ports'

/** What players are told at a table that staff has closed, alone or with others; null where it is open. */
export function closedText(
  closures: readonly Closure[],
  { id, game }: Pick<TableConfig, 'id' | 'game'>,
): string | null {
  const isAbout = ({ scope, subject }: Closure) =>
    scope === 'house' || (scope === 'game' && subject === game) || (scope === 'table' && subject === id)
  return closures.find(isAbout)?.text ?? null
}
