/** The first cell of each row names it. */
export type Row = readonly string[]

/** A table of a help page. */
export interface HelpTable {
  readonly head: readonly string[]
  readonly groups: readonly RowGroup[]
}

interface RowGroup {
  /** Null where all rows belong together. */
  readonly name: string | null
  readonly rows: readonly Row[]
}

export function plainTable(head: readonly string[], rows: readonly Row[]): HelpTable {
  return { head, groups: [{ name: null, rows }] }
}

/** A dash that the range around it does not break at. */
export const DASH = '\u00a0–\u00a0'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly table?: HelpTable
  /** Below the table. */
  readonly notes?: readonly string[]
}

/** The lines that hold. */
export function lines(...all: readonly (string | false | null)[]): readonly string[] {
  return all.filter((line) => typeof line === 'string')
}
