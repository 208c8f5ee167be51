import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { refusalOf } from '#protocol/sight'
import { placeAt, units } from '#ui/draw/place'
import { useWords } from '#web/i18n/language'
import { useSight } from '#web/state/sight'
import { Plate } from '#web/table/blackjack/seats/plate'
import css from '#web/table/blackjack/seats/seat.module.css'
import type { Board, SeatView } from '#web/table/blackjack/spots/board'
import { SeatSpots, SpotButton } from '#web/table/blackjack/spots/spots'
import type { SeatPlace } from '#web/table/blackjack/stage/plan'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
  readonly place: SeatPlace
  readonly seat: SeatView
  readonly board: Board
  readonly open: boolean
  readonly currency: string
  readonly alongSides: boolean
  readonly hidden: boolean
  /** Others' money on the seat, beside its plate. */
  readonly company: ReactNode
  readonly onOptions: (seat: number, anchor: HTMLElement) => void
}

/** What can be done at one place: sit down, bet, bet behind, look who sits there. */
export function Seat(props: Props) {
  const { table, state, game, place, seat, board, open, currency, alongSides, hidden, company, onOptions } =
    props
  const { blackjack: words } = useWords()
  const sight = useSight(table, state)
  const where = board.shared ? words.hand(place.seat) : words.seat(place.seat)
  if (board.shared || seat.mine) {
    return (
      <>
        <SeatSpots
          table={table}
          state={state}
          place={place}
          where={where}
          open={open}
          sideBets={board.sideBets}
          stakes={board.stakes}
          along={board.own}
          currency={currency}
          alongSides={alongSides}
        />
        {board.shared ? (
          <span className={css.hand} style={placeAt(place.plate.x, place.plate.y)}>
            {where}
            {company}
          </span>
        ) : (
          <Plate
            table={table}
            place={place}
            seat={seat}
            company={company}
            onOptions={(anchor) => onOptions(place.seat, anchor)}
          />
        )}
      </>
    )
  }
  if (seat.player === null) {
    const mayNot = refusalOf(sight, { do: 'sit', seat: place.seat }) !== null
    return (
      <button
        type="button"
        className={css.sit}
        style={{
          ...placeAt(place.x, place.y),
          width: units(place.socket * 2),
          height: units(place.socket * 2),
        }}
        aria-label={words.sitAt(place.seat)}
        disabled={mayNot}
        onClick={() => void order(table, { do: 'sit', seat: place.seat })}
      >
        <Plus size={18} strokeWidth={2.4} aria-hidden />
        <span>{words.sitHere}</span>
      </button>
    )
  }
  const behind = game.rules.betBehind
  return (
    <>
      <SpotButton
        table={table}
        at={place}
        size={place.socket * 2}
        name={behind ? words.behindAt(place.seat) : words.joinBox(place.seat)}
        open={open && (!behind || seat.behindAllowed)}
        spots={[{ bet: 'main', seat: place.seat, behind }]}
      />
      {!hidden && (
        <Plate
          table={table}
          place={place}
          seat={seat}
          company={company}
          onOptions={(anchor) => onOptions(place.seat, anchor)}
        />
      )}
    </>
  )
}
