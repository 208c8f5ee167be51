import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { PATTERN_COLUMNS, PATTERN_ROWS } from '#engine/roads/own-pattern'
import { type Cell, type Drawing, drawnTo, markAt, pressedAt, withoutColumn } from '#web/good-roads/drawing'
import css from '#web/good-roads/drawing-grid.module.css'
import { useWords } from '#web/i18n/language'
import { useHouseSides } from '#web/roads/use-sides'

interface Props {
  readonly drawing: Drawing
  readonly grows: boolean
  /** Several moves may come before the next picture: each goes on from the one before. */
  readonly onDraw: (draw: (drawing: Drawing) => Drawing) => void
}

/** Row by row, as they lie on the page. */
const CELLS: readonly Cell[] = Array.from({ length: PATTERN_COLUMNS * PATTERN_ROWS }, (_, index) => ({
  column: index % PATTERN_COLUMNS,
  row: Math.floor(index / PATTERN_COLUMNS),
}))

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
}

/** Squared paper to draw a pattern on: pressed or dragged over, or by arrow keys, space and delete. */
export function DrawingGrid({ drawing, grows, onDraw }: Props) {
  const { goodRoads: words } = useWords()
  const sides = useHouseSides()
  const [at, setAt] = useState<Cell>({ column: 0, row: 0 })
  const grid = useRef<HTMLFieldSetElement>(null)
  const last = useRef<Cell | null>(null)

  const began = (event: PointerEvent) => {
    const cell = cellUnder(event)
    if (cell === null || event.button !== 0) return
    last.current = cell
    setAt(cell)
    onDraw((now) => pressedAt(now, cell))
  }
  const moved = (event: PointerEvent) => {
    const cell = last.current === null ? null : cellUnder(event)
    if (cell === null || isSame(cell, last.current)) return
    last.current = cell
    onDraw((now) => drawnTo(now, cell))
  }
  const ended = () => {
    last.current = null
  }
  const keyed = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = { column: at.column + step.column, row: at.row + step.row }
      const button = grid.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`)
      if (button == null) return
      setAt(next)
      button.focus()
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onDraw((now) => withoutColumn(now, at.column))
    }
  }
  return (
    <fieldset
      ref={grid}
      aria-label={words.grid}
      className={css.grid}
      onPointerDown={began}
      onPointerMove={moved}
      onPointerUp={ended}
      onPointerCancel={ended}
      onKeyDown={keyed}
    >
      {CELLS.map((cell) => {
        const side = markAt(drawing, cell)
        const isNext = grows && isGrowing(drawing, cell)
        const what = side === null ? words.emptyCell : sides.winners[side]
        return (
          <button
            key={nameOf(cell)}
            type="button"
            className={css.cell}
            data-cell={nameOf(cell)}
            data-side={isNext ? markAt(drawing, { ...cell, row: 0 }) : side}
            data-next={isNext || undefined}
            tabIndex={isSame(cell, at) ? 0 : -1}
            aria-pressed={side !== null}
            aria-label={words.cell(cell.column + 1, cell.row + 1, what)}
            onFocus={() => setAt(cell)}
            // Fingers and mice were heard when they came down.
            onClick={({ detail }) => detail === 0 && onDraw((now) => pressedAt(now, cell))}
          >
            <span aria-hidden="true">{side === null ? '' : sides.letters[side]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

const nameOf = ({ column, row }: Cell) => `${column} ${row}`

function isSame(one: Cell, other: Cell | null): boolean {
  return one.column === other?.column && one.row === other.row
}

/** The cell below the last column's last mark. */
function isGrowing({ columns }: Drawing, { column, row }: Cell): boolean {
  return column === columns.length - 1 && row === columns[column]
}

/** A finger that is down stays with what it touched first: what lies under it now is asked of the page. */
function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
  const [column, row] = under?.dataset.cell?.split(' ').map(Number) ?? []
  return column === undefined || row === undefined ? null : { column, row }
}
