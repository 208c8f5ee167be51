import type { Laid } from '#web/table/chips/spot'

const KEY = 'sabot.last-bets'
const MOST_TABLES = 12

type Kept = Readonly<Record<string, readonly Laid[]>>

/** The last bets at each table, so that repeat works after a reload; no matter if the browser keeps nothing. */
export function rememberBets(player: string, table: string, bets: readonly Laid[]): void {
  try {
    const { [`${player}/${table}`]: _old, ...others } = read()
    const kept = Object.entries(others).slice(-MOST_TABLES + 1)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [`${player}/${table}`, bets]])))
  } catch {
    // Private windows may forbid it.
  }
}

export function rememberedBets(player: string, table: string): readonly Laid[] {
  return read()[`${player}/${table}`] ?? []
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}
