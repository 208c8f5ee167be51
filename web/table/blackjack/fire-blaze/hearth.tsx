import { memo } from 'react'
import { inPlaces } from '#ui/kit/in-places'
import { embersOf } from '#web/table/blackjack/fire-blaze/embers'
import css from '#web/table/blackjack/fire-blaze/hearth.module.css'

const LAYERS = [embersOf(46, 0), embersOf(30, 1)]

/** The dark room, the glow from below and sparks that rise out of it. */
export const Hearth = memo(function Hearth() {
  return (
    <div className={css.hearth} aria-hidden="true">
      {inPlaces(LAYERS).map(([layer, embers]) => (
        <svg
          key={layer}
          className={css.sparks}
          aria-hidden="true"
          data-layer={layer}
          width="100%"
          height="100%"
        >
          {embers.map(({ x, y, radius, strength }) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={radius} opacity={strength} />
          ))}
        </svg>
      ))}
    </div>
  )
})
