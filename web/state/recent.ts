import { create } from 'zustand'

const KEY = 'sabot.recent-tables'
const MOST_TABLES = 12

/** The tables that were visited in this browser, newest first. */
export const useRecent = create<{ readonly recent: readonly string[] }>(() => ({ recent: read() }))

export function withVisit(recent: readonly string[], table: string): readonly string[] {
  return [table, ...recent.filter((other) => other !== table)].slice(0, MOST_TABLES)
}

/** No matter if the browser keeps nothing: it is known until the window closes. */
export function rememberVisit(table: string): void {
  const recent = withVisit(useRecent.getState().recent, table)
  useRecent.setState({ recent })
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Private windows may forbid it.
  }
}

/** What lies there may be anything. */
export function readVisits(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((id): id is string => typeof id === 'string').slice(0, MOST_TABLES)
  } catch {
    return []
  }
}

function read(): readonly string[] {
  try {
    return readVisits(localStorage.getItem(KEY))
  } catch {
    return []
  }
}
