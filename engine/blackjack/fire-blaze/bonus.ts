import { emptyBonus, isFull, sectionOf, totalMultiplier } from '#engine/blackjack/fire-blaze/grid'
import type {
  BonusLevel,
  Fill,
  FireBlazeRules,
  LevelRules,
  Reveal,
  Weighted,
} from '#engine/blackjack/fire-blaze/types'
import { pick, type Stream } from '#engine/cards/stream'

export interface Spin {
  readonly fills: readonly Fill[]
  readonly reveals: readonly Reveal[]
  readonly spinsLeft: number
  readonly total: number
}

/** MF-16, MF-17: the whole bonus of a level, spin by spin, as the stream draws it. */
export function drawBonus(rules: FireBlazeRules, level: BonusLevel, stream: Stream): readonly Spin[] {
  const levelRules = rules.levels[level]
  const cells = [...emptyBonus(rules, level).cells]
  const reveals: Reveal[] = []
  const spins: Spin[] = []
  let spinsLeft = rules.spins
  while (spinsLeft > 0 && cells.includes(0)) {
    const sure = spins.length === 0 ? sureCells(levelRules, cells.length, stream) : NO_CELLS
    const spin = drawSpin(levelRules, cells, sure, stream)
    reveals.push(...spin.reveals)
    spinsLeft = spin.fills.length > 0 ? rules.spins : spinsLeft - 1
    spins.push({ ...spin, spinsLeft, total: totalMultiplier(levelRules, cells, reveals) })
  }
  return spins
}

const NO_CELLS: ReadonlySet<number> = new Set()

/** The first spin fills as many cells as the least total asks, so that no bonus ends under it (MF-19). */
function sureCells({ range: [least] }: LevelRules, count: number, stream: Stream): ReadonlySet<number> {
  const order = Array.from({ length: count }, (_, cell) => cell)
  for (let i = 0; i < Math.min(least, count); i++) {
    const j = i + stream.below(count - i)
    const swapped = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = swapped
  }
  return new Set(order.slice(0, least))
}

/** One spin over the empty cells in order; writes what it fills into `cells`. */
function drawSpin(level: LevelRules, cells: number[], sure: ReadonlySet<number>, stream: Stream) {
  const fills: Fill[] = []
  const reveals: Reveal[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0 || !(sure.has(cell) || stream.below(level.fill[1]) < level.fill[0])) continue
    const value = drawValue(level.cells, stream)
    cells[cell] = value
    fills.push({ cell, value })
    const section = sectionOf(cell)
    const reveal = isFull(cells, section) ? drawReveal(level, section, stream) : null
    if (reveal !== null) reveals.push(reveal)
  }
  return { fills, reveals }
}

function drawValue(values: readonly Weighted[], stream: Stream): number {
  const drawn = pick(
    stream,
    values.map(([, weight]) => weight),
  )
  return values[drawn]?.[0] ?? 0
}

/** MF-17: a full section brings nothing, one multiplier of its cells, or one star. */
function drawReveal({ nothing, boosts, stars }: LevelRules, section: number, stream: Stream): Reveal | null {
  const all: readonly Weighted[] = [[0, nothing], ...boosts, ...stars]
  const drawn = pick(
    stream,
    all.map(([, weight]) => weight),
  )
  const value = all[drawn]?.[0] ?? 0
  if (value === 0) return null
  return { section, kind: drawn <= boosts.length ? 'boost' : 'star', value }
}
