import { count, isAce } from '#server/audit/results/blackjack/count'
import { gridProblem, totalOf } from '#server/audit/results/blackjack/grid'
import type { Table } from '#server/audit/results/blackjack/hands'
import { LEVELS, POINTS } from '#server/audit/results/blackjack/levels'

/** What the bonus of a round comes to: the total multiplier, 0 where none is played. */
export interface Bonus {
  readonly total: number
  readonly failed: boolean
  readonly says: string
  readonly wrong: readonly string[]
}

const NO_BONUS: Bonus = { total: 0, failed: false, says: '', wrong: [] }

/** MF-12 to MF-21: from the dealer's final hand, the two hands as dealt, and the spins that were drawn. */
export function bonusOf({ game, dealer, firstTwo, told }: Table): Bonus {
  if (!game.isFireBlaze) return NO_BONUS
  const { scored, drawn, failed } = told
  const points =
    reached(POINTS.dealerAces, dealer.filter(isAce).length) +
    reached(POINTS.dealerCards, dealer.length) +
    reached(POINTS.hands14, [...firstTwo.values()].filter((cards) => count(cards) === 14).length)
  const level = LEVELS.findLast((one) => points >= one.points) ?? null
  const says = `${points} points, ${level === null ? 'no level' : level.name}`
  const wrong: string[] = []
  if (scored?.points !== points || scored.level !== (level?.name ?? null))
    wrong.push(`the bonus was scored with ${scored?.points} points, ${scored?.level}; the cards say ${says}`)
  if (level === null) {
    if (drawn !== undefined) wrong.push(`a bonus was played with ${says}`)
    return { total: 0, failed: failed !== undefined, says, wrong }
  }
  if (drawn === undefined) {
    if (failed === undefined) wrong.push(`no bonus was played with ${says}`)
    return { total: 0, failed: failed !== undefined, says, wrong }
  }
  const problem = gridProblem(level, drawn.spins)
  if (problem !== null) wrong.push(`in the ${level.name} bonus ${problem}`)
  const total = totalOf(level, drawn.spins)
  return { total, failed: failed !== undefined, says: `${says}, total ×${total}`, wrong }
}

function reached(points: Readonly<Record<number, number>>, howMany: number): number {
  return Object.entries(points).reduce((sum, [step, more]) => sum + (howMany >= Number(step) ? more : 0), 0)
}
