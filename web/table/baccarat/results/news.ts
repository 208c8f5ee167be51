import type { TakenBackWhy } from '#engine/baccarat/types'
import type { TableEvent } from '#engine/table/types'
import { type News as NewsOfChips, newsOf as newsOfChips } from '#web/table/sides/results/news'

/** What a player has to be told of the own chips, because nobody pressed anything for it. */
export type News =
  | NewsOfChips
  /** SB-4: what they needed was gone. */
  | { readonly kind: 'takenBack'; readonly why: Exclude<TakenBackWhy, 'player'> }
  /** MB-3: chips that nobody confirmed. */
  | { readonly kind: 'unconfirmed' }

export function newsOf(event: TableEvent, me: string): News | null {
  if (event.type === 'takenBack' && 'why' in event) {
    if (event.player !== me || event.why === 'player') return null
    return { kind: 'takenBack', why: event.why }
  }
  const news = newsOfChips(event, me)
  if (news !== null || event.type !== 'closed' || !('unconfirmed' in event)) return news
  return event.unconfirmed.some(({ player }) => player === me) ? { kind: 'unconfirmed' } : null
}
