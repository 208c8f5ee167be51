/** More than six cannot be followed, whatever the window. */
export const MOST_TABLES = 6

const ROUTE = /^\/tables\/([^/]+)\/?$/

/** The tables that an address names: `/tables/rialto+amalfi`. */
export function tablesIn(path: string): readonly string[] {
  const named = ROUTE.exec(path)?.[1] ?? ''
  return [...new Set(named.split('+').filter((table) => table !== ''))].slice(0, MOST_TABLES)
}

/** Without tables one is in the lobby. */
export function addressOf(tables: readonly string[]): string {
  return tables.length === 0 ? '/' : `/tables/${tables.join('+')}`
}

/** A plain click on a table of the lobby: it comes instead of the one that the player is at (MP-9). */
export function withSwitch(tables: readonly string[], from: string | null, to: string): readonly string[] {
  if (tables.includes(to)) return tables
  return from === null ? [to] : tables.map((table) => (table === from ? to : table))
}
