import type { Cents } from '#engine/money/cents'

/** Exact odds `win : stake`, as the rulebooks print them: 3:2, 19:20, 11:1 (MO-2). */
export type Odds = readonly [win: number, stake: number]

export const EVEN: Odds = [1, 1]

/** What a stake wins at these odds, its own return not counted; rounded down to the cent (MO-2). */
export function winnings(stake: Cents, [win, per]: Odds): Cents {
  const exact = stake * win
  return ((exact - (exact % per)) / per) as Cents
}

/** `3:2`, the notation of rulebooks and limits panels. */
export function oddsText([win, per]: Odds): string {
  return `${win}:${per}`
}
