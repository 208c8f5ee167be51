import type { Kysely, Transaction } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import { CLOSURE_TEXTS } from '#protocol/house-texts'
import type { CloseBody, Closure, ClosureScope, OpenBody } from '#protocol/http/operations'
import type { ClosureService, UnknownSubject } from '#server/operations/operations'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'
import type { ClosedSigns } from '#server/tables/doers/door-keeper'
import type { TableConfig } from '#server/tables/ports'

/** The subject of a closure of everything. */
const ALL = 'all'

type Tx = Transaction<Schema>
type Tables = readonly Pick<TableConfig, 'id' | 'game'>[]
type Changed = (closure: Pick<Closure, 'scope' | 'subject'>, text: string | null) => void

/** What staff has closed: kept in the store, known here, so that tables can ask at every turn. */
export class Closures implements ClosureService, ClosedSigns {
  readonly #db: Kysely<Schema>
  readonly #now: () => number
  readonly #tables: Tables
  #known: ReadonlyMap<string, Closure>
  #anyPlayer: boolean
  #work: Promise<unknown> = Promise.resolve()
  /** Hears of every change once it is stored; `text` is null when something was opened. */
  changed: Changed = () => undefined

  private constructor(
    db: Kysely<Schema>,
    tables: Tables,
    known: ReadonlyMap<string, Closure>,
    now: () => number,
  ) {
    this.#db = db
    this.#now = now
    this.#tables = tables
    this.#known = known
    this.#anyPlayer = hasPlayer(known)
  }

  static async open(db: Kysely<Schema>, tables: Tables, now: () => number): Promise<Closures> {
    return new Closures(db, tables, await read(db), now)
  }

  list(): readonly Closure[] {
    return [...this.#known.values()]
  }

  ofTable(table: TableId, game: string): string | null {
    if (this.#known.size === 0) return null
    return this.#textOf('house', ALL) ?? this.#textOf('game', game) ?? this.#textOf('table', table)
  }

  ofPlayer(player: PlayerId): string | null {
    return this.anyPlayer ? this.#textOf('player', player) : null
  }

  get anyPlayer(): boolean {
    return this.#anyPlayer
  }

  close(body: CloseBody, by: string): Promise<UnknownSubject | null> {
    const { scope, reason, text = CLOSURE_TEXTS[scope] } = body
    return this.#change(body, async (tx, subject) => {
      const at = this.#now()
      const before = this.#known.get(keyOf(scope, subject)) ?? null
      const row = { scope, subject, reason, text, closed_by: by, closed_at: at }
      await tx
        .insertInto('closures')
        .values(row)
        .onConflict((conflict) => conflict.columns(['scope', 'subject']).doUpdateSet(row))
        .execute()
      const deed = {
        actor: by,
        action: `${scope}-closed`,
        subject,
        reason,
        before,
        after: { reason, text },
        at,
        ...aboutOf(scope, subject),
      }
      await noteStaff(tx, deed)
    })
  }

  open({ reason, ...what }: OpenBody, by: string): Promise<UnknownSubject | null> {
    const { scope } = what
    return this.#change(what, async (tx, subject) => {
      const before = this.#known.get(keyOf(scope, subject))
      if (before === undefined) return
      await tx.deleteFrom('closures').where('scope', '=', scope).where('subject', '=', subject).execute()
      const deed = { action: `${scope}-opened`, subject, reason, before, after: null, at: this.#now() }
      await noteStaff(tx, { actor: by, ...deed, ...aboutOf(scope, subject) })
    })
  }

  /** One change after the other, so that what is known here is what was stored last. */
  #change(
    { scope, subject = scope === 'house' ? ALL : '' }: Pick<CloseBody, 'scope' | 'subject'>,
    store: (tx: Tx, subject: string) => Promise<void>,
  ): Promise<UnknownSubject | null> {
    const change = async (): Promise<UnknownSubject | null> => {
      const before = this.#textOf(scope, subject)
      // The store may have kept a change and been gone before it could say so.
      await this.#learn()
      // What was closed can be opened, also when it is not there any more.
      const isKnown = this.#known.has(keyOf(scope, subject))
      const unknown = isKnown ? null : await this.#whatIsUnknown(scope, subject)
      if (unknown !== null) return { unknown }
      await this.#db.transaction().execute((tx) => store(tx, subject))
      await this.#learn()
      const after = this.#textOf(scope, subject)
      if (after !== before) this.changed({ scope, subject }, after)
      return null
    }
    const done = this.#work.then(change, change)
    this.#work = done
    return done
  }

  async #learn(): Promise<void> {
    this.#known = await read(this.#db)
    this.#anyPlayer = hasPlayer(this.#known)
  }

  async #whatIsUnknown(scope: ClosureScope, subject: string): Promise<string | null> {
    switch (scope) {
      case 'house':
        return subject === ALL ? null : 'The whole house has no subject: leave it out.'
      case 'game':
        return this.#tables.some(({ game }) => game === subject) ? null : 'No table plays this game.'
      case 'table':
        return this.#tables.some(({ id }) => id === subject) ? null : 'There is no such table.'
      case 'player': {
        const players = this.#db.selectFrom('players').select('id').where('id', '=', subject)
        return (await players.executeTakeFirst()) === undefined ? 'There is no such player.' : null
      }
      default:
        return scope satisfies never
    }
  }

  #textOf(scope: ClosureScope, subject: string): string | null {
    return this.#known.get(keyOf(scope, subject))?.text ?? null
  }
}

function aboutOf(scope: ClosureScope, subject: string) {
  return { table: scope === 'table' ? subject : null, player: scope === 'player' ? subject : null }
}

function hasPlayer(known: ReadonlyMap<string, Closure>): boolean {
  return [...known.values()].some(({ scope }) => scope === 'player')
}

function keyOf(scope: ClosureScope, subject: string): string {
  return `${scope} ${subject}`
}

async function read(db: Kysely<Schema>): Promise<ReadonlyMap<string, Closure>> {
  const rows = await db.selectFrom('closures').selectAll().orderBy('closed_at').execute()
  return new Map(
    rows.map(({ scope, subject, reason, text, closed_by: by, closed_at: at }) => [
      keyOf(scope, subject),
      { scope, subject, reason, text, by, at },
    ]),
  )
}
