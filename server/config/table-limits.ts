import type { GameId } from '#engine/games'
import { type Cents, LARGEST_CENTS } from '#engine/money/cents'
import type { Range, TableLimits } from '#engine/round/limits'
import { field, onlyKnown, type Reading } from '#server/config/fields'
import { limitedBets, STANDARD_LIMITS } from '#server/config/games'
import { type Kind, whole } from '#server/config/kinds'

const UNIT = whole(1, LARGEST_CENTS, 'cents', 100)

const RANGE: Kind<Range> = {
  words: 'minimum and maximum in whole cents, the smaller first',
  example: '[100, 50000]',
  accepts: (value): value is Range =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((amount) => Number.isInteger(amount) && amount >= 1 && amount <= LARGEST_CENTS) &&
    value[0] <= value[1],
  ofText: (text) => text,
}

/** What the table says of its limits, and the game's standard where it says nothing. */
export function readLimits(game: GameId, limits: Reading, ranges: Reading): TableLimits {
  const standard = STANDARD_LIMITS[game]
  const unit = field(limits, 'unit', UNIT) ?? standard.unit
  onlyKnown(limits, ['unit', 'ranges'])
  noteUnknownBets(game, ranges)
  const read = limitedBets(game).map((bet) => {
    const own = field(ranges, bet, RANGE)
    const range = own ?? standard.ranges[bet]
    const wasRead = own !== null || ranges.content[bet] === undefined
    if (wasRead && range !== undefined) noteUneven(ranges, bet, unit, range)
    return [bet, range]
  })
  return { unit: unit as Cents, ranges: Object.fromEntries(read) }
}

function noteUnknownBets(game: GameId, { content, where, problems }: Reading): void {
  const bets = limitedBets(game)
  for (const bet of Object.keys(content)) {
    if (!bets.includes(bet)) {
      problems.note(`${where}.${bet}`, `${game} has no such bet; these can be limited: ${bets.join(', ')}`)
    }
  }
}

function noteUneven(
  { where, problems }: Reading,
  bet: string,
  unit: number,
  range: readonly [min: number, max: number],
): void {
  if (range.every((amount) => amount % unit === 0)) return
  const [least, most] = range.map((amount) => Math.max(1, Math.round(amount / unit)) * unit)
  problems.note(
    `${where}.${bet}`,
    `both ends must be multiples of the unit, ${unit} cents; [${range.join(', ')}] is not. Write for example [${least}, ${most}].`,
  )
}
