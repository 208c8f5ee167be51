import type { Logger } from 'pino'
import type { LobbyRequest, WatchedLevel } from '#protocol/lobby/messages'
import type { Clock, Timer } from '#server/clock'
import { Audience, type Watch } from '#server/lobby/audience'
import { type Change, Line, type Seen } from '#server/lobby/line'
import type { Publication } from '#server/tables/ports'

/** A socket that may watch. */
export interface Watcher {
  lobby: Watch | null
  /** Something has to be told afresh before anything else. */
  stale: boolean
  queue(message: Buffer): void
  wake(): void
}

interface Settings {
  readonly clock: Clock
  readonly everyMillis: number
  readonly log: Logger
}

/**
 * Tells whoever watches how the tables stand. Nobody watching, it does nothing at all; that it stopped is seen at the
 * next look only, so that who goes and comes makes it begin anew once in that time at most.
 */
export class Lobby {
  readonly #seen: ReadonlyMap<string, Seen>
  readonly #clock: Clock
  readonly #everyMillis: number
  readonly #log: Logger
  readonly #audiences = new Map<string, Audience>()
  /** Empty while nobody watches, but for the time until the next look. */
  #lines: ReadonlyMap<string, Line> = new Map()
  #timer: Timer | null = null

  constructor(seen: ReadonlyMap<string, Seen>, { clock, everyMillis, log }: Settings) {
    this.#seen = seen
    this.#clock = clock
    this.#everyMillis = everyMillis
    this.#log = log
  }

  published({ table, everyone }: Publication): void {
    if (everyone.length > 0) this.#lines.get(table)?.heard()
  }

  /** Watches this from now on, in the place of what was watched before. Returns a table that is not there. */
  watch(watcher: Watcher, { level, tables }: LobbyRequest): string | null {
    const unknown = tables?.find((id) => !this.#seen.has(id))
    if (unknown !== undefined) return unknown
    const before = watcher.lobby
    watcher.lobby = level === 'off' ? null : this.#enter(watcher, level, tables)
    watcher.stale ||= watcher.lobby !== null
    if (before !== null) this.#drop(before)
    if (watcher.stale) watcher.wake()
    return null
  }

  leave(watcher: Watcher): void {
    if (watcher.lobby !== null) this.#drop(watcher.lobby)
    watcher.lobby = null
  }

  stop(): void {
    this.#timer?.cancel()
    this.#timer = null
  }

  #enter(watcher: Watcher, level: WatchedLevel, tables: readonly string[] | undefined): Watch {
    if (this.#timer === null) this.#begin()
    const wanted = tables === undefined ? null : new Set(tables)
    const shown = [...this.#lines].filter(([id, line]) =>
      wanted === null ? level === 'list' || line.hasRoads : wanted.has(id),
    )
    const name = [level, ...shown.map(([id]) => id)].join(' ')
    const known = this.#audiences.get(name)
    const lines = shown.map(([, line]) => line)
    const audience = known ?? new Audience(name, level, lines)
    this.#audiences.set(name, audience)
    const watch = { audience, watcher, isLive: false }
    audience.watches.add(watch)
    return watch
  }

  #drop(watch: Watch): void {
    const { audience } = watch
    audience.watches.delete(watch)
    if (audience.watches.size > 0) return
    this.#audiences.delete(audience.name)
  }

  #end(): void {
    this.stop()
    this.#lines = new Map()
  }

  #begin(): void {
    this.#lines = new Map(Array.from(this.#seen, ([id, seen]) => [id, new Line(seen)]))
    for (const [id, line] of this.#lines) this.#changeOf(id, line)
    this.#timer = this.#clock.every(this.#everyMillis, () => this.#look())
  }

  #look(): void {
    if (this.#audiences.size === 0) return this.#end()
    const changes = new Map<Line, Change>()
    for (const [id, line] of this.#lines) {
      const change = this.#changeOf(id, line)
      if (change !== null) changes.set(line, change)
    }
    for (const audience of this.#audiences.values()) audience.tell(changes)
  }

  /** One table's trouble stays its own: its line is as it was, and looked at again. */
  #changeOf(id: string, line: Line): Change | null {
    try {
      return line.look()
    } catch (error) {
      this.#log.error({ err: error, table: id }, 'the lobby cannot see this table')
      return null
    }
  }
}
