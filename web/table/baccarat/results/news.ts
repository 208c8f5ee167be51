import type { BaccaratBet } from '#engine/baccarat/bets'
import type { TakenBackWhy } from '#engine/baccarat/types'
import type { UnplayedReason } from '#engine/round/refusal'
import type { TableEvent } from '#engine/table/types'

/** What a player has to be told of the own chips, because nobody pressed anything for it. */
export type News =
  /** MO-5: the maximum cut something off. */
  | { readonly kind: 'cut'; readonly bet: BaccaratBet; readonly amount: number }
  /** SB-4: what they needed was gone. */
  | { readonly kind: 'takenBack'; readonly why: Exclude<TakenBackWhy, 'player'> }
  /** MB-3: chips that nobody confirmed. */
  | { readonly kind: 'unconfirmed' }
  /** FL-3: refused when betting closed. */
  | {
      readonly kind: 'refused'
      readonly bets: readonly { readonly bet: BaccaratBet; readonly reason: UnplayedReason }[]
    }

export function newsOf(event: TableEvent, me: string): News | null {
  if (event.type === 'placed' && 'bet' in event) {
    if (event.player !== me || event.cut === 0) return null
    return { kind: 'cut', bet: event.bet, amount: event.amount }
  }
  if (event.type === 'takenBack' && 'bet' in event) {
    if (event.player !== me || event.why === 'player') return null
    return { kind: 'takenBack', why: event.why }
  }
  if (event.type !== 'closed' || !('unconfirmed' in event)) return null
  const bets = event.refused.filter(({ player }) => player === me)
  if (bets.length > 0) return { kind: 'refused', bets: bets.map(({ bet, reason }) => ({ bet, reason })) }
  return event.unconfirmed.some(({ player }) => player === me) ? { kind: 'unconfirmed' } : null
}
