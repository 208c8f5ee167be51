/** Since when somebody has not been where they should be. */
export class Away {
  readonly #mostMillis: number
  readonly #since = new Map<string, number>()

  constructor(mostMillis: number) {
    this.#mostMillis = mostMillis
  }

  /** Asked again and again: true once they were away for too long. */
  isGone(place: string, isHere: boolean, now: number): boolean {
    if (isHere) {
      this.#since.delete(place)
      return false
    }
    const since = this.#since.get(place) ?? now
    const isGone = now - since >= this.#mostMillis
    if (isGone) this.#since.delete(place)
    else this.#since.set(place, since)
    return isGone
  }
}
