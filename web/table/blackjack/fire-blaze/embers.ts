export interface Ember {
  /** Per cent of the room. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly strength: number
}

const GOLDEN = 0.618034
const SILVER = 0.414214

/** Sparks over the hearth, always the same ones: evenly scattered, denser and larger near the fire. */
export function embersOf(count: number, layer: number): readonly Ember[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index + 1 + layer * 17
    const height = (turn * SILVER) % 1
    return {
      x: ((turn * GOLDEN) % 1) * 100,
      y: 100 - height ** 1.6 * 100,
      radius: 0.8 + ((turn * 7) % 5) * 0.4,
      strength: 0.3 + ((turn * 3) % 7) * 0.1 * (1 - height * 0.4),
    }
  })
}
