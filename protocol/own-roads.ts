import * as v from 'valibot'
import { isPattern, PATTERN_CELLS, PATTERN_COLUMNS, PATTERN_ROWS } from '#engine/roads/own-pattern'
import { flag, OBJECT, oneOf } from '#protocol/wire/fields'

/** A handful: each is looked for at every table. */
export const MOST_OWN_ROADS = 6
export const OWN_ROAD_NAME = 24

const id = v.custom<string>((value) => typeof value === 'string' && /^[a-z0-9-]{1,36}$/.test(value))

/** What people read on their own screen and nobody else does. */
const name = v.custom<string>(
  (value) =>
    typeof value === 'string' &&
    value.length <= OWN_ROAD_NAME &&
    value.trim() === value &&
    /^[^\p{C}]+$/u.test(value),
)

const columns = v.custom<readonly number[]>((value) => Array.isArray(value) && isPattern({ columns: value }))

const ownRoad = v.strictObject(
  { id, name, on: flag, first: oneOf(['P', 'B']), columns, grows: flag, swaps: flag },
  OBJECT,
)

/** A pattern that a player drew, named and switched on or off. */
export type OwnRoad = Readonly<v.InferOutput<typeof ownRoad>>

export const ownRoads = v.custom<readonly OwnRoad[]>(
  (value) => {
    if (!Array.isArray(value) || value.length > MOST_OWN_ROADS) return false
    const ids = new Set<string>()
    for (const road of value) {
      if (!v.is(ownRoad, road)) return false
      ids.add(road.id)
    }
    return ids.size === value.length
  },
  `a list of drawn patterns, ${MOST_OWN_ROADS} at most: \`id\` (each once), \`name\` (1 to ${OWN_ROAD_NAME} ` +
    'characters), `on`, `first` (`P` or `B`, whose the oldest column is), `columns` (their lengths, oldest first: ' +
    `${PATTERN_COLUMNS} at most of 1 to ${PATTERN_ROWS}, ${PATTERN_CELLS} cells at least), \`grows\`, \`swaps\``,
)
