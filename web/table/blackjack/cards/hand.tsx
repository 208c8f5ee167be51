import { Check } from 'lucide-react'
import { cardName } from '#ui/draw/cards/card-name'
import { placeAt } from '#ui/draw/place'
import { Total } from '#ui/draw/total'
import { classes } from '#ui/kit/classes'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/cards/hand.module.css'
import {
  cardPlaces,
  type HandPlace,
  labelPlace,
  lieOf,
  totalPlace,
} from '#web/table/blackjack/cards/hand-geometry'
import type { HandView } from '#web/table/blackjack/cards/hand-view'
import { TableCard } from '#web/table/blackjack/cards/table-card'
import type { Point } from '#web/table/blackjack/stage/plan'

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
