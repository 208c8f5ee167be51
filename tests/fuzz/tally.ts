/** How much of what was tried, and what it brought. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(kind: string, count = 1): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count)
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  toString(): string {
    return [...this.#counts].map(([kind, count]) => `${kind} ${count}`).join(' · ')
  }
}
