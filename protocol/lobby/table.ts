import * as v from 'valibot'
import { GAME_IDS } from '#engine/games'
import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import type { Crowd } from '#engine/round/crowd'
import type { Range } from '#engine/round/limits'
import { CLOCKS, type GameState } from '#engine/table/types'
import { count, flag, having, list, millis, money, oneOf, tableId, words } from '#protocol/wire/fields'

const PHASES = [
  'betting',
  'dealing',
  'insurance',
  'turns',
  'dealer',
  'bonus',
  'over',
] as const satisfies readonly GameState['phase'][]

export const phase = oneOf(PHASES)

export const limits = v.object({
  unit: money,
  ranges: having<Readonly<Record<string, Range>>>([], 'for each limited bet `[minimum, maximum]` in cents'),
})

/** A row of results: how many alike came last. */
const run = <const Of extends readonly string[]>(of: Of) => v.object({ of: oneOf(of), length: count })

const SIDES = ['P', 'B'] as const
const COLOURS = ['red', 'blue'] as const
const derivedRun = v.nullable(run(COLOURS))

/** What the lobby shows of every table. */
const LIST_FIELDS = {
  name: words,
  game: oneOf(GAME_IDS),
  currency: words,
  limits,
  dealer: v.nullable(words),
  voiceOver: flag,
  video: v.nullable(words),
  multiPlay: flag,
  phase,
  clock: v.nullable(v.object({ for: oneOf(CLOCKS), until: v.nullable(millis) })),
  paused: v.nullable(words),
  round: v.nullable(count),
  shoeRound: count,
  players: count,
  seats: v.nullable(v.object({ taken: count, of: count, free: list(count) })),
  hot: v.nullable(v.object({ seat: count, streak: count })),
  results: words,
  streak: v.nullable(run(SIDES)),
  goodRoads: list(oneOf(GOOD_ROAD_NAMES)),
}

/** What the panel of many baccarat tables shows besides. */
const PANEL_FIELDS = {
  statistics: v.object({
    player: count,
    banker: count,
    ties: count,
    playerPairs: count,
    bankerPairs: count,
    naturals: count,
  }),
  derived: v.object({ bigEyeBoy: derivedRun, smallRoad: derivedRun, cockroachRoad: derivedRun }),
  crowd: having<Crowd>([], 'for each bet `{ players, cents }`'),
  outcome: v.nullable(v.object({ winner: oneOf(['P', 'B', 'T']), player: count, banker: count })),
}

type MayMiss<Fields extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Fields]: v.ExactOptionalSchema<Fields[Name], undefined>
}

function mayMiss<const Fields extends Readonly<Record<string, v.GenericSchema>>>(
  fields: Fields,
): MayMiss<Fields> {
  const all = Object.entries(fields).map(([name, field]) => [name, v.exactOptional(field)])
  return Object.fromEntries(all) as MayMiss<Fields>
}

/** A table as the lobby shows it; the panel's fields are there for baccarat tables at that level. */
export const lobbyTable = v.object({ id: tableId, ...LIST_FIELDS, ...mayMiss(PANEL_FIELDS) })

type Fields<Of extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<Of, undefined>>>

export type ListFields = Fields<typeof LIST_FIELDS>
export type PanelFields = Fields<typeof PANEL_FIELDS>
export type LobbyTable = Readonly<v.InferOutput<typeof lobbyTable>>

/** What changed at a table: fields to be replaced, and results to be added to those that are known. */
export type LobbyChange = Pick<LobbyTable, 'id'> & Partial<LobbyTable> & { readonly more?: string }
