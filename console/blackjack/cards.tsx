import css from '#console/blackjack/cards.module.css'
import { HandCards } from '#console/blackjack/hand-cards'
import { blackjackPlaces, type SeatInPlace } from '#console/blackjack/places'
import type { CardsProps } from '#console/family'
import { useWords } from '#console/i18n/language'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'

/** Two hands that everybody plays have more room than seven seats. */
const FEW = 3

export function BlackjackCards({ state, wanted }: CardsProps<'blackjack'>) {
  const { cards } = useWords().dealer
  const { game, people } = state
  const { dealer, seats } = blackjackPlaces(game, wanted)
  const isFew = seats.length <= FEW
  return (
    <div className={classes(css.table, isFew && css.few)}>
      <div className={classes(css.dealer, dealer.next && css.current)}>
        <h2>{cards.dealer}</h2>
        <HandCards hand={dealer} width={isFew ? 80 : 62} room={330} name={cards.dealer} />
      </div>
      <ol className={css.seats}>
        {seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} name={nameOf(seat, people)} isFew={isFew} />
        ))}
      </ol>
    </div>
  )
}

function nameOf({ player }: SeatInPlace, people: TableState['people']): string | null {
  return player === null ? null : (people[player]?.name ?? player)
}

interface RowProps {
  readonly seat: SeatInPlace
  readonly name: string | null
  readonly isFew: boolean
}

const ROOM = 322

function SeatRow({ seat, name, isFew }: RowProps) {
  const { cards } = useWords().dealer
  const isNow = seat.hands.some(({ next, turn }) => next || turn)
  return (
    <li className={classes(css.seat, !seat.inPlay && css.idle, isNow && css.current)}>
      <div className={css.who}>
        <b>{isFew ? cards.hand(seat.seat) : seat.seat}</b>
        {!isFew && <span>{name ?? cards.free}</span>}
      </div>
      <div className={css.hands}>
        {(seat.inPlay || isNow) &&
          seat.hands.map((hand) => (
            <HandCards
              key={hand.hand}
              hand={hand}
              width={isFew ? 84 : 40}
              room={ROOM / seat.hands.length}
              name={isFew ? cards.hand(seat.seat) : cards.seat(seat.seat)}
            />
          ))}
      </div>
    </li>
  )
}
