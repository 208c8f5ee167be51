import type { TableId } from '#engine/ids'
import type { KeptLine } from '#protocol/http/chat'
import { ROOM_LINES } from '#server/chat/book/rows'

/** The last lines that may be seen at each table, oldest first. */
export class Rooms {
  readonly #tables = new Map<string, readonly KeptLine[]>()

  lines(table: TableId): readonly KeptLine[] {
    return this.#tables.get(table) ?? []
  }

  /** Whether anything was ever said there, be it hidden now. */
  isUsed(table: TableId): boolean {
    return this.#tables.has(table)
  }

  /** False for a line that is known, too old or hidden. Of two that are kept at once the later may come first. */
  add(table: TableId, line: KeptLine): boolean {
    const known = this.lines(table)
    const isKnown = known.some((other) => other.line === line.line)
    const all = isKnown || line.hidden !== null ? known : [...known, line]
    const lines = [...all].sort((one, other) => one.line - other.line).slice(-ROOM_LINES)
    this.#tables.set(table, lines)
    return lines.includes(line)
  }

  hide(table: TableId, line: number): void {
    const lines = this.lines(table).filter((known) => known.line !== line)
    this.#tables.set(table, lines)
  }
}
