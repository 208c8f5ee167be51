import { memo } from 'react'
import { PATTERN_ROWS, sideOf } from '#engine/roads/own-pattern'
import type { Side } from '#engine/roads/result'
import { type Drawing, marksOf } from '#web/good-roads/drawing'
import css from '#web/good-roads/pattern-picture.module.css'
import { CELL, discs, gridLines, ROWS } from '#web/roads/paths'

interface Props {
  readonly drawing: Drawing
  /** The cell that the last column would grow into is drawn as well. */
  readonly grows?: boolean
}

const COLUMNS = 7
const LINES = gridLines(COLUMNS)
const RADIUS = 3.6

/** A pattern on squared paper, as the big road would show it; its name stands beside it. */
export const PatternPicture = memo(function PatternPicture({ drawing, grows = false }: Props) {
  const marks = marksOf(drawing)
  const of = (side: Side) =>
    discs(
      marks.filter(({ winner }) => winner === side),
      RADIUS,
    )
  const col = drawing.columns.length - 1
  const row = drawing.columns[col] ?? PATTERN_ROWS
  return (
    <svg
      className={css.picture}
      viewBox={`-0.5 -0.5 ${COLUMNS * CELL + 1} ${ROWS * CELL + 1}`}
      aria-hidden="true"
    >
      <path className={css.lines} d={LINES} />
      <path className={css.player} d={of('P')} />
      <path className={css.banker} d={of('B')} />
      {grows && row < PATTERN_ROWS && (
        <path
          className={css.grows}
          data-side={sideOf(drawing.first, col)}
          d={discs([{ col, row }], RADIUS)}
        />
      )}
    </svg>
  )
})
