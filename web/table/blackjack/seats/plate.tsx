import { Bot, Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Flame } from '#ui/draw/flame'
import { placeAt } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/seats/plate.module.css'
import type { SeatView } from '#web/table/blackjack/spots/board'
import type { SeatPlace } from '#web/table/blackjack/stage/plan'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly place: SeatPlace
  readonly seat: SeatView
  /** Others' money on the seat, beside it. */
  readonly company: ReactNode
  readonly onOptions: (anchor: HTMLElement) => void
}

/** Who sits here: number, name and the run of wins; more at a press. */
export function Plate({ table, place, seat, company, onOptions }: Props) {
  const words = useWords()
  const name = seat.mine ? words.common.you : seat.name
  return (
    <div
      className={classes(css.plate, seat.mine && css.mine)}
      style={placeAt(place.plate.x, place.plate.y)}
      data-by={place.plate.by}
    >
      <button
        type="button"
        className={css.who}
        aria-label={`${words.blackjack.takenBy(place.seat, name)}. ${words.blackjack.seatOptions(place.seat)}`}
        aria-haspopup="dialog"
        onClick={(event) => onOptions(event.currentTarget)}
      >
        <span className={css.number}>{place.seat}</span>
        <span className={css.name}>{name}</span>
        {seat.house && <Bot size={13} aria-label={words.blackjack.houseMark} />}
        {seat.ready && <Check size={14} aria-label={words.blackjack.ready} />}
        {seat.streak > 0 && (
          <span className={classes(css.hot, seat.hottest && css.hottest)}>
            <Flame size={seat.hottest ? 17 : 14} />
            <span aria-hidden>{seat.streak}</span>
            <span className="unseen">{words.blackjack.wins(seat.streak)}</span>
          </span>
        )}
      </button>
      {seat.mine && (
        <button
          type="button"
          className={css.leave}
          aria-label={seat.leaving ? words.blackjack.leaving : words.blackjack.leave}
          title={seat.leaving ? words.blackjack.leaving : words.blackjack.leave}
          disabled={seat.leaving}
          onClick={() => void order(table, { do: 'leave', seat: place.seat })}
        >
          <X size={14} aria-hidden />
        </button>
      )}
      {company}
    </div>
  )
}
