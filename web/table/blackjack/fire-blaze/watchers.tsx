import { totalOf } from '#engine/blackjack/hand'
import type { State } from '#engine/blackjack/types'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import { useLobby } from '#web/state/lobby'
import { playersIn } from '#web/table/blackjack/fire-blaze/own-win'
import css from '#web/table/blackjack/fire-blaze/watchers.module.css'

interface Props {
  readonly table: string
  readonly game: State
}

/** The hand that brought the points, and how many watch the same bonus. */
export function Watchers({ table, game }: Props) {
  const words = useWords()
  const { fireBlaze: text } = words
  const players = useLobby(({ known }) => known?.tables.get(table)?.players ?? 0)
  const staked = playersIn(game.sides)
  const { cards } = game.dealer
  return (
    <div className={css.watchers}>
      <div className={css.hand}>
        {inPlaces(cards).map(([index, card]) => (
          <Card key={index} card={card} width={38} drawing="reduced" label={cardName(words, card)} />
        ))}
      </div>
      <p>
        {text.dealer(String(totalOf(cards)))}
        {players > 0 && ` · ${text.same(players)}`}
        {staked > 0 && `, ${text.staked(staked)}`}
      </p>
    </div>
  )
}
