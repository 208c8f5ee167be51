import type { Fill, Reveal, Spin } from '#engine/blackjack/fire-blaze/types'
import type { Level } from '#server/audit/results/blackjack/levels'

/** Two columns of three (MF-16). */
const SECTION = 6
const SPINS = 3

/** MF-19: all cells, each times what its section revealed, and the stars; never above the level's most. */
export function totalOf({ range: [, most] }: Level, spins: readonly Spin[]): number {
  const reveals = spins.flatMap((spin) => spin.reveals)
  const fills = spins.flatMap((spin) => spin.fills)
  const stars = reveals.reduce((sum, { kind, value }) => sum + (kind === 'star' ? value : 0), 0)
  return Math.min(
    most,
    fills.reduce((sum, fill) => sum + fill.value * boostOf(fill, reveals), stars),
  )
}

function boostOf({ cell }: Fill, reveals: readonly Reveal[]): number {
  const boost = reveals.find(
    ({ kind, section }) => kind === 'boost' && section === Math.floor(cell / SECTION),
  )
  return boost?.value ?? 1
}

/** MF-16 to MF-19: whether the spins are some that the level can bring. */
export function gridProblem(level: Level, spins: readonly Spin[]): string | null {
  const filled = new Set<number>()
  const revealed = new Set<number>()
  const cells = level.sections * SECTION
  let left = SPINS
  for (const [index, { fills, reveals, spinsLeft, total }] of spins.entries()) {
    if (left === 0 || filled.size === cells) return 'spins went on when it was over'
    for (const fill of fills) {
      if (filled.has(fill.cell) || fill.cell < 0 || fill.cell >= cells)
        return `cell ${fill.cell} was not free`
      if (!level.cells.includes(fill.value)) return `a cell came to ×${fill.value}`
      filled.add(fill.cell)
    }
    for (const reveal of reveals) {
      if (revealed.has(reveal.section) || !isFull(filled, reveal.section))
        return `section ${reveal.section + 1} revealed something out of turn`
      if (!(reveal.kind === 'boost' ? level.boosts : level.stars).includes(reveal.value))
        return `a ${reveal.kind} came to ×${reveal.value}`
      revealed.add(reveal.section)
    }
    left = fills.length > 0 ? SPINS : left - 1
    const due = totalOf(level, spins.slice(0, index + 1))
    if (spinsLeft !== left) return `${spinsLeft} spins were left where ${left} are`
    if (total !== due) return `spin ${index + 1} was told with a total of ×${total}; the cells say ×${due}`
  }
  if (left > 0 && filled.size < cells) return `the spins ended with ${left} left`
  const [least] = level.range
  return totalOf(level, spins) < least ? `the total is under ×${least}` : null
}

function isFull(filled: ReadonlySet<number>, section: number): boolean {
  for (let cell = section * SECTION; cell < (section + 1) * SECTION; cell++) {
    if (!filled.has(cell)) return false
  }
  return true
}
