import { Hourglass, Play } from 'lucide-react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { refusalOf } from '#protocol/sight'
import { Button } from '#ui/kit/button'
import { useWords } from '#web/i18n/language'
import { useSight } from '#web/state/sight'
import css from '#web/table/blackjack/decisions/deal-now.module.css'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
}

/** VE-13: fixes the own bets; the round starts as soon as everybody with a bet said so. */
export function DealNow({ table, state, game }: Props) {
  const { blackjack: words } = useWords()
  const sight = useSight(table, state)
  if (game.phase !== 'betting' || game.rules.seating !== 'seat') return null
  if (game.ready.includes(sight.me)) {
    return (
      <p className={css.ready}>
        <Hourglass size={16} aria-hidden /> {words.waitOthers}
      </p>
    )
  }
  if (refusalOf(sight, { do: 'dealNow' }) !== null) return null
  return (
    <Button
      look="outline"
      title={words.dealNowHint}
      className={css.button}
      onClick={() => void order(table, { do: 'dealNow' })}
    >
      <Play size={16} aria-hidden /> {words.dealNow}
    </Button>
  )
}
