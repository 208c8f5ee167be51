/** Why the server does not start: every problem at once, each with where it is and what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
    super([`The configuration has ${count}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'))
    this.problems = problems
  }
}

/** Where problems are noted while reading goes on; `where` is a variable, or a file and the way into it. */
export class Problems {
  readonly found: string[] = []

  note(where: string, text: string): void {
    this.found.push(`${where}: ${text}`)
  }

  /** Ends the reading if anything was found. */
  raise(): void {
    if (this.found.length > 0) throw new ConfigError(this.found)
  }
}

/** What somebody wrote, short enough for a sentence. */
export function written(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** "did you mean 'port'?" where one of the names is nearly the word, else all of them. */
export function hint(word: string, names: readonly string[]): string {
  const near = nearest(word, names)
  return near === null ? `these are known: ${names.join(', ')}.` : `did you mean '${near}'?`
}

/** The name that was probably meant: some slips of the pen away, the fewer the shorter the word is. */
export function nearest(word: string, names: readonly string[], mostSlips = 3): string | null {
  const most = Math.min(mostSlips, Math.max(1, Math.floor(word.length / 3)))
  const near = names
    .map((name) => ({ name, slips: slipsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips)[0]
  return near !== undefined && near.slips <= most ? near.name : null
}

/** Letters changed, added, left out, or two neighbours swapped, to get from one word to the other. */
function slipsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= from.length; row++) {
    rows.push([row])
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(from.length, to.length)
}
