import { type Cell, number, type Section, table, text } from '#math/report/html'
import type { Study } from '#math/report/study'
import { payoutsInOrder } from '#math/returns/payouts'

/** Exact counts behind the figures of games without decisions. */
export function combinationCounts(studies: readonly Study[]): Section | null {
  const tables = studies.flatMap(({ name, bets }) => {
    const rows = [...bets].flatMap(([bet, { combinations }]) => {
      if (combinations === undefined) return []
      const payouts = payoutsInOrder(combinations)
      return payouts.map(([payout, count], index): readonly Cell[] => [
        ...(index === 0 ? [{ ...text(bet), rowSpan: payouts.length }] : []),
        number(payout),
        number(count.toLocaleString('en')),
        number(`${((100 * Number(count)) / Number(combinations.total)).toFixed(6)} %`),
      ])
    })
    if (rows.length === 0) return []
    const [first] = bets.values()
    const total = (first?.combinations?.total ?? 0n).toLocaleString('en')
    return [
      table({
        caption: `${name}: of ${total} orders of the next ${first?.combinations?.cards} cards`,
        head: ['Bet', 'Pays', 'Combinations', 'Share'],
        class: 'right',
        rows,
      }),
    ]
  })
  return tables.length === 0
    ? null
    : { id: 'counts', title: 'Appendix: combinations', body: tables.join('\n') }
}
