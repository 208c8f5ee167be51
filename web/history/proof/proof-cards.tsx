import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { agrees, type ComparedCard } from '#web/history/proof/fairness'
import css from '#web/history/proof/proof-view.module.css'
import { useWords } from '#web/i18n/language'

/** Every card of the round beside its place in the rebuilt shoe. */
export function ProofCards({ cards }: { readonly cards: readonly ComparedCard[] }) {
  const words = useWords()
  const { history } = words
  return (
    <ol className={css.cards}>
      {cards.map((compared) => {
        const { card, place, rebuilt } = compared
        const same = agrees(compared)
        const says = !same
          ? history.cardOther(cardName(words, rebuilt))
          : card === null
            ? history.neverShown
            : history.cardSame
        return (
          <li key={place} data-same={same}>
            <Card
              card={card ?? rebuilt}
              width={34}
              label={`${history.cardAt(place)}: ${cardName(words, card ?? rebuilt)}, ${says}`}
            />
            <small aria-hidden>
              {place} {same ? '✓' : '✕'}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
