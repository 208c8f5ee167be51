import { totalOf } from '#engine/blackjack/hand'
import type { Dealer } from '#engine/blackjack/types'
import { totalText } from '#ui/draw/blackjack/total-text'
import { cardName } from '#ui/draw/cards/card-name'
import { placeAt } from '#ui/draw/place'
import { Total } from '#ui/draw/total'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/cards/hand.module.css'
import { dealerPlaces } from '#web/table/blackjack/cards/hand-geometry'
import { TableCard } from '#web/table/blackjack/cards/table-card'
import { type StagePlan, shoeMouth } from '#web/table/blackjack/stage/plan'

interface Props {
  readonly plan: StagePlan
  readonly dealer: Dealer
  readonly over: boolean
  readonly fresh: boolean
  /** The total at which everything pushes (FB-5). */
  readonly pushes: number
}

/** The dealer's cards in a row; the second one face down until it is turned. */
export function DealerHand({ plan, dealer, over, fresh, pushes }: Props) {
  const words = useWords()
  const { cards, faceDown } = dealer
  if (cards.length === 0) return null
  const shown = faceDown ? [...cards.slice(0, 1), null, ...cards.slice(1)] : cards
  const places = dealerPlaces(plan.dealer, shown.length)
  const total = totalOf(cards)
  const text = totalText(cards, cards.length, !over)
  const tone = total > 21 && total !== pushes ? 'bust' : total === 21 && cards.length === 2 ? 'best' : 'plain'
  const first = places[0] ?? plan.dealer
  const name = words.blackjack.dealerName(shown.map((card) => cardName(words, card)).join(', '), text)
  return (
    <div className={css.hand} role="img" aria-label={name}>
      {inPlaces(places).map(([index, { x, y }]) => (
        <TableCard
          key={index}
          card={shown[index] ?? null}
          x={x}
          y={y}
          width={plan.dealer.card}
          turn={index % 2 === 0 ? -0.6 : 0.7}
          source={shoeMouth(plan)}
          fresh={fresh}
          drawing="full"
        />
      ))}
      <span
        className={css.aside}
        style={placeAt(first.x - plan.dealer.card / 2 + 5, first.y - plan.dealer.card * 0.52)}
      >
        <Total tone={tone}>{text}</Total>
      </span>
    </div>
  )
}
