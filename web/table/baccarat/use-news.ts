import { useEffect } from 'react'
import { reasonName } from '#protocol/story/names'
import { useMe } from '#web/state/person'
import { onTableEvents } from '#web/state/tables'
import { toast } from '#web/state/toasts'
import { type News, newsOf } from '#web/table/baccarat/news'
import type { Tongue } from '#web/table/baccarat/spot-view'

/** Tells the player what became of chips without a press of the own. */
export function useNews(table: string, tongue: Tongue): void {
  const me = useMe()
  useEffect(
    () =>
      onTableEvents((where, events) => {
        if (where !== table) return
        for (const event of events) {
          const news = newsOf(event, me)
          if (news !== null) tell(news, tongue)
        }
      }),
    [table, me, tongue],
  )
}

function tell(news: News, { words, formats, language, currency }: Tongue): void {
  const { news: sentences, bets } = words.baccarat
  switch (news.kind) {
    case 'cut':
      return toast('warning', sentences.cut(formats.money(news.amount, currency, true)))
    case 'takenBack':
      return toast('warning', sentences.takenBack[news.why])
    case 'unconfirmed':
      return toast('warning', sentences.unconfirmed)
    case 'refused': {
      const lines = news.bets.map(({ bet, reason }) => `${bets[bet]}: ${reasonName(reason)[language]}`)
      // Money refused stays until it is read.
      return toast('stop', sentences.refused, lines.join(' · '), true)
    }
    default:
      return news satisfies never
  }
}
