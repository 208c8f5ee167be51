/** A player's money in terms of the table's, exactly: so many own cents for so many of the table's (MO-6). */
export type Rate = readonly [own: number, table: number]

export const SAME_MONEY: Rate = [1, 1]

/** An amount of one player's money in another's, rounded down. */
export function converted(amount: number, [own, table]: Rate, [toOwn, toTable]: Rate): number {
  if (own * toTable === toOwn * table) return amount
  return Number((BigInt(amount) * BigInt(table) * BigInt(toOwn)) / (BigInt(own) * BigInt(toTable)))
}

const NEAT = [5, 2, 1]

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above `amount`; 1 where there is none. */
export function neat(amount: number): number {
  let power = 1
  while (power * 10 <= amount) power *= 10
  return (NEAT.find((step) => step * power <= amount) ?? 1) * power
}
