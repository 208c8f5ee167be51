import { type SideHand, type Slot, sideHands } from '#console/baccarat/places'
import css from '#console/dealer/cards/sides.module.css'
import type { CardsProps } from '#console/family'
import type { Words } from '#console/i18n/language'
import { useWords } from '#console/i18n/language'
import { cardName } from '#ui/draw/cards/card-name'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { classes } from '#ui/kit/classes'

export function BaccaratCards({ state, wanted }: CardsProps<'baccarat'>) {
  return (
    <div className={css.hands}>
      {sideHands(state.game, wanted).map((hand) => (
        <Hand key={hand.side} hand={hand} />
      ))}
    </div>
  )
}

function Hand({ hand }: { readonly hand: SideHand }) {
  const words = useWords()
  const { cards } = words.dealer
  const { side, slots, total, won, tie } = hand
  const isNext = slots.some(({ next }) => next)
  return (
    <div className={classes(css.hand, css[side], isNext && css.current, won === false && css.lost)}>
      <header className={css.head}>
        <h2>{cards.sides[side]}</h2>
        <span className={css.outcome}>{won === true ? cards.wins : tie ? cards.tie : ''}</span>
        <span className={css.total} aria-hidden="true">
          {total ?? '–'}
        </span>
      </header>
      <p className="unseen">{handWords(words, hand)}</p>
      <div className={css.slots}>
        {slots.map((slot, index) => (
          <div key={`${side} ${cards.nth(index + 1)}`} className={classes(css.slot, slot.next && css.next)}>
            {slot.card === null ? (
              <span aria-hidden="true">{cards.nth(index + 1)}</span>
            ) : (
              <PlayingCard card={slot.card === 'back' ? null : slot.card} width={108} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

function handWords(words: Words, { slots, total }: SideHand): string {
  const { cards } = words.dealer
  const names = slots.flatMap(({ card }: Slot) =>
    card === null ? [] : [cardName(words, card === 'back' ? null : card)],
  )
  if (names.length === 0) return cards.empty
  return [...names, ...(total === null ? [] : [cards.total(total)])].join(', ')
}
