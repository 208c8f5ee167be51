import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { SettingsAnswer } from '#protocol/http/account'
import { type SettingChanges, settingsFrom } from '#protocol/settings'
import { fromJson } from '#protocol/wire/frames'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

/** Each setting with the version that set it. */
type Kept = Readonly<Record<string, readonly [value: unknown, version: number]>>

export interface Profiles {
  read(player: PlayerId): Promise<SettingsAnswer>
  /** With `since`, what another device changed after that version is not overwritten. */
  change(
    player: PlayerId,
    changes: SettingChanges,
    since: number | null,
  ): Promise<SettingsAnswer | HttpRefusal>
}

/** What players set, the same on all of their devices (TP-8). */
export function profilesOf(db: Kysely<Schema>, now: () => number): Profiles {
  async function read(player: PlayerId): Promise<SettingsAnswer> {
    const row = await db
      .selectFrom('settings')
      .select(['version', 'body'])
      .where('player_id', '=', player)
      .executeTakeFirst()
    return row === undefined ? answer(0, {}) : answer(row.version, keptIn(row.body))
  }

  function change(player: PlayerId, changes: SettingChanges, since: number | null) {
    return db.transaction().execute(async (tx) => {
      await tx
        .insertInto('settings')
        .values({ player_id: player, version: 0, body: '{}', at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await tx
        .selectFrom('settings')
        .select(['version', 'body'])
        .where('player_id', '=', player)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const kept = keptIn(row.body)
      const names = Object.keys(changes)
      const newer = names.filter((name) => since !== null && (kept[name]?.[1] ?? 0) > since)
      if (newer.length > 0) return changed(newer)
      if (names.length === 0) return answer(row.version, kept)
      const version = row.version + 1
      const set = Object.entries(changes).map(([name, value]) => [name, [value, version]] as const)
      const next = { ...kept, ...Object.fromEntries(set) }
      const values = { version, body: JSON.stringify(next), at: now() }
      await tx.updateTable('settings').set(values).where('player_id', '=', player).execute()
      return answer(version, next)
    })
  }

  return { read, change }
}

function keptIn(body: string): Kept {
  return fromJson(body) as Kept
}

function answer(version: number, kept: Kept): SettingsAnswer {
  const values = Object.entries(kept).map(([name, [value]]) => [name, value] as const)
  return { version, settings: settingsFrom(Object.fromEntries(values)) }
}

function changed(names: readonly string[]): HttpRefusal {
  const text = `Another device changed ${names.join(', ')} meanwhile: read the settings again, then change them.`
  return { status: 409, reason: 'settings-changed', text }
}
