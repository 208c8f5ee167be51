import type { Store } from '#server/store/open'

const CARDS = /"[A23456789TJQK][SHDC]"/g

/** Cards as events write them. */
export function codesIn(text: string): readonly string[] {
  return [...new Set(text.match(CARDS) ?? [])]
}

/** What was told of a table: its cards, and between which records of the log they must be explained. */
export interface ToldCards {
  readonly table: string
  readonly kind: 'events' | 'snapshot'
  readonly after: number
  readonly upto: number
  readonly cards: readonly string[]
}

interface Shown {
  readonly version: number
  readonly cards: readonly string[]
}

/** Which cards a log itself shows openly, and where. */
export class OpenCards {
  readonly #shown = new Map<string, Shown[]>()
  readonly #burned = new Map<string, Shown[]>()
  readonly #begins = new Map<string, number[]>()

  static async read({ db }: Store): Promise<OpenCards> {
    const rows = await db
      .selectFrom('events')
      .select(['table_id', 'version', 'type', 'body'])
      .orderBy('version')
      .execute()
    const log = new OpenCards()
    for (const { table_id: table, version, type, body } of rows) {
      if (type === 'roundBegan') add(log.#begins, table, version)
      const cards = codesIn(body)
      // SH-5: the card turned up when the shoe was opened lies there as long as the shoe does.
      if (type === 'shoeOpened') add(log.#burned, table, { version, cards })
      if (cards.length > 0) add(log.#shown, table, { version, cards })
    }
    return log
  }

  /** Whether all of it lay open: in what the events are about, or in the round that a snapshot shows. */
  explains({ table, kind, after, upto, cards }: ToldCards): boolean {
    const from = kind === 'events' ? after : this.#roundBefore(table, upto)
    const inside = (this.#shown.get(table) ?? []).filter(({ version }) => version > from && version <= upto)
    const burned = this.#burned.get(table)?.findLast(({ version }) => version <= upto)?.cards ?? []
    const open = new Set([...inside.flatMap((shown) => shown.cards), ...(kind === 'snapshot' ? burned : [])])
    return cards.every((card) => open.has(card))
  }

  #roundBefore(table: string, upto: number): number {
    return (this.#begins.get(table)?.findLast((version) => version <= upto) ?? 0) - 1
  }
}

function add<Item>(map: Map<string, Item[]>, table: string, item: Item): void {
  const items = map.get(table)
  if (items === undefined) map.set(table, [item])
  else items.push(item)
}
