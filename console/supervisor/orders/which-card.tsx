import { useId } from 'react'
import { useWords } from '#console/i18n/language'
import css from '#console/supervisor/orders/which-card.module.css'
import type { NumberedCard } from '#console/supervisor/table/card-numbers'
import { placeName } from '#console/supervisor/table/place-words'
import type { TableState } from '#engine/table/types'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'

interface Props {
  readonly label: string
  readonly state: TableState | null
  readonly cards: readonly NumberedCard[]
  readonly value: number
  readonly onChange: (number: number) => void
}

/** The round's cards in the order in which they were dealt, one of them chosen. */
export function WhichCard({ label, state, cards, value, onChange }: Props) {
  const words = useWords()
  const group = useId()
  if (state === null) return null
  return (
    <fieldset className={css.which}>
      <legend>{label}</legend>
      <div className={css.cards}>
        {cards.map(({ card, number, place }) => (
          <label key={number} className={css.card}>
            <input
              type="radio"
              name={group}
              checked={number === value}
              onChange={() => onChange(number)}
              aria-label={`${words.supervisor.table.card(number, cardName(words, card))}, ${placeName(words.supervisor, place, state)}`}
            />
            <span aria-hidden>
              <b>{number}</b>
              <Card card={card} width={46} />
              <small>{placeName(words.supervisor, place, state)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
