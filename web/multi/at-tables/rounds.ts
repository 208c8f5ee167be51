const KEY = 'sabot.multi-rounds'
const MOST_TABLES = 64

/** By table: the newest round in which chips were laid, and the newest in which some were played. */
export interface Rounds {
  readonly laid: number
  readonly played: number
}

type Kept = Readonly<Record<string, Rounds>>

interface Memory {
  readonly player: string
  readonly tables: Kept
}

const NOBODY: Memory = { player: '', tables: {} }

let memory: Memory | null = null

/** Where a player has chips, so that a page that was loaded again finds them; no matter if nothing is kept. */
export function noteRound(player: string, table: string, change: Partial<Rounds>): void {
  const { [table]: before, ...others } = roundsOf(player)
  const kept = Object.entries(others).slice(1 - MOST_TABLES)
  const now = { laid: 0, played: 0, ...before, ...change }
  memory = { player, tables: Object.fromEntries([...kept, [table, now]]) }
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Private windows may forbid it.
  }
}

export function roundsOf(player: string): Kept {
  memory ??= read()
  return memory.player === player ? memory.tables : {}
}

function read(): Memory {
  try {
    return readRounds(localStorage.getItem(KEY))
  } catch {
    return NOBODY
  }
}

/** What lies there may be anything. */
export function readRounds(text: string | null): Memory {
  try {
    const { player, tables } = JSON.parse(text ?? '{}') as Partial<Memory>
    if (typeof player !== 'string' || typeof tables !== 'object' || tables === null) return NOBODY
    const sound = Object.entries(tables).filter(
      ([, rounds]) => Number.isInteger(rounds?.laid) && Number.isInteger(rounds?.played),
    )
    return { player, tables: Object.fromEntries(sound) }
  } catch {
    return NOBODY
  }
}

/** Whether a table whose round is `now` may still hold chips of a round that is known, or offers to repeat it. */
export function isRecent({ laid, played }: Rounds, now: number | null): boolean {
  return now !== null && (laid === now || played === now || played === now - 1)
}
