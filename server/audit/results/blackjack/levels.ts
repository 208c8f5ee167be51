/** MF-14, MF-16, MF-18, MF-19: a bonus level, what opens it, and what its grid may hold. */
export interface Level {
  readonly name: string
  readonly points: number
  readonly sections: number
  readonly range: readonly [least: number, most: number]
  readonly cells: readonly number[]
  readonly boosts: readonly number[]
  readonly stars: readonly number[]
}

/** From the lowest to the highest. */
export const LEVELS: readonly Level[] = [
  { name: 'minor', points: 5, sections: 1, range: [2, 24], cells: [1, 2], boosts: [2], stars: [] },
  { name: 'mini', points: 10, sections: 2, range: [3, 120], cells: [1, 2, 5], boosts: [2], stars: [10, 20] },
  {
    name: 'major',
    points: 15,
    sections: 3,
    range: [6, 400],
    cells: [1, 2, 5, 10],
    boosts: [2, 3],
    stars: [10, 20, 50],
  },
  {
    name: 'grand',
    points: 20,
    sections: 4,
    range: [10, 700],
    cells: [1, 2, 3, 5, 10],
    boosts: [2, 3],
    stars: [10, 20, 50, 100],
  },
  {
    name: 'mega',
    points: 25,
    sections: 6,
    range: [20, 1000],
    cells: [1, 2, 3, 4, 5, 10],
    boosts: [2, 3],
    stars: [10, 20, 50, 100],
  },
]

/** MF-12, MF-13: each count brings its points beside those of all lower ones. */
export const POINTS = {
  dealerAces: { 1: 2, 2: 6 },
  dealerCards: { 4: 1, 5: 7, 6: 12 },
  hands14: { 1: 3, 2: 7 },
} as const satisfies Record<string, Readonly<Record<number, number>>>
