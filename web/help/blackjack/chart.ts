const CODES = ['H', 'S', 'D', 'Ds', 'F', 'P', 'FP'] as const
export type Code = (typeof CODES)[number]

/** The dealer's cards across a chart. */
export const UPS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'A'] as const

export interface ChartRow {
  readonly hand: string
  readonly plays: readonly Code[]
}

function isCode(text: string): text is Code {
  return (CODES as readonly string[]).includes(text)
}

/** A line of the figures' charts. */
export function chartRow(line: string): ChartRow {
  const [hand = '', ...plays] = line.split(' ')
  return { hand, plays: plays.filter(isCode) }
}

/** The letters that a chart uses, in their order. */
export function codesIn(rows: readonly ChartRow[]): readonly Code[] {
  return CODES.filter((code) => rows.some(({ plays }) => plays.includes(code)))
}
