import { type Kysely, sql } from 'kysely'
import type { TableId } from '#engine/ids'
import type { Alarm } from '#engine/table/live'
import type { OpenAlarm } from '#protocol/http/supervision'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'
import type { TableDoor } from '#server/tables/ports'

/** What the staff log says of a supervisor who said: I know. */
const SEEN = 'alarm-acknowledged'

type Doors = ReadonlyMap<string, Pick<TableDoor, 'config' | 'alarm'>>

interface Known {
  readonly alarm: Alarm
  readonly since: number
  readonly seen: OpenAlarm['seen']
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly doors: Doors
  readonly now: () => number
}

/** Which tables call for staff, since when, and who is on the way (FL-1). */
export class Alarms {
  readonly #with: Settings
  readonly #known = new Map<string, Known>()

  constructor(settings: Settings) {
    this.#with = settings
  }

  /** Alarms are older than this process: the log says since when they ring, and who has heard them. */
  async open(): Promise<void> {
    const { db, doors, now } = this.#with
    for (const [table, { alarm }] of doors) {
      if (alarm === null) continue
      const since = (await pausedAt(db, table)) ?? now()
      this.#known.set(table, { alarm, since, seen: await seenSince(db, table, since) })
    }
  }

  /** Something happened at this table. */
  look(table: TableId): void {
    const alarm = this.#with.doors.get(table)?.alarm ?? null
    const known = this.#known.get(table)
    if (alarm === null) this.#known.delete(table)
    else if (known !== undefined && isSame(known.alarm, alarm)) this.#known.set(table, { ...known, alarm })
    else this.#known.set(table, { alarm, since: this.#with.now(), seen: null })
  }

  /** Without the table's name, for whoever knows it. */
  ringing(table: TableId): Omit<OpenAlarm, 'table' | 'name'> | null {
    this.look(table)
    const known = this.#known.get(table)
    return known === undefined ? null : { ...known.alarm, since: known.since, seen: known.seen }
  }

  #of(table: TableId): OpenAlarm | null {
    const alarm = this.ringing(table)
    return alarm && { table, name: this.#with.doors.get(table)?.config.name ?? table, ...alarm }
  }

  /** The oldest first. */
  list(): readonly OpenAlarm[] {
    const open = [...this.#with.doors.keys()].map((table) => this.#of(table))
    return open.filter((alarm) => alarm !== null).sort((one, other) => one.since - other.since)
  }

  /** The alarm as it is then; null where there is none. Whoever said it first is remembered. */
  async acknowledge(by: string, table: TableId): Promise<OpenAlarm | null> {
    const { db, now } = this.#with
    const open = this.#of(table)
    if (open === null || open.seen !== null) return open
    const { kind, text, since } = open
    const at = now()
    const seen = { by, at }
    await db.transaction().execute((tx) =>
      noteStaff(tx, {
        actor: by,
        action: SEEN,
        subject: table,
        reason: null,
        before: { kind, text, since },
        after: { seen },
        at,
        table,
      }),
    )
    const known = this.#known.get(table)
    if (known !== undefined && known.since === since) this.#known.set(table, { ...known, seen })
    return { ...open, seen }
  }
}

/** Whoever solves it: a supervisor may have taken it over. */
function isSame(one: Alarm, other: Alarm): boolean {
  return one.kind === other.kind && one.text === other.text
}

async function pausedAt(db: Kysely<Schema>, table: TableId): Promise<number | null> {
  const paused = await db
    .selectFrom('events')
    .select('at')
    .where('table_id', '=', table)
    .where('type', '=', 'paused')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return paused?.at ?? null
}

async function seenSince(db: Kysely<Schema>, table: TableId, since: number): Promise<OpenAlarm['seen']> {
  const { rows } = await sql<{ by: string; at: number }>`select actor as by, at from staff_events
    where table_id = ${table} and action = ${SEEN} and at >= ${since}::bigint order by id limit 1`.execute(db)
  return rows[0] ?? null
}
