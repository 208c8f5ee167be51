import type { TableId } from '#engine/ids'
import type { KeptRemark } from '#protocol/http/chat'
import { ROOM_REMARKS } from '#server/chat/book/rows'

/** The last remarks that may be seen at each table, oldest first. */
export class Rooms {
  readonly #tables = new Map<string, readonly KeptRemark[]>()

  remarks(table: TableId): readonly KeptRemark[] {
    return this.#tables.get(table) ?? []
  }

  /** Whether anything was ever said there, be it hidden now. */
  isUsed(table: TableId): boolean {
    return this.#tables.has(table)
  }

  /** False for a remark that is known, too old or hidden. Of two that are kept at once the later may come first. */
  add(table: TableId, remark: KeptRemark): boolean {
    const known = this.remarks(table)
    const isKnown = known.some((other) => other.line === remark.line)
    const all = isKnown || remark.hidden !== null ? known : [...known, remark]
    const remarks = [...all].sort((one, other) => one.line - other.line).slice(-ROOM_REMARKS)
    this.#tables.set(table, remarks)
    return remarks.includes(remark)
  }

  hide(table: TableId, line: number): void {
    const remarks = this.remarks(table).filter((known) => known.line !== line)
    this.#tables.set(table, remarks)
  }
}
