import type { WatchedLevel } from '#protocol/lobby/messages'
import type { Change, Line } from '#server/lobby/line'

/** One socket's look at the lobby. Until it is live it is told nothing: it waits for the whole picture. */
export interface Watch {
  readonly audience: Audience
  readonly watcher: { queue(message: Buffer): void }
  isLive: boolean
}

/** All who watch the same tables at the same level: they are told the same bytes. */
export class Audience {
  readonly name: string
  readonly watches = new Set<Watch>()
  readonly #level: WatchedLevel
  readonly #lines: ReadonlySet<Line>
  #number = 0
  #picture: Buffer | null = null

  constructor(name: string, level: WatchedLevel, lines: readonly Line[]) {
    this.name = name
    this.#level = level
    this.#lines = new Set(lines)
  }

  /** As it was at the last look; kept for whoever else comes before the next. */
  picture(): Buffer {
    this.#picture ??= this.#message('lobby', `"level":"${this.#level}",`, this.#wholeTables())
    return this.#picture
  }

  tell(changes: ReadonlyMap<Line, Change>): void {
    this.#picture = null
    const tables: string[] = []
    for (const [line, change] of changes) {
      const table = this.#lines.has(line) ? change[this.#level] : null
      if (table !== null) tables.push(table)
    }
    if (tables.length === 0) return
    this.#number++
    const message = this.#message('lobbyChanged', '', tables)
    for (const { isLive, watcher } of this.watches) if (isLive) watcher.queue(message)
  }

  #wholeTables(): readonly string[] {
    return [...this.#lines].flatMap((line) => line.whole(this.#level) ?? [])
  }

  #message(type: string, head: string, tables: readonly string[]): Buffer {
    return Buffer.from(`{"type":"${type}",${head}"number":${this.#number},"tables":[${tables.join(',')}]}`)
  }
}
