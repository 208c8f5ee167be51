import type { PlayerId, TableId } from '#engine/ids'
import type { KeptRemark, Mute } from '#protocol/http/chat'

/** Whoever is to hear what was said. */
export interface ChatAudience {
  /** To a table's room, or to the player's own sockets when it is of a support room. */
  said(remark: KeptRemark): void
  hidden(table: TableId, line: number): void
  /** Null when the player may write again. */
  muted(player: PlayerId, mute: Pick<Mute, 'until'> | null): void
}

/** Players at the tables, staff at their consoles. */
export class Audiences implements ChatAudience {
  readonly #all: ChatAudience[] = []

  add(audience: ChatAudience): void {
    this.#all.push(audience)
  }

  said(remark: KeptRemark): void {
    for (const audience of this.#all) audience.said(remark)
  }

  hidden(table: TableId, line: number): void {
    for (const audience of this.#all) audience.hidden(table, line)
  }

  muted(player: PlayerId, mute: Pick<Mute, 'until'> | null): void {
    for (const audience of this.#all) audience.muted(player, mute)
  }
}
