import { useWords } from '#console/i18n/language'
import css from '#console/supervisor/orders/card-picker.module.css'
import { type Card as CardCode, DECK } from '#engine/cards/card'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'

interface Props {
  readonly card: CardCode | null
  readonly onPick: (card: CardCode) => void
}

/** All 52, for whoever has no reader at hand. */
export function CardPicker({ card: chosen, onPick }: Props) {
  const words = useWords()
  return (
    <fieldset className={css.picker}>
      <legend>{words.supervisor.orders.picker}</legend>
      <div className={css.cards}>
        {DECK.map((card) => (
          <button
            key={card}
            type="button"
            className={css.card}
            aria-pressed={card === chosen}
            aria-label={cardName(words, card)}
            onClick={() => onPick(card)}
          >
            <Card card={card} width={34} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
