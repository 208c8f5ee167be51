import { type Ink, type Io, paint } from '#cli/io'

/** A text in one ink, or in the terminal's own. */
export interface Cell {
  readonly text: string
  readonly ink?: Ink
}

/** Lines of cells, the columns as wide as they need to be: the first to the left, the others to the right. */
export function drawColumns(
  io: Pick<Io, 'colour'>,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.text.length ?? 0)),
  )
  const line = (cells: readonly Cell[]) =>
    cells
      .map(({ text, ink }, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - text.length)
        const drawn = ink === undefined ? text : paint(io, ink, text)
        return column === 0 ? drawn + room : room + drawn
      })
      .join('   ')
      .trimEnd()
  const heads = headings.map((text): Cell => ({ text, ink: 'dim' }))
  return [line(heads), ...rows.map(line)].map((text) => `  ${text}`)
}

const WIDTH = 100

/** Breaks a text into lines between words. */
export function wrapped(text: string, indent: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line].map((part) => indent + part)
}

export function percent(share: number, digits: number): string {
  return `${(100 * share).toFixed(digits)} %`.replace('-', '−')
}
