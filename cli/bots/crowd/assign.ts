import { FAMILY_NAMES, partsIn } from '#cli/bots/families'
import { GAMES } from '#engine/games'
import type { ListedTable } from '#protocol/http'

/** Every so many bots one plays several tables over its socket. */
const EVERY_MULTI = 3
const MULTI_TABLES = 3

/** Round robin; some play several tables, as far as the tables allow it (MP-9). */
export function tablesOf(number: number, tables: readonly ListedTable[]): readonly string[] {
  const home = tables[number % tables.length]
  if (home === undefined) return []
  if (!home.multiPlay || number % EVERY_MULTI !== EVERY_MULTI - 1) return [home.id]
  const others = tables.filter(({ id, multiPlay }) => multiPlay && id !== home.id)
  const from = others.length === 0 ? 0 : number % others.length
  const more = [...others.slice(from), ...others.slice(0, from)].slice(0, MULTI_TABLES - 1)
  return [home.id, ...more.map(({ id }) => id)]
}

/** Where players of the house keep guests company: all tables of a family, or some of them. */
export function usualTables(tables: readonly ListedTable[]): readonly ListedTable[] {
  return FAMILY_NAMES.flatMap((family) =>
    tables.filter(({ game }) => GAMES[game].family === family).slice(0, partsIn(family).company),
  )
}

/** One table for each player; where there are fewer players than tables, several. */
export function sharesOf(tables: readonly ListedTable[], players: number, number: number): readonly string[] {
  const own = tables.filter((_, index) =>
    players < tables.length ? index % players === number : index === number % tables.length,
  )
  return own.map(({ id }) => id)
}
