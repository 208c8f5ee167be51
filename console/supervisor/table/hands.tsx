import { useWords } from '#console/i18n/language'
import { type LyingHand, lyingHands } from '#console/supervisor/table/card-numbers'
import css from '#console/supervisor/table/hands.module.css'
import { placeName } from '#console/supervisor/table/place-words'
import { totalOf } from '#engine/baccarat/hand'
import type { TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { Total } from '#ui/draw/total'
import { totalText } from '#ui/draw/total-text'
import { inPlaces } from '#ui/kit/in-places'

/** The round's cards on the game's cloth, each with the number that orders name it by. */
export function Hands({ state }: { readonly state: TableState }) {
  const { table } = useWords().supervisor
  const hands = lyingHands(state)
  const isEmpty = hands.every(({ cards }) => cards.length === 0)
  const { game } = state
  const winner = isBlackjack(game) ? null : game.winner
  return (
    <div
      className={css.cloth}
      data-cloth={state.id}
      data-family={isBlackjack(game) ? 'blackjack' : 'baccarat'}
    >
      {isEmpty && <p className={css.none}>{table.noCards}</p>}
      {!isEmpty && hands.map((hand) => <Hand key={JSON.stringify(hand.place)} state={state} hand={hand} />)}
      {winner !== null && !isEmpty && (
        <p className={css.winner}>
          {table.winner[winner === 'P' ? 'player' : winner === 'B' ? 'banker' : 'tie']}
        </p>
      )}
    </div>
  )
}

function Hand({ state, hand: { place, cards } }: { readonly state: TableState; readonly hand: LyingHand }) {
  const words = useWords()
  const { table } = words.supervisor
  const { game, live, people } = state
  const isSeat = typeof place === 'object' && place.seat > 0
  const owner = isSeat && isBlackjack(game) ? (game.seats[place.seat - 1]?.player ?? null) : null
  const isTurn =
    isSeat && isBlackjack(game) && game.turn?.seat === place.seat && game.turn.hand === place.hand
  const total = totalOfHand(state, cards)
  return (
    <section
      className={css.hand}
      data-turn={isTurn}
      data-seat={isSeat}
      aria-label={placeName(words.supervisor, place, state)}
    >
      <h3>
        {placeName(words.supervisor, place, state)}
        {total !== '' && <Total tone={isTurn ? 'current' : 'plain'}>{total}</Total>}
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

function totalOfHand({ game }: TableState, cards: LyingHand['cards']): string {
  const up = cards.flatMap(({ card }) => (card === null ? [] : [card]))
  if (up.length === 0) return ''
  return isBlackjack(game) ? totalText(up, up.length, game.phase !== 'over') : String(totalOf(up))
}
