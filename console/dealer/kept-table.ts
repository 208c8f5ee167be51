const KEPT = 'sabot-dealer-table'

/** A console stands at one table for weeks: it remembers which. */
export function keptTable(): string | null {
  return localStorage.getItem(KEPT)
}

export function keepTable(table: string | null): void {
  if (table === null) localStorage.removeItem(KEPT)
  else localStorage.setItem(KEPT, table)
}
