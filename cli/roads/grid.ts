import { type Ink, type Io, paint } from '#cli/io'

/** A piece of a cell's text in one colour. */
export type Stroke = readonly [ink: Ink, text: string]

export interface DrawnCell {
  readonly col: number
  readonly row: number
  readonly strokes: readonly Stroke[]
}

const ROWS = 6
const FEWEST_COLUMNS = 12
const LINE_WIDTH = 100
const EMPTY_CELL: readonly Stroke[] = [['dim', '·']]

function widthOf(strokes: readonly Stroke[]): number {
  return strokes.reduce((width, [, text]) => width + text.length, 0)
}

function drawCell(io: Io, strokes: readonly Stroke[], width: number): string {
  const text = strokes.map((stroke) => paint(io, ...stroke)).join('')
  return text + ' '.repeat(width - widthOf(strokes))
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}

/** A road as lines of text, six to a band; a road too wide for one band goes on in the next. */
export function drawGrid(io: Io, cells: readonly DrawnCell[]): readonly string[] {
  const byPlace = new Map(cells.map(({ col, row, strokes }) => [`${col},${row}`, strokes]))
  const columns = cells.reduce((most, { col }) => Math.max(most, col + 1), FEWEST_COLUMNS)
  const width = cells.reduce((most, { strokes }) => Math.max(most, widthOf(strokes)), 1)
  const columnsPerBand = Math.floor(LINE_WIDTH / (width + 1))

  const drawRow = (row: number, from: number) =>
    range(from, Math.min(columns, from + columnsPerBand))
      .map((col) => drawCell(io, byPlace.get(`${col},${row}`) ?? EMPTY_CELL, width))
      .join(' ')
      .trimEnd()

  return range(0, Math.ceil(columns / columnsPerBand)).flatMap((band) => [
    ...(band === 0 ? [] : [paint(io, 'dim', `goes on from column ${band * columnsPerBand + 1}:`)]),
    ...range(0, ROWS).map((row) => drawRow(row, band * columnsPerBand)),
  ])
}
