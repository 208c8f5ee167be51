import { useEffect } from 'react'
import type { UnplayedReason } from '#engine/round/refusal'
import type { TableEvent } from '#engine/table/types'
import { reasonSaid } from '#protocol/story/say'
import { toast } from '#ui/kit/toast'
import { useMe } from '#web/state/person'
import { onTableEvents } from '#web/state/tables'
import type { Tongue } from '#web/table/sides/spots/spot-view'

/** What a player has to be told of the own chips at any table without seats, because nobody pressed anything for it. */
export type News =
  /** MO-5: the maximum cut something off. */
  | { readonly kind: 'cut'; readonly bet: string; readonly amount: number }
  /** FL-3: refused when betting closed. */
  | {
      readonly kind: 'refused'
      readonly bets: readonly { readonly bet: string; readonly reason: UnplayedReason }[]
    }

export function newsOf(event: TableEvent, me: string): News | null {
  if (event.type === 'placed' && 'player' in event) {
    if (event.player !== me || event.cut === 0) return null
    return { kind: 'cut', bet: event.bet, amount: event.amount }
  }
  if (event.type !== 'closed') return null
  const bets = event.refused.filter(({ player }) => player === me)
  return bets.length === 0
    ? null
    : { kind: 'refused', bets: bets.map(({ bet, reason }) => ({ bet, reason })) }
}

/** Hears what happens at a table, for this player; `tell` stays the same as long as it means the same. */
export function useNewsAt(table: string, tell: (event: TableEvent, me: string) => void): void {
  const me = useMe()
  useEffect(
    () =>
      onTableEvents((where, events) => {
        if (where === table) for (const event of events) tell(event, me)
      }),
    [table, me, tell],
  )
}

/** `names` are those of the bets; `at` names the table where there are many. */
export function tell(
  news: News,
  { words, formats, currency }: Tongue,
  names: Readonly<Record<string, string>>,
  at?: string,
): void {
  const { news: sentences } = words.cloth
  const title = (text: string) => (at === undefined ? text : words.multi.news(at, text))
  if (news.kind === 'cut') {
    toast('warning', title(sentences.cut(formats.money(news.amount, currency, true))))
    return
  }
  const lines = news.bets.map(({ bet, reason }) => `${names[bet] ?? bet}: ${reasonSaid(reason)(words.story)}`)
  // Money refused stays until it is read.
  toast('stop', title(sentences.refused), lines.join(' · '), true)
}
