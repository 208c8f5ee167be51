import { memo } from 'react'
import type { SideBet } from '#engine/blackjack/types'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/spots/sockets.module.css'
import { decidesInDock, type SeatPlace, type StagePlan } from '#web/table/blackjack/stage/plan'

const FLAT = 0.9
const LINE = 10

interface SocketProps {
  readonly place: SeatPlace
  readonly bets: readonly SideBet[]
  readonly lit: boolean
  readonly free: boolean
}

/** What is printed before one seat: the main circle and one for each side bet. */
const Socket = memo(function Socket({ place, bets, lit, free }: SocketProps) {
  const { blackjack: words } = useWords()
  const { x, y, turn, socket, sideSocket, sides } = place
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse
        className={classes(css.main, lit && css.lit, free && css.dashed)}
        rx={socket}
        ry={socket * FLAT}
      />
      {socket > 24 && <ellipse className={css.inner} rx={socket - 6} ry={(socket - 6) * FLAT} />}
      {sides.map((side, index) => {
        const bet = bets[index]
        if (bet === undefined) return null
        const lines = words.print[bet].split('|')
        return (
          <g key={bet} transform={`translate(${side.x} ${side.y})`}>
            <ellipse
              className={classes(css.side, bet === 'fireBlaze' && css.fire)}
              rx={sideSocket}
              ry={sideSocket * FLAT}
            />
            {lines.map((text, row) => (
              <text
                key={text}
                className={lines.length > 1 ? css.print : css.short}
                y={(row - (lines.length - 1) / 2) * LINE + (lines.length > 1 ? 3.4 : 4.4)}
                textAnchor="middle"
              >
                {text}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
})

interface Props {
  readonly plan: StagePlan
  readonly bets: readonly SideBet[]
  /** The seat on turn. */
  readonly current: number | null
  readonly freeSeats: ReadonlySet<number>
}

export function Sockets({ plan, bets, current, freeSeats }: Props) {
  const lit = plan.seats.find(({ seat }) => seat === current)
  return (
    <>
      {lit !== undefined && !decidesInDock(plan.kind) && (
        <ellipse cx={lit.x} cy={lit.y - lit.reach * 0.62} rx="190" ry="150" fill="url(#pool-of-light)" />
      )}
      {plan.seats.map((place) => (
        <Socket
          key={place.seat}
          place={place}
          bets={bets}
          lit={place.seat === current}
          free={freeSeats.has(place.seat)}
        />
      ))}
    </>
  )
}
