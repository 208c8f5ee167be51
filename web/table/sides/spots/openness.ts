import type { Reason } from '#engine/round/refusal'

/** Why nobody could lay a chip here, however much money: the others are told when a chip is laid. */
export type ClosedWhy =
  | 'zero-commission'
  | 'shoe'
  | 'opposite-bets'
  | 'needs-main'
  | 'golden-only'
  | 'cash-only'
  | 'not-offered'

/** What closes a spot for as long as it lasts, and is said there. */
export const LASTING: Readonly<Partial<Record<Reason, ClosedWhy>>> = {
  'not-in-game': 'not-offered',
  'switched-off': 'not-offered',
  'zero-commission': 'zero-commission',
  'mixed-chips': 'golden-only',
  closed: 'shoe',
  'opposite-bets': 'opposite-bets',
  'needs-main': 'needs-main',
}

export type Fate = 'won' | 'lost' | 'returned'
