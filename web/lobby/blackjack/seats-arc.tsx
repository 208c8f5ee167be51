import { memo } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import { CardBack } from '#ui/draw/cards/card-back'
import { Shoe, Tray } from '#ui/draw/cloth/furniture'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/blackjack/seats-arc.module.css'
import { type SeatPlace, seatPlaces } from '#web/lobby/blackjack/seats-geometry'

interface Props {
  readonly table: LobbyTable
  readonly seats: NonNullable<LobbyTable['seats']>
}

/** A blackjack table from above: who sits where, and whether a hand is played. */
export function SeatsArc({ table: { hot, phase }, seats }: Props) {
  const { lobby: words } = useWords()
  const label = [
    words.seatsTaken(seats.taken, seats.of),
    ...(hot === null ? [] : [words.hot(hot.seat, hot.streak)]),
  ].join(', ')
  return (
    <svg className={css.table} viewBox="0 0 300 104" role="img" aria-label={label}>
      <Furniture dealt={phase !== 'betting'} />
      {seatPlaces(seats.of).map((place) =>
        seats.free.includes(place.seat) ? (
          <circle key={place.seat} className={css.free} cx={place.x} cy={place.y} r="9" />
        ) : (
          <Sitter key={place.seat} place={place} streak={hot?.seat === place.seat ? hot.streak : 0} />
        ),
      )}
    </svg>
  )
}

const Furniture = memo(function Furniture({ dealt }: { readonly dealt: boolean }) {
  return (
    <>
      <path className={css.edge} d="M22 8Q150 -4 278 8C284 60 226 98 150 98S16 60 22 8Z" />
      <path className={css.print} d="M70 26Q150 58 230 26" />
      <g transform="translate(222 3) scale(.15)">
        <Shoe fill={0.6} />
      </g>
      <g transform="translate(60 5) scale(.15)">
        <Tray />
      </g>
      {[134, 152].map((x) => (
        <g key={x} transform={`translate(${x} 9)`}>
          {dealt ? (
            <g transform="scale(.06)">
              <CardBack />
            </g>
          ) : (
            <rect className={css.place} width="15" height="21" rx="1.5" />
          )}
        </g>
      ))}
    </>
  )
})

/** Somebody who wins again and again has a flame with the number of wins. */
function Sitter({ place: { x, y }, streak }: { readonly place: SeatPlace; readonly streak: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className={css.taken} r="9.5" />
      <circle className={css.person} cy="-2.2" r="3" />
      <path className={css.person} d="M-5 5.5a5 4.5 0 0 1 10 0" />
      {streak > 0 && (
        <g transform="translate(9 -8)">
          <circle className={css.hot} r="6.5" />
          <text className={css.wins} textAnchor="middle" y="3">
            {streak}
          </text>
        </g>
      )}
    </g>
  )
}
