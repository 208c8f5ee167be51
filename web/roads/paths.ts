import type { Position } from '#engine/roads/chain'

/** Roads are six rows high, and drawn in cells of 10. */
export const ROWS = 6
export const CELL = 10

const short = (value: number) => String(Math.round(value * 100) / 100)

export function middleOf({ col, row }: Position): { readonly x: number; readonly y: number } {
  return { x: col * CELL + CELL / 2, y: row * CELL + CELL / 2 }
}

/** So wide is a digit on a bead. */
const DIGIT = 3.2

/** Each sign of a short text, so placed that all of it stands in the middle of the cell. */
export function signsIn(cell: Position, text: string) {
  const { x, y } = middleOf(cell)
  const first = x - ((text.length - 1) / 2) * DIGIT
  return [...text].map((sign, index) => ({ sign, x: first + index * DIGIT, y }))
}

/** All cells' discs in one path; `dx` and `dy` move them within the cell. */
export function discs(cells: readonly Position[], radius: number, dx = 0, dy = 0): string {
  const across = short(radius * 2)
  const r = short(radius)
  return cells
    .map((cell) => {
      const { x, y } = middleOf(cell)
      return `M${short(x + dx - radius)} ${short(y + dy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`
    })
    .join('')
}

/** All cells' slashes in one path. */
export function slashes(cells: readonly Position[], reach: number): string {
  const long = short(reach * 2)
  return cells
    .map((cell) => {
      const { x, y } = middleOf(cell)
      return `M${short(x - reach)} ${short(y + reach)}l${long} -${long}`
    })
    .join('')
}

/** The lines between the cells. */
export function gridLines(columns: number): string {
  const width = columns * CELL
  const height = ROWS * CELL
  const down = Array.from({ length: columns + 1 }, (_, col) => `M${col * CELL} 0V${height}`)
  const across = Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${width}`)
  return [...down, ...across].join('')
}
