import { useEffect } from 'react'
import { toast } from '#ui/kit/toast'
import { useMe } from '#web/state/person'
import { onTableEvents } from '#web/state/tables'
import { type News, newsOf } from '#web/table/baccarat/results/news'
import { tell as tellOfChips } from '#web/table/sides/results/news'
import type { Tongue } from '#web/table/sides/spots/spot-view'

/** Tells the player what became of chips without a press of the own; `at` names the table where there are many. */
export function useNews(table: string, tongue: Tongue, at?: string): void {
  const me = useMe()
  useEffect(
    () =>
      onTableEvents((where, events) => {
        if (where !== table) return
        for (const event of events) {
          const news = newsOf(event, me)
          if (news !== null) tell(news, tongue, at)
        }
      }),
    [table, me, tongue, at],
  )
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
