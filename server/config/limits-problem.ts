import type { GameId } from '#engine/games'
import type { TableLimits } from '#engine/round/limits'
import { limitedBets } from '#server/config/games'

/** What is wrong with limits for a table of this game, in a sentence; null when nothing is. */
export function limitsProblem(game: GameId, { unit, ranges }: TableLimits): string | null {
  const bets = limitedBets(game)
  const missing = bets.filter((bet) => ranges[bet] === undefined)
  if (missing.length > 0) return `Say the limits of all bets: ${missing.join(', ')} is missing.`
  const extra = Object.keys(ranges).find((bet) => !bets.includes(bet))
  if (extra !== undefined) return `This game has no bet '${extra}'; these are limited: ${bets.join(', ')}.`
  const uneven = bets.find((bet) => ranges[bet]?.some((cents) => cents % unit !== 0))
  return uneven === undefined
    ? null
    : `The limits of '${uneven}' must be multiples of the unit, ${unit} cents.`
}
