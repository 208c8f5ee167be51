const STEP = Math.log(1.05)
const LEAST_MILLIS = 0.01

/** How long many things took: counted in steps of 5 %, so that any number of them fits. */
export class Durations {
  readonly #counts: number[] = []
  #total = 0

  get total(): number {
    return this.#total
  }

  add(millis: number): void {
    const step = Math.max(0, Math.ceil(Math.log(millis / LEAST_MILLIS) / STEP)) || 0
    this.#counts[step] = (this.#counts[step] ?? 0) + 1
    this.#total++
  }

  /** What a share of them did not exceed; null while there are none. */
  quantile(share: number): number | null {
    if (this.#total === 0) return null
    let left = Math.max(1, Math.ceil(share * this.#total))
    for (const [step, count] of this.#counts.entries()) {
      left -= count ?? 0
      if (left <= 0) return LEAST_MILLIS * Math.exp(step * STEP)
    }
    return null
  }
}
