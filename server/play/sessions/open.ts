import type { PlayerId, TableId } from '#engine/ids'
import type { SessionRow } from '#server/play/sessions/book'

/** The sessions that have not ended, as last stored. */
export class OpenSessions {
  readonly #byPlace = new Map<string, SessionRow>()

  at(player: PlayerId, table: TableId): SessionRow | undefined {
    return this.#byPlace.get(placeOf(player, table))
  }

  find(id: string): SessionRow | undefined {
    return this.all().find((row) => row.id === id)
  }

  all(): readonly SessionRow[] {
    return [...this.#byPlace.values()]
  }

  keep(row: SessionRow): void {
    const place = placeOf(row.player, row.table_id)
    if (row.state !== 'ended') this.#byPlace.set(place, row)
    else if (this.#byPlace.get(place)?.id === row.id) this.#byPlace.delete(place)
  }
}

function placeOf(player: PlayerId, table: TableId): string {
  return `${table}/${player}`
}
