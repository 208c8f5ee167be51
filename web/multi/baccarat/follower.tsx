import { useMemo } from 'react'
import { useSpoken } from '#web/i18n/language'
import type { FromHere } from '#web/multi/part'
import { useMe } from '#web/state/person'
import { useSwitches } from '#web/table/baccarat/decisions/use-switches'
import { useNews } from '#web/table/baccarat/results/use-news'

/** The player's switches are the table's too (TP-8), and news of chips are told with the table's name. */
export function Follower({ table, state, name }: FromHere<'baccarat'>) {
  const { words, formats } = useSpoken()
  const me = useMe()
  const currency = state.purses[me]?.currency ?? state.currency
  const tongue = useMemo(() => ({ words, formats, currency }), [words, formats, currency])
  useSwitches(table, state, state.game)
  useNews(table, tongue, name)
  return null
}
