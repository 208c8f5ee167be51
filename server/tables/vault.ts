import { randomBytes } from 'node:crypto'
import type { Card } from '#engine/cards/card'
import { openShoe, type Shoe, type ShoeRules } from '#engine/cards/shoe'
import { bonusKey, commitment, parseSeed } from '#engine/cards/shuffle'
import type { ShoeInPlay } from '#engine/table/types'
import { TableFault } from '#server/tables/memory'

export interface SecretShoe {
  readonly number: number
  /** Empty where there is nothing to draw: the dealer brings the cards. */
  readonly seed: string
}

/** The secrets of a table: seeds and the order of its cards. Nothing of it leaves the process (FA-5). */
export class Vault {
  readonly #rules: ShoeRules
  readonly #known: readonly string[]
  readonly #seeds = new Map<number, string>()
  #shoe: { readonly number: number; readonly cut: number; readonly shoe: Shoe } | null = null

  /** `known` are the first shoes' seeds where a test says them; everywhere else nobody knows any. */
  constructor(rules: ShoeRules, known: readonly string[] = []) {
    this.#rules = rules
    this.#known = known
  }

  get rules(): ShoeRules {
    return this.#rules
  }

  /** A seed for a shoe that is to come; it counts once it is kept. */
  draw(number: number): SecretShoe & { readonly commitment: string } {
    const seed = this.#known[number - 1] ?? randomBytes(32).toString('hex')
    return { number, seed, commitment: commitment(parseSeed(seed)) }
  }

  keep({ number, seed }: SecretShoe): void {
    if (seed === '') return
    this.#seeds.set(number, seed)
    if (this.#shoe?.number === number) this.#shoe = null
  }

  forget(number: number): void {
    this.#seeds.delete(number)
  }

  has(number: number): boolean {
    return this.#seeds.has(number)
  }

  /** What is told when the shoe is over; null when its record was lost. */
  reveal(number: number): string | null {
    return this.#seeds.get(number) ?? null
  }

  #seedOf(number: number): string {
    const seed = this.#seeds.get(number)
    if (seed === undefined) throw new TableFault(`The seed of shoe ${number} is missing.`)
    return seed
  }

  open(number: number, cut: number): Shoe {
    if (this.#shoe?.number !== number || this.#shoe.cut !== cut) {
      const shoe = openShoe(this.#rules, { seed: parseSeed(this.#seedOf(number)), number, cut })
      this.#shoe = { number, cut, shoe }
    }
    return this.#shoe.shoe
  }

  /** The next card, and whether the cut card comes out with it (SH-2). Its place follows from the log alone. */
  next({ shoe: number, cut, dealt, burnedCount }: ShoeInPlay): {
    readonly card: Card
    readonly cutCardOut: boolean
  } {
    const { order, cutCardAt } = this.open(number, cut)
    const place = burnedCount + dealt
    const card = order[place]
    if (card === undefined) throw new TableFault(`Shoe ${number} is empty: no card is left to deal.`)
    return { card, cutCardOut: place + 1 > cutCardAt }
  }

  bonusKey({ shoe: number, cut, rounds }: ShoeInPlay): string {
    return Buffer.from(bonusKey(parseSeed(this.#seedOf(number)), number, cut, rounds)).toString('hex')
  }
}
