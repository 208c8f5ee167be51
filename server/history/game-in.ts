import type { TableConfig } from '#server/tables/ports'

/** SH-10: whether its cards are scanned. Tables from before there were live ones do not say. */
export function isLiveIn(config: string): boolean {
  return (JSON.parse(config) as Partial<TableConfig>).dealing === 'live'
}

/** The game of a table, from the configuration that the store keeps. */
export function gameIn(config: string): TableConfig['game'] {
  return (JSON.parse(config) as TableConfig).game
}
