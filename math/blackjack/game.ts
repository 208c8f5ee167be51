import type { BlackjackRules } from '#engine/blackjack/rules'

/** What of a game's rule record and shoe its return depends on. */
export interface GameToSolve {
  readonly rules: BlackjackRules
  readonly decks: number
}

/** Up cards (1 to 10) under which the dealer's blackjack shows before any decision. */
export function looks({ rules }: GameToSolve, up: number): boolean {
  if (rules.deal !== 'american') return false
  if (up === 1) return rules.looksUnder !== 'none'
  return up === 10 && rules.looksUnder === 'ace-or-ten'
}

/** The card that would make a dealer's blackjack of this up card; 0 if none. */
export function completing(up: number): number {
  if (up === 1) return 10
  return up === 10 ? 1 : 0
}
