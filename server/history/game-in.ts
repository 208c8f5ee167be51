import type { TableConfig } from '#server/tables/ports'

/** The game of a table, from the configuration that the store keeps. */
export function gameIn(config: string): TableConfig['game'] {
  return (JSON.parse(config) as TableConfig).game
}
