import { useCallback } from 'react'
import type { TakenBackWhy } from '#engine/baccarat/types'
import type { TableEvent } from '#engine/table/types'
import { toast } from '#ui/kit/toast'
import {
  type News as NewsOfChips,
  newsOf as newsOfChips,
  tell as tellOfChips,
  useNewsAt,
} from '#web/table/sides/results/news'
import type { Tongue } from '#web/table/sides/spots/spot-view'

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

/** Tells the player what became of chips without a press of the own; `at` names the table where there are many. */
export function useNews(table: string, tongue: Tongue, at?: string): void {
  const hear = useCallback(
    (event: TableEvent, me: string) => {
      const news = newsOf(event, me)
      if (news !== null) tell(news, tongue, at)
    },
    [tongue, at],
  )
  useNewsAt(table, hear)
}

function tell(news: News, tongue: Tongue, at: string | undefined): void {
  const { words } = tongue
  const { news: sentences, bets } = words.baccarat
  const title = (text: string) => (at === undefined ? text : words.multi.news(at, text))
  switch (news.kind) {
    case 'takenBack':
      return toast('warning', title(sentences.takenBack[news.why]))
    case 'unconfirmed':
      return toast('warning', title(sentences.unconfirmed))
    default:
      return tellOfChips(news, tongue, bets, at)
  }
}
