import { gameOf } from '#engine/families'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import { SUPPORT_ROOM } from '#protocol/chat'
import { field, needed, onlyKnown, type Reading } from '#server/config/fields'
import { isRecord } from '#server/config/file'
import { EXAMPLE_GAME, STANDARD_TIMINGS } from '#server/config/games'
import { FLAG, type Kind, oneOf, optional, text, whole } from '#server/config/kinds'
import { readLimits } from '#server/config/table-limits'
import { BETTING_BY, DEALINGS, type TableConfig, type Timings } from '#server/tables/ports'

const KEYS = [
  'id',
  'name',
  'game',
  'currency',
  'limits',
  'timings',
  'seatsPerPlayer',
  'idleRounds',
  'deal',
  'burn',
  'dealing',
  'betting',
  'multiPlay',
  'dealer',
  'voiceOver',
  'video',
] as const satisfies (keyof TableConfig)[]

const ID = text('1 to 32 of a-z, 0-9 and -', 'speed-1', (id) => /^[a-z0-9-]{1,32}$/.test(id))
const NAME = text('1 to 60 letters', 'Speed Baccarat Amalfi', (name) => /^\S.{0,59}$/u.test(name))
const DEALER = text('1 to 40 letters', 'Chiara', (name) => /^\S.{0,39}$/u.test(name))
const VIDEO = text('an address of a stream', 'https://video.example/speed-1.m3u8', isStream)
const GAME = oneOf(GAME_IDS, EXAMPLE_GAME)
const MILLIS = whole(1, 86_400_000, 'milliseconds', 12_000)

/** One table of the file, or null when too little of it can be read to tell. */
export function readTable(reading: Reading, currency: string): TableConfig | null {
  onlyKnown(reading, KEYS)
  const id = needed(reading, 'id', ID)
  if (id === SUPPORT_ROOM) {
    reading.problems.note(`${reading.where}.id`, 'is the name of the support room: choose another.')
  }
  const game = needed(reading, 'game', GAME)
  if (game === null) return null
  const limits = inside(reading, 'limits')
  return {
    id: id ?? '',
    name: field(reading, 'name', NAME) ?? GAMES[game].name,
    game,
    currency: readCurrency(reading, currency),
    limits: readLimits(game, limits, inside(limits, 'ranges')),
    timings: readTimings(inside(reading, 'timings'), STANDARD_TIMINGS[game]),
    ...ownWays(reading, game),
    dealing: field(reading, 'dealing', oneOf(DEALINGS, 'live')) ?? 'automatic',
    betting: field(reading, 'betting', oneOf(BETTING_BY, 'dealer')) ?? 'clock',
    multiPlay: field(reading, 'multiPlay', FLAG) ?? true,
    dealer: field(reading, 'dealer', optional(DEALER, null)),
    voiceOver: field(reading, 'voiceOver', FLAG) ?? false,
    video: field(reading, 'video', optional(VIDEO, null)),
  }
}

function isStream(given: string): boolean {
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
}

/** An object in the object; where there is none, an empty one. */
function inside({ content, where, problems }: Reading, key: string): Reading {
  const value = content[key]
  if (value !== undefined && !isRecord(value)) problems.note(`${where}.${key}`, 'must be a JSON object.')
  return { content: isRecord(value) ? value : {}, where: `${where}.${key}`, problems }
}

/** Everybody's money is in the house's currency. */
function readCurrency(reading: Reading, currency: string): string {
  const kind = text(
    `the house's currency, ${currency}`,
    `"${currency}" or nothing`,
    (own) => own === currency,
  )
  return field(reading, 'currency', kind) ?? currency
}

function readTimings(reading: Reading, standard: Timings): Timings {
  const names = Object.keys(standard) as (keyof Timings)[]
  onlyKnown(reading, names)
  const own = names.map((name) => [name, field(reading, name, MILLIS) ?? standard[name]])
  return Object.fromEntries(own) as Timings
}

type OwnWays = Pick<TableConfig, 'seatsPerPlayer' | 'idleRounds' | 'deal' | 'burn'>

/** What only some games leave to the table. */
function ownWays(reading: Reading, game: GameId): OwnWays {
  const { seats, deal, burn } = gameOf(game).choices(GAMES[game].rules)
  const where = (known: boolean) => ({ reading, game, known })
  return {
    seatsPerPlayer: way(where(seats !== null), 'seatsPerPlayer', whole(1, seats ?? 1, 'seats', 1)),
    idleRounds: way(where(seats !== null), 'idleRounds', whole(0, 1_000, 'rounds', 3)),
    deal: way(where(deal), 'deal', oneOf(['american', 'european'], 'european')),
    burn: way(where(burn), 'burn', FLAG),
  }
}

function way<Value>(
  { reading, game, known }: { readonly reading: Reading; readonly game: GameId; readonly known: boolean },
  key: string,
  kind: Kind<Value>,
): Value | null {
  const { content, where, problems } = reading
  if (known) return field(reading, key, optional(kind, null))
  if (content[key] !== undefined && content[key] !== null) {
    problems.note(`${where}.${key}`, `${game} leaves no such choice to its tables: leave it out.`)
  }
  return null
}
