export interface CutQuestion {
  readonly boxes: number
  /** The player of each box from box 1 up, null where nobody sits. */
  readonly present: readonly (string | null)[]
  /** The box at which the last cut card came out, `dealer` if it came out for the dealer, null before the first shoe. */
  readonly from: number | 'dealer' | null
}

/**
 * Who may cut the coming shoe, in the order they are asked (SH-4): from the box that has the right on to the
 * right, round the table, everybody once. The player furthest left has the lowest box (BJ-15), so the first shoe
 * and a cut card that came to the dealer both start at box 1. If the list ends without a yes, the house cuts.
 */
export function cutOffers({ boxes, present, from }: CutQuestion): string[] {
  if (present.length !== boxes) {
    throw new RangeError(
      `A table of ${boxes} boxes needs ${boxes} entries of who is present, not ${present.length}.`,
    )
  }
  const first = from === null || from === 'dealer' ? 1 : from
  if (!Number.isInteger(first) || first < 1 || first > boxes) {
    throw new RangeError(`The cut card came out at a box from 1 to ${boxes}, not ${first}.`)
  }
  const round = [...present.slice(first - 1), ...present]
  return [...new Set(round.filter((player) => player !== null))]
}
