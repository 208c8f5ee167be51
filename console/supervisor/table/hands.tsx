import { partsOf } from '#console/families'
import type { LyingHand } from '#console/family'
import { useWords } from '#console/i18n/language'
import css from '#console/supervisor/table/hands.module.css'
import { placeName } from '#console/supervisor/table/place-words'
import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { Total } from '#ui/draw/total'
import { inPlaces } from '#ui/kit/in-places'

/** The round's cards on the game's cloth, each with the number that orders name it by. */
export function Hands({ state }: { readonly state: TableState }) {
  const { table } = useWords().supervisor
  const parts = partsOf(state.id)
  const hands = parts.hands(state)
  const isEmpty = hands.every(({ cards }) => cards.length === 0)
  const { sides, outcome } = gameOf(state.id)
  const winner = outcome(state.game)?.winner ?? null
  return (
    <div className={css.cloth} data-cloth={state.id} data-hands={parts.handsAs}>
      {isEmpty && <p className={css.none}>{table.noCards}</p>}
      {!isEmpty && hands.map((hand) => <Hand key={JSON.stringify(hand.place)} state={state} hand={hand} />)}
      {winner !== null && !isEmpty && (
        <p className={css.winner}>{table.winner[winner === 'T' || sides === null ? 'tie' : sides[winner]]}</p>
      )}
    </div>
  )
}

function Hand({ state, hand }: { readonly state: TableState; readonly hand: LyingHand }) {
  const words = useWords()
  const { table } = words.supervisor
  const { live, people } = state
  const { place, cards, total, owner, turn } = hand
  const isSeat = typeof place === 'object' && place.seat > 0
  return (
    <section
      className={css.hand}
      data-turn={turn}
      data-seat={isSeat}
      aria-label={placeName(words.supervisor, place, state)}
    >
      <h3>
        {placeName(words.supervisor, place, state)}
        {total !== '' && <Total tone={turn ? 'current' : 'plain'}>{total}</Total>}
      </h3>
      <ol className={css.cards}>
        {inPlaces(cards).map(([index, { card, number }]) => (
          <li key={index}>
            <Card
              card={card}
              width={isSeat ? 46 : 58}
              label={number === null ? cardName(words, card) : table.card(number, cardName(words, card))}
            />
            {live !== undefined && number !== null && <b aria-hidden>{number}</b>}
          </li>
        ))}
      </ol>
      {owner !== null && <p>{people[owner]?.name ?? owner}</p>}
    </section>
  )
}
