/** A table of a help page; the first cell of each row names it. */
export interface HelpTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

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
