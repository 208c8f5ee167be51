/** From where to where something reaches, from the top of the window. */
export interface Reach {
  readonly top: number
  readonly bottom: number
}

const GAP = 8

/** How far bars have to go down so that they cover nothing of what a table itself says; zero where they do not. */
export function clearOf(bars: Reach, told: readonly Reach[]): number {
  const covered = told.filter(({ top, bottom }) => top < bars.bottom && bottom > bars.top)
  return covered.length === 0 ? 0 : Math.max(...covered.map(({ bottom }) => bottom)) + GAP - bars.top
}
