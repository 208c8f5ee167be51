/** Card values 1 (ace) to 10 (ten and pictures). */
export const VALUES = 10

/** Every hand of 21 or less as a number: a multiset of values, with its totals and what each next card makes of it. */
export interface HandTable {
  readonly size: number
  /** Best total, ace at 11 where it helps. */
  readonly total: Uint8Array
  readonly soft: Uint8Array
  readonly cards: Uint8Array
  /** `counts[hand * VALUES + value − 1]` */
  readonly counts: Uint8Array
  /** `next[hand * VALUES + value − 1]`: the hand with one card more; −1 is bust. */
  readonly next: Int16Array
}

/** Hand 0 is empty; hands come in order of their number of cards, so that a later hand is never worth asking for first. */
export function handTable(): HandTable {
  const hands: number[][] = [new Array<number>(VALUES).fill(0)]
  const known = new Map<string, number>([[hands[0]?.join() ?? '', 0]])
  const next: number[] = []
  for (let hand = 0; hand < hands.length; hand++) {
    const counts = hands[hand] ?? []
    for (let value = 1; value <= VALUES; value++) {
      if (hardTotal(counts) + value > 21) {
        next.push(-1)
        continue
      }
      const more = counts.with(value - 1, (counts[value - 1] ?? 0) + 1)
      const key = more.join()
      const id = known.get(key) ?? hands.push(more) - 1
      known.set(key, id)
      next.push(id)
    }
  }
  return tableOf(hands, next)
}

function hardTotal(counts: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
}

function tableOf(hands: readonly (readonly number[])[], next: readonly number[]): HandTable {
  const soft = hands.map((counts) => (counts[0] ?? 0) > 0 && hardTotal(counts) <= 11)
  return {
    size: hands.length,
    total: Uint8Array.from(hands, (counts, hand) => hardTotal(counts) + (soft[hand] ? 10 : 0)),
    soft: Uint8Array.from(soft, Number),
    cards: Uint8Array.from(hands, (counts) => counts.reduce((sum, count) => sum + count, 0)),
    counts: Uint8Array.from(hands.flat()),
    next: Int16Array.from(next),
  }
}
