import { emptyBonus, totalMultiplier } from '#engine/blackjack/fire-blaze/grid'
import type { Bonus, BonusLevel, FireBlazeRules, Spin } from '#engine/blackjack/fire-blaze/types'

/** A moment of the show, from which on the grid looks like this. */
export interface Beat {
  /** Milliseconds from the draw. */
  readonly at: number
  readonly kind: 'title' | 'spin' | 'fill' | 'reveal' | 'miss' | 'over'
  readonly bonus: Bonus
  /** Cells that this spin filled so far. */
  readonly fresh: readonly number[]
  /** The section that has just revealed something. */
  readonly revealed: number | null
}

/** How long each takes beside the others; a long bonus goes through them faster. */
const UNITS: Readonly<Record<Exclude<Beat['kind'], 'title'>, number>> = {
  spin: 2.4,
  fill: 1,
  reveal: 4,
  miss: 1.2,
  over: 0,
}
const TITLE_MILLIS = 1_600
const UNIT_MILLIS = 330
/** The house waits twelve seconds more after a bonus: whatever was drawn has to be told by then. */
const SHOW_MILLIS = 11_600
/** How long the end stays. */
const END_MILLIS = 4_200

type Untimed = Omit<Beat, 'at'>

/** A recorded bonus as the same moments for everybody who watches. */
export function beatsOf(rules: FireBlazeRules, level: BonusLevel, spins: readonly Spin[]): readonly Beat[] {
  const beats = untimedBeats(rules, level, spins)
  const units = beats.reduce((sum, { kind }) => sum + unitsOf(kind), 0)
  const unit = Math.min(UNIT_MILLIS, (SHOW_MILLIS - TITLE_MILLIS) / Math.max(1, units))
  let at = 0
  return beats.map((beat) => {
    const timed = { ...beat, at: Math.round(at) }
    at += beat.kind === 'title' ? TITLE_MILLIS : unitsOf(beat.kind) * unit
    return timed
  })
}

/** A bonus of which only the end is known: whoever came late sees that. */
export function endOf(bonus: Bonus): readonly Beat[] {
  return [{ at: 0, kind: 'over', bonus, fresh: [], revealed: null }]
}

function unitsOf(kind: Beat['kind']): number {
  return kind === 'title' ? 0 : UNITS[kind]
}

function untimedBeats(rules: FireBlazeRules, level: BonusLevel, spins: readonly Spin[]): readonly Untimed[] {
  let bonus = emptyBonus(rules, level)
  let fresh: readonly number[] = []
  const beats: Untimed[] = [{ kind: 'title', bonus, fresh, revealed: null }]
  const tell = (kind: Beat['kind'], change: Partial<Bonus>, revealed: number | null = null) => {
    const next = { ...bonus, ...change }
    bonus = { ...next, total: totalMultiplier(rules.levels[level], next.cells, next.reveals) }
    beats.push({ kind, bonus, fresh, revealed })
  }
  for (const { fills, reveals, spinsLeft } of spins) {
    fresh = []
    tell('spin', {})
    if (fills.length === 0) tell('miss', { spinsLeft })
    for (const { cell, value } of fills) {
      fresh = [...fresh, cell]
      tell('fill', { cells: bonus.cells.with(cell, value), spinsLeft })
    }
    for (const reveal of reveals) tell('reveal', { reveals: [...bonus.reveals, reveal] }, reveal.section)
  }
  fresh = []
  tell('over', {})
  return beats
}

/** Which beat it is, so many milliseconds after the draw. */
export function beatAt(beats: readonly Beat[], millis: number): number {
  return Math.max(
    0,
    beats.findLastIndex(({ at }) => at <= millis),
  )
}

/** When the show leaves the table to its results. */
export function closesAt(beats: readonly Beat[]): number {
  return (beats.at(-1)?.at ?? 0) + END_MILLIS
}
