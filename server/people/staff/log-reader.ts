import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { StaffLogAnswer } from '#protocol/http/staff'
import { fromJson } from '#protocol/wire/frames'
import type { Schema } from '#server/store/schema'

/** What is looked for; null is anything. */
export interface LogFilter {
  readonly actor: string | null
  readonly action: string | null
  readonly table: TableId | null
  readonly player: PlayerId | null
  /** From this millisecond on, and before this one. */
  readonly from: number | null
  readonly to: number | null
  /** Anywhere in subject, reason, before or after; capitals do not matter. */
  readonly text: string | null
}

export interface LogPage extends LogFilter {
  /** The `next` of the page before. */
  readonly cursor: number | null
  readonly limit: number
}

type Entry = StaffLogAnswer['events'][number]
type Query = SelectQueryBuilder<Schema, 'staff_events', Selectable<Schema['staff_events']>>

export interface StaffLog {
  /** What staff did, newest first. */
  page(page: LogPage): Promise<StaffLogAnswer>
  /** All of it, piece by piece. */
  all(filter: LogFilter): AsyncIterable<readonly Entry[]>
}

const PIECE = 500

export function staffLogOf(db: Kysely<Schema>): StaffLog {
  const page = async ({ cursor, limit, ...filter }: LogPage): Promise<StaffLogAnswer> => {
    const rows = await filtered(db.selectFrom('staff_events').selectAll(), filter)
      .$if(cursor !== null, (query) => query.where('id', '<', cursor))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    return { events: shown.map(entryOf), next: rows.length > limit ? String(shown.at(-1)?.id) : null }
  }
  return {
    page,
    async *all(filter) {
      let cursor: number | null = null
      do {
        const { events, next }: StaffLogAnswer = await page({ ...filter, cursor, limit: PIECE })
        yield events
        cursor = next === null ? null : Number(next)
      } while (cursor !== null)
    },
  }
}

function filtered(query: Query, { actor, action, table, player, from, to, text }: LogFilter): Query {
  return query
    .$if(actor !== null, (some) => some.where('actor', '=', actor))
    .$if(action !== null, (some) => some.where('action', '=', action))
    .$if(table !== null, (some) => some.where('table_id', '=', table))
    .$if(player !== null, (some) => some.where('player_id', '=', player))
    .$if(from !== null, (some) => some.where('at', '>=', from))
    .$if(to !== null, (some) => some.where('at', '<', to))
    .$if(text !== null, (some) =>
      some.where(
        sql<boolean>`concat_ws(' ', subject, reason, before, after) ilike ${`%${escaped(text ?? '')}%`}`,
      ),
    )
}

/** Signs that stand for others are themselves here. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function entryOf(row: Selectable<Schema['staff_events']>): Entry {
  const { table_id: table, player_id: player, ...entry } = row
  return { ...entry, before: contentOf(row.before), after: contentOf(row.after), table, player }
}

function contentOf(json: string | null): unknown {
  return json === null ? null : fromJson(json)
}
