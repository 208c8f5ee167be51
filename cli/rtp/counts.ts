import type { Io } from '#cli/io'
import { type Cell, drawColumns } from '#cli/rtp/columns'
import { payoutsInOrder } from '#math/returns/payouts'
import type { BetReturn } from '#math/returns/types'

/** Of all orders of the next cards: how many win at which odds, push and lose. */
export function drawCounts(io: Pick<Io, 'colour'>, bets: ReadonlyMap<string, BetReturn>): string {
  const rows = [...bets].flatMap(([bet, { combinations }]): readonly (readonly Cell[])[] => {
    if (combinations === undefined) return []
    return payoutsInOrder(combinations).map(([payout, count], index) => [
      { text: index === 0 ? bet : '' },
      { text: payout },
      { text: count.toLocaleString('en') },
      { text: `${((100 * Number(count)) / Number(combinations.total)).toFixed(4)} %` },
    ])
  })
  const [first] = bets.values()
  const total = (first?.combinations?.total ?? 0n).toLocaleString('en')
  const lines = drawColumns(io, ['bet', 'pays', 'combinations', 'share'], rows)
  return `${[...lines, '', `  of ${total} orders of the next ${first?.combinations?.cards} cards`].join('\n')}\n`
}
