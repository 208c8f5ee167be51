/** What an audit looked at, and what it found wrong. */
export class Findings {
  readonly checked: Record<string, number> = {}
  readonly problems: string[] = []
  /** A broken record breaks everything after it: the first few tell enough. */
  static readonly MOST = 50

  count(what: string, howMany = 1): void {
    this.checked[what] = (this.checked[what] ?? 0) + howMany
  }

  problem(sentence: string): void {
    if (this.problems.length < Findings.MOST) this.problems.push(sentence)
  }

  must(holds: boolean, sentence: () => string): void {
    if (!holds) this.problem(sentence())
  }
}
