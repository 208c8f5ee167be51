import type { Side } from '#engine/baccarat/bets'
import { totalOf } from '#engine/baccarat/hand'
import type { State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { Total } from '#ui/draw/total'
import type { BoardProps } from '#web/history/part'
import css from '#web/history/replay/board.module.css'
import { BoardCard } from '#web/history/replay/board-cards'
import { useWords } from '#web/i18n/language'
import { cardsOf } from '#web/table/baccarat/cards/cards'

/** Both hands; the third cards lie outside, as at the table. */
export function BaccaratBoard({ state: { game }, moves }: BoardProps<'baccarat'>) {
  return (
    <div className={css.sides}>
      <Hand game={game} side="player" places={[2, 0, 1]} moves={moves} />
      <Hand game={game} side="banker" places={[0, 1, 2]} moves={moves} />
    </div>
  )
}

interface HandProps {
  readonly game: State
  readonly moves: boolean
  readonly side: Side
  readonly places: readonly number[]
}

const WINS = { player: 'P', banker: 'B' } as const
const CARD = 60

function Hand({ game, side, places, moves }: HandProps) {
  const words = useWords()
  const cards = cardsOf(game, side)
  const up = cards.filter((card): card is Card => card !== null)
  const total = up.length === 0 ? '–' : String(totalOf(up))
  const name = `${words.history[side]}: ${cards.map((card) => cardName(words, card)).join(', ')}. ${total}`
  return (
    <section className={css.side} data-side={side} data-won={game.winner === WINS[side]}>
      <h4>
        <span className={css.print}>{words.history[side]}</span>
        <Total tone={side}>{total}</Total>
      </h4>
      <div className={css.places} role="img" aria-label={name}>
        {places.map((place) => {
          const card = cards[place]
          return (
            <span key={place} className={css.place}>
              {card !== undefined && <BoardCard card={card} width={CARD} moves={moves} />}
            </span>
          )
        })}
      </div>
    </section>
  )
}
