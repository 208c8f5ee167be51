/** A number is written as it is; money is told apart from text, because it may begin with a minus. */
export type Cell = string | number | Money | null

export interface Money {
  readonly cents: number
}

/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/
const CENTS = 100

/** RFC 4180: fields in quotes where they need them, lines that end in CR LF. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return decimal(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** 12345 cents as 123.45: a number to every spreadsheet. */
export function decimal({ cents }: Money): string {
  const absolute = Math.abs(cents)
  const rest = String(absolute % CENTS).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${Math.trunc(absolute / CENTS)}.${rest}`
}

/** A moment in GMT, as every program reads it. */
export function iso(at: number): string {
  return new Date(at).toISOString()
}
