import { type BonusLevel, LEVELS } from '#engine/blackjack/fire-blaze/types'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { type Distribution, moment } from '#math/blackjack/fire-blaze/distribution'
import { levelTotal } from '#math/blackjack/fire-blaze/level-total'
import { levelChances, pointChances } from '#math/blackjack/fire-blaze/points'
import type { RankCounts } from '#math/counts'
import { type Fraction, minus, plus, times, toNumber, ZERO } from '#math/fraction'

interface LevelReturn {
  /** How likely a round opens the level (MF-14). */
  readonly chance: Fraction
  /** The total multiplier, stake included (MF-19). */
  readonly total: Distribution
}

export interface FireBlazeReturn {
  /** What a stake of 1 gets back on average: a level's total, or nothing without one (MF-20). */
  readonly rtp: Fraction
  /** How often any level is reached. */
  readonly hit: Fraction
  readonly deviation: number
  readonly points: ReadonlyMap<number, Fraction>
  readonly levels: ReadonlyMap<BonusLevel, LevelReturn>
}

/** The Mega Fire Blaze bet, exactly, on a round from a shoe of these ranks (MF-22). */
export function fireBlazeReturn(
  { fireBlaze, dealerHitsTo }: BlackjackRules,
  counts: RankCounts,
): FireBlazeReturn {
  if (fireBlaze === null) throw new RangeError('These rules have no Fire Blaze bet.')
  const points = pointChances(fireBlaze, dealerHitsTo, counts)
  const chances = levelChances(fireBlaze, points)
  const levels = new Map<BonusLevel, LevelReturn>()
  let [hit, rtp, square] = [ZERO, ZERO, ZERO]
  for (const level of LEVELS) {
    const chance = chances.get(level) ?? ZERO
    const total = levelTotal(fireBlaze.levels[level], fireBlaze.spins)
    levels.set(level, { chance, total })
    hit = plus(hit, chance)
    rtp = plus(rtp, times(chance, moment(total)))
    square = plus(square, times(chance, moment(total, 2n)))
  }
  const deviation = Math.sqrt(toNumber(minus(square, times(rtp, rtp))))
  return { rtp, hit, deviation, points, levels }
}
