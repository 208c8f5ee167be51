/** Every chip there is, in units of the currency. */
export const CHIP_VALUES = [0.5, 1, 2, 5, 10, 25, 100, 500, 1000, 5000, 10000] as const
export type ChipValue = (typeof CHIP_VALUES)[number]

/** Those that stacks are built of, highest first: one chip of each kind that a rack may hold. */
const STACKED = [10000, 5000, 1000, 500, 100, 25, 5, 1, 0.5] as const satisfies readonly ChipValue[]

/** A stack shows no more; its label tells the exact amount. */
export const MOST_CHIPS = 5

const CENTS = 100

export function isChipValue(value: number): value is ChipValue {
  return CHIP_VALUES.some((known) => known === value)
}

/** The chips that show an amount, highest first (they lie at the bottom); at least one if there is money. */
export function chipsFor(cents: number, most = MOST_CHIPS): readonly ChipValue[] {
  const chips: ChipValue[] = []
  let left = cents
  for (const value of STACKED) {
    while (left >= value * CENTS && chips.length < most) {
      chips.push(value)
      left -= value * CENTS
    }
  }
  return chips.length === 0 && cents > 0 ? [0.5] : chips
}

/** The chip nearest to an amount from below: what a small mark of a stake shows. */
export function chipFor(cents: number): ChipValue {
  return CHIP_VALUES.findLast((value) => value * CENTS <= cents) ?? 0.5
}

const PRINTED: Readonly<Partial<Record<ChipValue, string>>> = { 0.5: '½', 5000: '5K', 10000: '10K' }

/** What the inlay says; no locale's figures fit on it beyond four places. */
export function chipPrint(value: ChipValue): string {
  return PRINTED[value] ?? String(value)
}

/** The tokens' name of a chip's colour: `var(--chip-25)`, with `mark` and `ink` for the other two. */
export function chipPaint(value: ChipValue, part?: 'mark' | 'ink'): string {
  const name = value === 0.5 ? 'half' : String(value)
  return part === undefined ? `var(--chip-${name})` : `var(--chip-${name}-${part})`
}
