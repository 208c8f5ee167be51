import { tmpdir } from 'node:os'
import { GAME_IDS, GAMES } from '#engine/games'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { Passwords } from '#server/people/passwords'
import { Roster } from '#server/people/staff/roster'
import { openStore } from '#server/store/open'
import type { TableConfig } from '#server/tables/ports'
import { BRISK, FAST } from '#tests/floor/timings'
import type { Member } from '#tests/fuzz/lines/person'
import type { Place as TablePlace } from '#tests/fuzz/lines/verdicts'
import { SECRET } from '#tests/operator/house'

export const PASSWORD = 'sette gatti sul tetto'

/** Whoever has a seat there answers every question: the clock is for those who are gone. */
const PATIENT = { decision: 2_000, insurance: 2_000, offers: 2_000, cut: 2_000, scan: 10_000 }

function live(id: string, game: TableConfig['game']): TableConfig {
  const table = tableConfig({ id, game, dealing: 'live', betting: 'dealer' })
  return { ...table, timings: { ...FAST, ...PATIENT } }
}

/** One of each game that deals by itself: honest people play there. */
export function automaticTables(): readonly TableConfig[] {
  const { tables } = loadConfig({ env: {}, folder: tmpdir() })
  return GAME_IDS.flatMap((game) => tables.find((table) => table.game === game) ?? []).map((table) => {
    return { ...table, timings: BRISK }
  })
}

/** One of each that is dealt by hand: dealers, supervisors and players of the fuzz are among themselves there. */
export const LIVE_TABLES = GAME_IDS.map((game) => live(`live-${game}`, game))

/** Nobody plays there: orders without sense hold nobody up. */
export const SPARE_TABLES: readonly TableConfig[] = [
  { ...tableConfig({ id: 'spare', game: 'speed-baccarat' }), timings: BRISK },
  live('spare-live', 'ventuno'),
]

export function placesOf(tables: readonly TableConfig[]): ReadonlyMap<string, TablePlace> {
  return new Map(
    tables.map(({ id, game, dealing }) => [id, { family: GAMES[game].family, isLive: dealing === 'live' }]),
  )
}

/** A dealer for each live table, called as the table is, and others who go where they like. */
export const STAFF = {
  dealers: LIVE_TABLES.map(({ id }): Member => ({ name: id, role: 'dealer' })),
  /** One orders, the other one agrees. */
  supervisors: ['rosa', 'carla'].map((name): Member => ({ name, role: 'supervisor' })),
  /** They send whatever comes to their minds. */
  strays: [
    { name: 'gino', role: 'dealer' },
    { name: 'sara', role: 'supervisor' },
    { name: 'ada', role: 'administrator' },
  ] satisfies Member[],
  /** Signs in with wrong words, and is locked out soon. */
  locked: { name: 'tonio', role: 'dealer' } satisfies Member,
}

/** Where a house keeps what it knows. */
export interface Place {
  readonly dataFolder: string
  readonly databaseUrl: string
}

/** Before the server starts. */
export async function hire(place: Place): Promise<void> {
  const { db, close } = await openStore(place)
  const roster = new Roster({ db, passwords: new Passwords(), actor: 'test', now: Date.now })
  const all = [...STAFF.dealers, ...STAFF.supervisors, ...STAFF.strays, STAFF.locked]
  for (const { name, role } of all) await roster.add(name, role, PASSWORD)
  await close()
}

/** It sends players, and keeps no wallet of its own. */
export const OPERATOR = {
  id: 'bella',
  name: 'Bella Vista',
  secrets: [SECRET],
  wallet: 'built-in',
  currencies: ['EUR'],
}
