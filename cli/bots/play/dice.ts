import { nextWord, type Xoshiro, xoshiroFor } from '#math/xoshiro'

const WORDS = 2 ** 32

/** A bot's chances: the same seed and number, the same choices. Nothing that is dealt depends on it. */
export class Dice {
  readonly #state: Xoshiro

  constructor(seed: string, number: number) {
    this.#state = xoshiroFor(BigInt(`0x${seed}`), number)
  }

  /** From 0 to just below 1. */
  roll(): number {
    return (nextWord(this.#state) >>> 0) / WORDS
  }

  below(count: number): number {
    return Math.floor(this.roll() * count)
  }

  between(least: number, most: number): number {
    return least + this.roll() * (most - least)
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  chance(share: number): boolean {
    return this.roll() < share
  }

  /** One of them; undefined when there are none. */
  of<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)]
  }

  weighted<const Item>(items: readonly (readonly [Item, weight: number])[]): Item | undefined {
    let left = this.roll() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return items.at(-1)?.[0]
  }

  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    const all = [...items]
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const item = all[last] as Item
      all[last] = all[other] as Item
      all[other] = item
    }
    return all
  }
}
