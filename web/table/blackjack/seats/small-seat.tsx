import { Plus } from 'lucide-react'
import type { TableState } from '#engine/table/types'
import { refusalOf } from '#protocol/sight'
import { Flame } from '#ui/draw/flame'
import { placeAt } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import { useSight } from '#web/state/sight'
import { pickSeat } from '#web/table/blackjack/seats/picked'
import css from '#web/table/blackjack/seats/small-seat.module.css'
import type { SeatView } from '#web/table/blackjack/spots/board'
import type { SeatPlace } from '#web/table/blackjack/stage/plan'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly place: SeatPlace
  readonly seat: SeatView
  readonly current: boolean
  readonly shown: boolean
  /** A word below: the stored decision, or how the hand went. */
  readonly word: string | null
  /** How many have money behind it. */
  readonly behind: number
  readonly hidden: boolean
  readonly onOptions: (seat: number, anchor: HTMLElement) => void
}

/** A seat of a phone's table: a numbered disc. Free ones are taken, own ones shown, others' looked at. */
export function SmallSeat(props: Props) {
  const { table, state, place, seat, current, shown, word, behind, hidden, onOptions } = props
  const words = useWords()
  const { blackjack } = words
  const sight = useSight(table, state)
  const isFree = seat.player === null
  const inwards = place.plate.company === 'right' ? 1 : -1
  const name = isFree
    ? blackjack.sitAt(place.seat)
    : blackjack.takenBy(place.seat, seat.mine ? words.common.you : seat.name)
  const pressed = (anchor: HTMLElement) => {
    if (isFree) void order(table, { do: 'sit', seat: place.seat })
    else if (seat.mine && !shown) pickSeat(table, place.seat)
    else onOptions(place.seat, anchor)
  }
  return (
    <>
      <button
        type="button"
        className={classes(
          css.seat,
          isFree && css.free,
          seat.mine && css.mine,
          (current || (shown && seat.mine)) && css.shown,
        )}
        style={placeAt(place.x, place.y)}
        aria-label={name}
        disabled={isFree && refusalOf(sight, { do: 'sit', seat: place.seat }) !== null}
        onClick={(event) => pressed(event.currentTarget)}
      >
        {isFree ? <Plus size={18} strokeWidth={2.4} aria-hidden /> : place.seat}
      </button>
      {seat.streak > 0 && !hidden && (
        <span className={css.hot} style={placeAt(place.x + inwards * 21, place.y - 9)}>
          <Flame size={11} />
          {seat.streak}
        </span>
      )}
      {behind > 0 && !hidden && (
        <span className={css.behind} style={placeAt(place.x + inwards * 20, place.y + 13)}>
          {blackjack.behindCount(behind)}
        </span>
      )}
      {word !== null && (
        <span className={css.word} style={placeAt(place.plate.x, place.plate.y)}>
          {word}
        </span>
      )}
    </>
  )
}
