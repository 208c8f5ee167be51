import * as v from 'valibot'
import { SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import { ownRoads } from '#protocol/own-roads'
import { count, flag, OBJECT, oneOf, tableId } from '#protocol/wire/fields'
import { FIRST, LANGUAGES } from '#words/register'

/** Voices there are recordings of (TP-9). */
const VOICES = ['en', 'zh', 'ja', 'vi', 'ko', 'th', 'id'] as const
const MOST_TABLES = 64
/** Pinned tables stand on top of the panel (MP-5). */
const MOST_PINNED = 3

const volume = v.custom<number>(
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100,
  'a volume from 0 to 100',
)

const timeZone = v.custom<string>(
  (value) => typeof value === 'string' && isZone(value),
  'a time zone, as Europe/Rome',
)

function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A list without doubles. */
function some<Item>(
  item: v.GenericSchema<unknown, Item>,
  most: number,
  words: string,
): v.GenericSchema<unknown, readonly Item[]> {
  return v.custom<readonly Item[]>((value) => {
    if (!Array.isArray(value) || value.length > most || new Set(value).size < value.length) return false
    return value.every((one) => v.is(item, one))
  }, `a list of ${words}, ${most} at most and each once`)
}

const tables = (most: number) => some(tableId, most, 'ids of tables')

/** What players set, kept with the profile (TP-8, TP-9, MP-8). */
const FIELDS = {
  language: oneOf(LANGUAGES),
  timeZone,
  video: flag,
  videoQuality: oneOf(['auto', 'high', 'medium', 'low']),
  classicView: oneOf(['auto', 'on', 'off']),
  focusMode: flag,
  muteAll: flag,
  baccaratSound: flag,
  dealerVoice: flag,
  dealerVolume: volume,
  gameSounds: flag,
  gameVolume: volume,
  music: flag,
  musicVolume: volume,
  voiceOver: flag,
  voiceOverLanguage: oneOf(VOICES),
  chatHidden: flag,
  followDouble: flag,
  followSplit: flag,
  followInsurance: flag,
  forbidBetsBehind: flag,
  zeroCommission: flag,
  sideBets: some(
    oneOf(SIDE_BET_GROUPS),
    SIDE_BET_GROUPS.length,
    `groups of side bets: ${SIDE_BET_GROUPS.join(', ')}`,
  ),
  statistics: flag,
  fourColourDeck: flag,
  reducedMotion: oneOf(['system', 'on', 'off']),
  autoConfirm: flag,
  confirmMode: oneOf(['button', 'second-tap']),
  favourites: tables(MOST_TABLES),
  hiddenTables: tables(MOST_TABLES),
  pinnedTables: tables(MOST_PINNED),
  multiView: oneOf(['big-road', 'derived-roads']),
  multiSideBets: flag,
  multiRoadsOnly: flag,
  multiStatistics: flag,
  multiDarkStatistics: flag,
  goodRoads: some(
    oneOf(GOOD_ROAD_NAMES),
    GOOD_ROAD_NAMES.length,
    `good roads: ${GOOD_ROAD_NAMES.join(', ')}`,
  ),
  ownRoads,
  goodRoadNotices: flag,
  goodRoadNoticesEverywhere: flag,
  goodRoadBrowserNotices: flag,
  notifications: flag,
} as const

export const settingsSchema = v.object(FIELDS)
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

/** As long as nobody says otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  language: FIRST,
  timeZone: 'Europe/Rome',
  video: true,
  videoQuality: 'auto',
  classicView: 'auto',
  focusMode: false,
  muteAll: false,
  baccaratSound: false,
  dealerVoice: true,
  dealerVolume: 80,
  gameSounds: true,
  gameVolume: 80,
  music: false,
  musicVolume: 40,
  voiceOver: true,
  voiceOverLanguage: 'en',
  chatHidden: false,
  followDouble: false,
  followSplit: false,
  followInsurance: false,
  forbidBetsBehind: false,
  zeroCommission: false,
  sideBets: SIDE_BET_GROUPS,
  statistics: true,
  fourColourDeck: false,
  reducedMotion: 'system',
  autoConfirm: false,
  confirmMode: 'button',
  favourites: [],
  hiddenTables: [],
  pinnedTables: [],
  multiView: 'big-road',
  multiSideBets: false,
  multiRoadsOnly: false,
  multiStatistics: false,
  multiDarkStatistics: false,
  goodRoads: GOOD_ROAD_NAMES,
  ownRoads: [],
  goodRoadNotices: true,
  goodRoadNoticesEverywhere: false,
  goodRoadBrowserNotices: false,
  notifications: true,
}

type AnyOf<Fields extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Fields]: v.ExactOptionalSchema<Fields[Name], undefined>
}

const optional = Object.fromEntries(
  Object.entries(FIELDS).map(([name, schema]) => [name, v.exactOptional(schema)]),
) as AnyOf<typeof FIELDS>

/** Any of them, and nothing else. */
const changes = v.strictObject(optional, OBJECT)
export type SettingChanges = Readonly<v.InferOutput<typeof changes>>

export const settingsBody = v.strictObject({ changes, since: v.exactOptional(count) }, OBJECT)

/** The settings as they were kept, perhaps by another version of Sabot: what is not understood is the default. */
export function settingsFrom(kept: Readonly<Record<string, unknown>>): Settings {
  const known = Object.entries(FIELDS).filter(([name, schema]) => v.is(schema, kept[name]))
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) }
}
