import type { Kysely } from 'kysely'
import type { StaffLogAnswer } from '#protocol/http/staff'
import { fromJson } from '#protocol/json'
import type { Schema } from '#server/store/schema'

export interface LogPage {
  /** The `next` of the page before. */
  readonly cursor: number | null
  readonly limit: number
  readonly actor: string | null
  readonly action: string | null
}

export type StaffLog = (page: LogPage) => Promise<StaffLogAnswer>

/** What staff did, newest first. */
export function staffLogOf(db: Kysely<Schema>): StaffLog {
  return async ({ cursor, limit, actor, action }) => {
    const rows = await db
      .selectFrom('staff_events')
      .selectAll()
      .$if(cursor !== null, (query) => query.where('id', '<', cursor))
      .$if(actor !== null, (query) => query.where('actor', '=', actor))
      .$if(action !== null, (query) => query.where('action', '=', action))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    return {
      events: shown.map((row) => ({ ...row, before: contentOf(row.before), after: contentOf(row.after) })),
      next: rows.length > limit ? String(shown.at(-1)?.id) : null,
    }
  }
}

function contentOf(json: string | null): unknown {
  return json === null ? null : fromJson(json)
}
