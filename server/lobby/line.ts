import { gameOf } from '#engine/families'
import type { WatchedLevel } from '#protocol/lobby/messages'
import { changedTable, type Encoding, encode, wholeTable } from '#server/lobby/encoding'
import { listFields, panelFields } from '#server/lobby/fields'
import { EMPTY_SHOE, shoeWith } from '#server/lobby/shoe'
import type { TableDoor } from '#server/tables/ports'

/** A table as the gateway has it: what goes on there, and how many look on. */
export interface Seen {
  readonly door: TableDoor
  readonly players: number
}

/** What changed at a table since the last look, for each level at which something did. */
export type Change = Readonly<Record<WatchedLevel, string | null>>

const BYSTANDER = { as: 'bystander' } as const

/** One table's line in the lobby, as it was at the last look. */
export class Line {
  readonly #seen: Seen
  #shoe = EMPTY_SHOE
  #players = 0
  #trouble: string | null = null
  #news = true
  /** Null until the table could be seen. */
  #known: Readonly<Record<WatchedLevel, Encoding>> | null = null
  readonly #whole = new Map<WatchedLevel, string>()

  constructor(seen: Seen) {
    this.#seen = seen
  }

  get hasRoads(): boolean {
    return gameOf(this.#seen.door.config.game).hasRoads
  }

  /** Something happened there that everybody may know. */
  heard(): void {
    this.#news = true
  }

  /** Null when the line is as it was. */
  look(): Change | null {
    const { door, players } = this.#seen
    if (!this.#news && players === this.#players && door.trouble === this.#trouble) return null
    const before = this.#known
    const known = this.#encoded()
    this.#known = known
    this.#whole.clear()
    if (before === null) return { list: wholeTable(known.list), panel: wholeTable(known.panel) }
    const list = changedTable(before.list, known.list)
    const panel = this.hasRoads ? changedTable(before.panel, known.panel) : list
    return list === null && panel === null ? null : { list, panel }
  }

  /** Null for a table that could not be seen yet. */
  whole(level: WatchedLevel): string | null {
    if (this.#known === null) return null
    const whole = this.#whole.get(level) ?? wholeTable(this.#known[level])
    this.#whole.set(level, whole)
    return whole
  }

  #encoded(): Readonly<Record<WatchedLevel, Encoding>> {
    const { door, players } = this.#seen
    const { config, trouble } = door
    const { state } = door.snapshot(BYSTANDER)
    const shoe = shoeWith(this.#shoe, state.results)
    const fields = listFields({ config, state, players, trouble }, shoe)
    const list = encode(config.id, fields)
    const more = panelFields(state, shoe)
    const panel = more === null ? list : encode(config.id, { ...fields, ...more })
    this.#shoe = shoe
    this.#players = players
    this.#trouble = trouble
    this.#news = false
    return { list, panel }
  }
}
