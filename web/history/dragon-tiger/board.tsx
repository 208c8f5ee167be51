import { PART_OF, SIDES } from '#engine/dragon-tiger/bets'
import { pointsOf } from '#engine/dragon-tiger/duel'
import { cardName } from '#ui/draw/cards/card-name'
import { Total } from '#ui/draw/total'
import type { BoardProps } from '#web/history/part'
import css from '#web/history/replay/board.module.css'
import { BoardCard } from '#web/history/replay/board-cards'
import { useWords } from '#web/i18n/language'

const CARD = 60

/** One card each, as at the table. */
export function DragonTigerBoard({ state: { game }, moves }: BoardProps<'dragon-tiger'>) {
  const words = useWords()
  return (
    <div className={css.sides}>
      {SIDES.map((side) => {
        const card = game[side]
        const name = words.dragonTiger.bets[side]
        const total = card === null ? '–' : String(pointsOf(card))
        return (
          <section key={side} className={css.side} data-side={PART_OF[side]} data-won={game.winner === side}>
            <h4>
              <span className={css.print}>{name}</span>
              <Total tone={PART_OF[side]}>{total}</Total>
            </h4>
            <div
              className={css.places}
              role="img"
              aria-label={`${name}: ${card === null ? '' : cardName(words, card)}. ${total}`}
            >
              <span className={css.place}>
                {card !== null && <BoardCard card={card} width={CARD} moves={moves} />}
              </span>
            </div>
          </section>
        )
      })}
    </div>
  )
}
