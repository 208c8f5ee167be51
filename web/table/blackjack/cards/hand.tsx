import { Check } from 'lucide-react'
import { useState } from 'react'
import { totalOf } from '#engine/blackjack/hand'
import type { Dealer } from '#engine/blackjack/types'
import { totalText } from '#ui/draw/blackjack/total-text'
import { cardName } from '#ui/draw/cards/card-name'
import { PlayingCard, type PlayingCardProps } from '#ui/draw/cards/playing-card'
import { placeAt } from '#ui/draw/place'
import { Total } from '#ui/draw/total'
import { classes } from '#ui/kit/classes'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/cards/hand.module.css'
import {
  cardPlaces,
  dealerPlaces,
  type HandPlace,
  labelPlace,
  lieOf,
  totalPlace,
} from '#web/table/blackjack/cards/hand-geometry'
import type { HandView } from '#web/table/blackjack/cards/hand-view'
import { type Point, type StagePlan, shoeMouth } from '#web/table/blackjack/stage/plan'

interface Props {
  readonly view: HandView
  readonly place: HandPlace
  readonly shoe: Point
  readonly fresh: boolean
  /** Others' hands step back while this player hides them (TP-4). */
  readonly faded?: boolean
  /** Large, on a phone. */
  readonly large?: boolean
}

/** Cards, total and one label: always in the same relation. */
export function Hand({ view, place, shoe, fresh, faded = false, large = false }: Props) {
  const words = useWords()
  const { cards, held, mark, total, tone } = view
  if (cards.length === 0) return null
  const places = cardPlaces(place, cards.length)
  const isReduced = place.card < 40
  const name = words.blackjack.handName(cards.map((card) => cardName(words, card)).join(', '), total)
  return (
    <div
      className={classes(css.hand, view.current && css.current, faded && css.faded)}
      role="img"
      aria-label={name}
    >
      {inPlaces(places).map(([index, at]) => (
        <TableCard
          key={index}
          card={cards[index] ?? null}
          x={at.x}
          y={at.y}
          width={place.card}
          turn={place.turn + (isReduced ? 0 : lieOf(view.seat, index))}
          source={view.split && index === 0 ? place : shoe}
          fresh={fresh}
          dim={mark === 'bust' || mark === 'lost' || index >= held}
          drawing={isReduced ? 'reduced' : 'full'}
        />
      ))}
      <span
        className={classes(css.total, isReduced && css.above)}
        style={
          isReduced ? placeAt(place.x, place.y - place.card * 1.06) : spot(totalPlace(place, cards.length))
        }
      >
        <Total tone={tone} size={large && !place.crowded ? 'large' : 'medium'}>
          {total}
        </Total>
      </span>
      {mark !== null && !isReduced && (
        <span key={mark} className={classes(css.mark, css[mark])} style={spot(labelPlace(place))}>
          {mark === 'early' && <Check size={15} aria-hidden />}
          {markText(words.blackjack, view, mark)}
        </span>
      )}
    </div>
  )
}

function spot({ x, y }: Point) {
  return placeAt(x, y)
}

function markText(
  words: ReturnType<typeof useWords>['blackjack'],
  { early }: HandView,
  mark: NonNullable<HandView['mark']>,
): string {
  if (mark !== 'early') return words.marks[mark]
  return early === null ? '' : words.decidedLabel(words.decided[early])
}

interface DealerProps {
  readonly plan: StagePlan
  readonly dealer: Dealer
  readonly over: boolean
  readonly fresh: boolean
  /** The total at which everything pushes (FB-5). */
  readonly pushes: number
}

/** The dealer's cards in a row; the second one face down until it is turned. */
export function DealerHand({ plan, dealer, over, fresh, pushes }: DealerProps) {
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

interface CardProps extends Omit<PlayingCardProps, 'from'> {
  readonly x: number
  readonly y: number
  /** Where it came from; what lay there when the table was opened does not come again. */
  readonly source: Point
  readonly fresh: boolean
}

/** A card on the stage, slid from where it was. */
function TableCard({ source, fresh, ...card }: CardProps) {
  const [from] = useState(() => (fresh ? { x: source.x - card.x, y: source.y - card.y } : null))
  return <PlayingCard {...card} from={from} />
}
