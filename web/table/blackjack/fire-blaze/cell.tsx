import { classes } from '#ui/kit/classes'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/fire-blaze/cell.module.css'
import { Multiplier } from '#web/table/blackjack/fire-blaze/multiplier'

interface Props {
  /** 0 is empty. */
  readonly value: number
  /** What its section multiplies it by. */
  readonly times: number
  readonly fresh: boolean
  readonly spinning: boolean
  /** What may come, to roll by while it spins. */
  readonly faces: readonly number[]
  /** Each cell rolls a little out of step with its neighbours. */
  readonly place: number
}

const WARM = 5
const HOT = 10

export function Cell({ value, times, fresh, spinning, faces, place }: Props) {
  const words = useWords()
  return (
    <div className={css.well}>
      {value === 0 ? (
        <Waiting spinning={spinning} faces={faces} place={place} />
      ) : (
        <div className={classes(css.cell, heatOf(value), fresh && css.fresh)}>
          <b key={times} className={classes(times > 1 && css.boosted)}>
            <Multiplier value={value * times} />
          </b>
          {times > 1 && <small>{words.fireBlaze.times(value, times)}</small>}
        </div>
      )}
    </div>
  )
}

function heatOf(value: number): string | undefined {
  if (value >= HOT) return css.hot
  return value >= WARM ? css.warm : css.plain
}

/** An empty cell: at rest, or with values that roll by. */
function Waiting({ spinning, faces, place }: Pick<Props, 'spinning' | 'faces' | 'place'>) {
  // Two things and not one that moves: their sizes differ.
  if (!spinning) return <span key="empty" className={css.empty} />
  return (
    <span key="rolls" className={css.rolls} aria-hidden="true">
      <span className={css.reel} data-step={place % 3}>
        {inPlaces([...faces, ...faces]).map(([index, face]) => (
          <b key={index}>
            <Multiplier value={face} />
          </b>
        ))}
      </span>
    </span>
  )
}
