declare const unit: unique symbol

/** An amount in whole minor units of the player's currency (MO-1). */
export type Cents = number & { readonly [unit]: 'cents' }

/**
 * The largest amount taken from outside: ten billion in major units. The best payout of any game
 * (×1000) on it still fits a double exactly, so no sum below can ever be rounded.
 */
export const LARGEST_CENTS = 1_000_000_000_000

export const NO_CENTS = 0 as Cents

/** The one door for amounts from outside: a whole, non-negative number that sums and payouts can carry. */
export function isCents(amount: unknown): amount is Cents {
  return typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= LARGEST_CENTS
}

export function cents(amount: number): Cents {
  if (!isCents(amount)) {
    throw new RangeError(`${amount} is not an amount: whole cents from 0 to ${LARGEST_CENTS} are.`)
  }
  return amount
}

export function plus(a: Cents, b: Cents): Cents {
  return (a + b) as Cents
}

/** What is left of `a` without `b`; a result below zero is a broken invariant, not a debt. */
export function minus(a: Cents, b: Cents): Cents {
  if (b > a) throw new RangeError(`${a} cents do not cover ${b}.`)
  return (a - b) as Cents
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return total as Cents
}

/** The largest multiple of `step` that is not above `amount`. */
export function downTo(step: Cents, amount: Cents): Cents {
  return (amount - (amount % step)) as Cents
}

export function half(amount: Cents): Cents {
  return ((amount - (amount % 2)) / 2) as Cents
}
