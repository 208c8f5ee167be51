/** What was measured; without an aim it is only told. */
export interface Measured {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** `higher` unless said. */
  readonly better?: 'higher' | 'lower'
  readonly aim?: number
  /** The least ratio to the aim that no busy machine explains: below it the benchmark has failed. */
  readonly floor?: number
}

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly better: 'higher' | 'lower'
  readonly aim: number | null
  /** To the aim, above 1 where it is met, whichever way is better. */
  readonly ratio: number | null
  readonly floor: number | null
}

/** Nothing at all of what should be little would be infinitely good, which no file can hold. */
const MOST = 1_000

export function figureOf({ name, value, unit, better = 'higher', aim, floor }: Measured): Figure {
  const ratio = aim === undefined ? null : timesAsGood(value, aim, better)
  return { name, value, unit, better, aim: aim ?? null, ratio, floor: floor ?? null }
}

/** How many times as good one value is as another. */
export function timesAsGood(value: number, other: number, better: Figure['better']): number {
  return Math.min(MOST, better === 'higher' ? value / other : other / value)
}

export function lineOf(figure: Figure, more: readonly string[] = []): string {
  const { name, value, unit, aim, ratio } = figure
  const words = ratio === null || aim === null ? more : [`${toAim(figure, ratio, aim)}`, ...more]
  const measured = `${shown(value)} ${unit}`
  return `${name.padEnd(36)}${measured.padStart(24)}   ${words.join(', ')}`.trimEnd()
}

/** A sentence for each figure that fell through its floor. */
export function shortfalls(figures: readonly Figure[]): readonly string[] {
  return figures.flatMap((figure) => {
    const { name, value, unit, aim, ratio, floor } = figure
    if (ratio === null || aim === null || floor === null || ratio >= floor) return []
    return [`${name}: ${shown(value)} ${unit} is ${toAim(figure, ratio, aim)}, below the floor of ${floor}.`]
  })
}

function toAim({ better }: Figure, ratio: number, aim: number): string {
  return `${ratio.toFixed(2)} × ${better === 'higher' ? 'the aim of' : 'as good as the aim of at most'} ${shown(aim)}`
}

/** Three digits or more, with commas between thousands. */
export function shown(value: number): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
