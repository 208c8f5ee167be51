/** A small seeded generator for tests: the same seed, the same story. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0 || 1
    for (let i = 0; i < 8; i++) this.#next()
  }

  #next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x >>> 0
    return this.#state
  }

  below(n: number): number {
    return this.#next() % n
  }

  chance(share: number): boolean {
    return this.#next() / 2 ** 32 < share
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let at = (this.#next() / 2 ** 32) * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of list) {
      at -= weight
      if (at < 0) return value
    }
    return (list.at(-1) as readonly [T, number])[0]
  }

  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.below(16).toString(16)).join('')
  }
}
