import type { Rank, Suit } from '#engine/cards/card'

/** A card is drawn in 250 × 350. */
export const CARD_WIDTH = 250
export const CARD_HEIGHT = 350

/** Each suit's outline in a square of 100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  H: 'M50 91C22 66 5 49 5 30C5 16 15 7 27 7c11 0 19 7 23 18C54 14 62 7 73 7c12 0 22 9 22 23C95 49 78 66 50 91Z',
  D: 'M50 3C60 22 72 38 87 50C72 62 60 78 50 97C40 78 28 62 13 50C28 38 40 22 50 3Z',
  S: 'M50 4C57 25 93 42 93 65c0 12-9 20-20 20-8 0-15-4-19-12 1 11 5 18 13 23H33c8-5 12-12 13-23-4 8-11 12-19 12C16 85 7 77 7 65 7 42 43 25 50 4Z',
  C: 'M50 5c12 0 21 9 21 20 0 7-3 12-8 17 3-2 7-3 11-3 11 0 20 9 20 20s-9 20-20 20c-9 0-16-5-20-12 1 13 5 22 13 29H33c8-7 12-16 13-29-4 7-11 12-20 12-11 0-20-9-20-20s9-20 20-20c4 0 8 1 11 3-5-5-8-10-8-17C29 14 38 5 50 5Z',
}

export interface PipPlace {
  readonly x: number
  readonly y: number
}

const LEFT = 87
const MIDDLE = 125
const RIGHT = 163
const row = (y: number, ...columns: readonly number[]): readonly PipPlace[] => columns.map((x) => ({ x, y }))
const sides = (y: number) => row(y, LEFT, RIGHT)
const middle = (y: number) => row(y, MIDDLE)

const FOUR = [...sides(72), ...sides(278)]
const SIX = [...FOUR, ...sides(175)]
const EIGHT = [...FOUR, ...sides(140), ...sides(210)]

/** Where the pips lie; those below the middle stand on their heads. Aces and courts have none. */
export const PIPS: Readonly<Partial<Record<Rank, readonly PipPlace[]>>> = {
  2: [...middle(72), ...middle(278)],
  3: [...middle(72), ...middle(175), ...middle(278)],
  4: FOUR,
  5: [...FOUR, ...middle(175)],
  6: SIX,
  7: [...SIX, ...middle(124)],
  8: [...SIX, ...middle(124), ...middle(226)],
  9: [...EIGHT, ...middle(175)],
  T: [...EIGHT, ...middle(106), ...middle(244)],
}

export function isUpsideDown({ y }: PipPlace): boolean {
  return y > CARD_HEIGHT / 2
}
