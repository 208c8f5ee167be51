import { isSoft, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'

/** `7/17` while an ace may count both; the best total once nobody draws any more. */
export function totalText(cards: readonly Card[], held: number, open: boolean): string {
  if (held === 0) return ''
  const total = totalOf(cards, held)
  return open && total < 21 && isSoft(cards, held) ? `${total - 10}/${total}` : String(total)
}
