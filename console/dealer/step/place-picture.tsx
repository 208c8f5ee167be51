import css from '#console/dealer/step/place-picture.module.css'
import { partsOf } from '#console/families'
import type { CardPlace } from '#engine/round/plan'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'

interface Props {
  readonly state: TableState
  readonly place: CardPlace | null
  /** The seat that decides. */
  readonly turn: number | null
}

/** The table as whoever stands behind it sees it, in small: the place that the next card goes to is lit. */
export function PlacePicture({ state, place, turn: seat }: Props) {
  const { spots } = partsOf(state.id)
  return (
    <svg className={css.picture} viewBox="0 0 190 106" aria-hidden="true">
      {spots(state.game, place).map(({ key, x, y, turn, name, now }) => (
        <g
          key={key}
          className={classes(css.spot, now && css.now, key === `seat ${seat}` && css.turn)}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          <rect x={-11} y={-15} width={22} height={30} rx={3} />
          {name !== '' && (
            <text y={5} transform={`rotate(${-turn})`}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
