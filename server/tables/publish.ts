import type { GameId } from '#engine/games'
import type { TableId } from '#engine/ids'
import type { Audience } from '#engine/round/audience'
import type { TableEvent } from '#engine/table/types'
import { ownTableViews, viewTableEvent } from '#engine/table/view'
import type { Publication, Replay } from '#server/tables/ports'
import type { LoggedEvent } from '#server/tables/recover'

const BYSTANDER: Audience = { as: 'bystander' }

/** A table's recent events, as each audience may know them. */
export class Publisher {
  readonly #table: TableId
  readonly #game: GameId
  readonly #most: number
  #recent: LoggedEvent[] = []
  /** The version up to which an onlooker was told. */
  #told: number

  constructor(table: TableId, game: GameId, upto: number, tail: readonly LoggedEvent[], most = 2000) {
    this.#table = table
    this.#game = game
    this.#told = upto
    this.#most = most
    // Whoever knows the table from before a correction needs a snapshot, also after a restart (FL-1).
    const corrected = tail.findLastIndex(({ event }) => event.type === 'corrected')
    this.#recent = tail.slice(corrected + 1).slice(-most)
  }

  /** What a commit of events tells the world; remembers them for whoever missed it. */
  publish(events: readonly TableEvent[], after: number, at: number): Publication {
    const upto = after + events.length
    if (events.some(({ type }) => type === 'corrected')) return this.#startAnew(events, upto, at)
    for (const [index, event] of events.entries()) {
      this.#recent.push({ version: after + index + 1, at, event })
    }
    if (this.#recent.length > 2 * this.#most) this.#recent = this.#recent.slice(-this.#most)
    const views = events.map((event) => viewTableEvent(this.#game, event, BYSTANDER))
    const everyone = views.filter((view) => view !== null)
    const own = this.#ownLists(events, views)
    const publication = { table: this.#table, after: this.#told, upto, at, everyone, own }
    if (everyone.length > 0) this.#told = upto
    return publication
  }

  /**
   * Cards were taken back: nobody can fold that, everybody needs a snapshot. What is told has a gap before it, and
   * nothing from before it is remembered, so that whoever asks for the rest gets one.
   */
  #startAnew(events: readonly TableEvent[], upto: number, at: number): Publication {
    const last = events.at(-1)
    const view = last === undefined ? null : viewTableEvent(this.#game, last, BYSTANDER)
    this.#recent = last === undefined || last.type === 'corrected' ? [] : [{ version: upto, at, event: last }]
    this.#told = upto
    const everyone = view === null ? [] : [view]
    return { table: this.#table, after: upto - 1, upto, at, everyone, own: new Map() }
  }

  /** Null when what was missed is no longer remembered. */
  replay(since: number, audience: Audience, upto: number): Replay | null {
    if (since === upto) return { after: since, upto, at: this.#recent.at(-1)?.at ?? 0, events: [] }
    const first = this.#recent[0]?.version
    if (first === undefined || since < first - 1 || since > upto) return null
    const missed = this.#recent.filter(({ version }) => version > since)
    const at = missed.at(-1)?.at ?? 0
    return {
      after: since,
      upto,
      at,
      events: this.#view(
        missed.map(({ event }) => event),
        audience,
      ),
    }
  }

  /** For whoever may know more: the whole list in its order, own views in the place of a bystander's. */
  #ownLists(
    events: readonly TableEvent[],
    views: readonly (TableEvent | null)[],
  ): ReadonlyMap<string, readonly TableEvent[]> {
    const own = new Map<string, Map<number, TableEvent>>()
    for (const [index, event] of events.entries()) {
      for (const [player, view] of ownTableViews(this.#game, event)) {
        const views = own.get(player)
        if (views === undefined) own.set(player, new Map([[index, view]]))
        else views.set(index, view)
      }
    }
    const open = views.flatMap((view, index) => (view === null ? [] : [index]))
    return new Map(Array.from(own, ([player, mine]) => [player, mixed(open, views, mine)]))
  }

  #view(events: readonly TableEvent[], audience: Audience): readonly TableEvent[] {
    return events.flatMap((event) => viewTableEvent(this.#game, event, audience) ?? [])
  }
}

function mixed(
  open: readonly number[],
  views: readonly (TableEvent | null)[],
  mine: ReadonlyMap<number, TableEvent>,
): readonly TableEvent[] {
  if (open.length === 0) return [...mine.values()]
  const indexes = [...new Set([...open, ...mine.keys()])].sort((a, b) => a - b)
  return indexes.flatMap((index) => mine.get(index) ?? views[index] ?? [])
}
