import type { Say, Why } from '#protocol/story/say'

/** Whose money a stake is; null for the reader's own. It is told in its own currency: nothing is exchanged (MO-6). */
export interface Staker {
  readonly who: Say | null
  readonly currency: string
}

/** How a result came about: before the round's end, and after which close of its bets. */
export interface Course<Event> {
  readonly early: boolean
  readonly closed: Extract<Event, { readonly type: 'closed' }> | null
}

/** Where a bet lay; no seat where nobody sits. */
export interface ToldPlace {
  readonly seat: number | null
  /** Place among the seat's hands, from 0. */
  readonly hand: number
  readonly behind: boolean
  /** Worth of the house's tokens on it (FB-10). */
  readonly free: number
}

export const NO_SEAT: ToldPlace = { seat: null, hand: 0, behind: false, free: 0 }

/** How the rounds of a family are told. */
export interface Teller<State, Event, Result> {
  /** An event in words, the table being as it is after it; null for what is not worth any. */
  step(event: Event, after: State, staker: (player: string) => Staker): Say | null
  place(result: Result): ToldPlace
  /** Why a bet came to its result, from the table as it lies when the round is over. */
  why(state: State, result: Result, course: Course<Event>): Why
}
