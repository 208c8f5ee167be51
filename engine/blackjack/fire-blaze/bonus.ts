import { emptyBonus, isFull, sectionOf, totalMultiplier } from '#engine/blackjack/fire-blaze/grid'
import type {
  BonusLevel,
  Fill,
  FireBlazeRules,
  LevelRules,
  Reveal,
  Spin,
  Weighted,
} from '#engine/blackjack/fire-blaze/types'
import { pick, type Stream } from '#engine/cards/stream'

/** MF-16, MF-17: the whole bonus of a level, spin by spin, as the stream draws it. */
export function drawBonus(rules: FireBlazeRules, level: BonusLevel, stream: Stream): readonly Spin[] {
  const levelRules = rules.levels[level]
  const cells = [...emptyBonus(rules, level).cells]
  const revealed: Reveal[] = []
  const spins: Spin[] = []
  let sure: readonly boolean[] = sureCells(levelRules, cells.length, stream)
  let spinsLeft = rules.spins
  while (spinsLeft > 0 && cells.includes(0)) {
    const { fills, reveals } = drawSpin(levelRules, cells, sure, stream)
    revealed.push(...reveals)
    spinsLeft = fills.length > 0 ? rules.spins : spinsLeft - 1
    spins.push({ fills, reveals, spinsLeft, total: totalMultiplier(levelRules, cells, revealed) })
    sure = []
  }
  return spins
}

/** The first spin fills as many cells as the least total asks, so that no bonus ends under it (MF-19). */
function sureCells({ range: [least] }: LevelRules, count: number, stream: Stream): readonly boolean[] {
  const order = Array.from({ length: count }, (_, cell) => cell)
  const sure = new Array<boolean>(count).fill(false)
  for (let i = 0; i < Math.min(least, count); i++) {
    const j = i + stream.below(count - i)
    const cell = order[j] ?? 0
    order[j] = order[i] ?? 0
    sure[cell] = true
  }
  return sure
}

/** One spin over the empty cells in order; writes what it fills into `cells`. */
function drawSpin(
  level: LevelRules,
  cells: number[],
  sure: readonly boolean[],
  stream: Stream,
): { readonly fills: readonly Fill[]; readonly reveals: readonly Reveal[] } {
  const [n, d] = level.fill
  const fills: Fill[] = []
  const reveals: Reveal[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0 || !(sure[cell] || stream.below(d) < n)) continue
    const value = pick(stream, level.cells)
    cells[cell] = value
    fills.push({ cell, value })
    const section = sectionOf(cell)
    const reveal = isFull(cells, section) ? drawReveal(level, section, stream) : null
    if (reveal !== null) reveals.push(reveal)
  }
  return { fills, reveals }
}

/** MF-17: a full section brings nothing, one multiplier of its cells, or one star. */
function drawReveal({ nothing, boosts, stars }: LevelRules, section: number, stream: Stream): Reveal | null {
  const kind = pick<'nothing' | Reveal['kind']>(stream, [
    ['nothing', nothing],
    ['boost', totalWeight(boosts)],
    ['star', totalWeight(stars)],
  ])
  if (kind === 'nothing') return null
  return { section, kind, value: pick(stream, kind === 'boost' ? boosts : stars) }
}

function totalWeight(choices: readonly Weighted[]): number {
  return choices.reduce((total, [, weight]) => total + weight, 0)
}
