import type {
  Bonus,
  BonusLevel,
  FireBlazeRules,
  LevelRules,
  Reveal,
  Spin,
} from '#engine/blackjack/fire-blaze/types'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { FireBlaze } from '#engine/blackjack/types'

/** Two columns of three (MF-16). */
export const CELLS_PER_SECTION = 6

export function emptyBonus(rules: FireBlazeRules, level: BonusLevel): Bonus {
  const cells = new Array<number>(rules.levels[level].sections * CELLS_PER_SECTION).fill(0)
  return { cells, reveals: [], spinsLeft: rules.spins, total: 0 }
}

export function sectionOf(cell: number): number {
  return Math.floor(cell / CELLS_PER_SECTION)
}

export function isFull(cells: readonly number[], section: number): boolean {
  const from = section * CELLS_PER_SECTION
  for (let cell = from; cell < from + CELLS_PER_SECTION; cell++) if (!cells[cell]) return false
  return true
}

/** MF-19: all cells, each times its section's multiplier, and the stars; never above the level's most. */
export function totalMultiplier(
  level: LevelRules,
  cells: readonly number[],
  reveals: readonly Reveal[],
): number {
  const boosts = new Array<number>(level.sections).fill(1)
  let total = 0
  for (const { section, kind, value } of reveals) {
    if (kind === 'star') total += value
    else boosts[section] = value
  }
  for (const [cell, value] of cells.entries()) total += value * (boosts[sectionOf(cell)] ?? 1)
  return Math.min(total, level.range[1])
}

/** The grid after all spins of a recorded bonus. */
export function withBonus(
  rules: BlackjackRules,
  fireBlaze: FireBlaze | null,
  spins: readonly Spin[],
  at: number | null,
): FireBlaze | null {
  if (rules.fireBlaze === null || fireBlaze === null || fireBlaze.level === null) return fireBlaze
  const cells = [...emptyBonus(rules.fireBlaze, fireBlaze.level).cells]
  const reveals: Reveal[] = []
  let spinsLeft = rules.fireBlaze.spins
  let total = 0
  for (const spin of spins) {
    for (const { cell, value } of spin.fills) cells[cell] = value
    for (const reveal of spin.reveals) reveals.push(reveal)
    spinsLeft = spin.spinsLeft
    total = spin.total
  }
  const bonus = { cells, reveals, spinsLeft, total, spins, at }
  return { points: fireBlaze.points, level: fireBlaze.level, bonus, failed: fireBlaze.failed }
}
