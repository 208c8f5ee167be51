import { bookDebits, type Delivery } from '#server/operators/calls'
import { type CoverNeeds, DebitsGone, OperatorCover } from '#server/operators/cover'
import { sweepRounds } from '#server/operators/sweep'
import type { Batch } from '#server/tables/batch'
import type { Treasury } from '#server/tables/treasury'

/** How tables pay with operators' money: debited before a stake stands, given back when its round is over. */
export function operatorsTreasury(needs: Omit<CoverNeeds, 'sweepStored'>): Treasury {
  const { bank, wake } = needs
  const swept = new WeakMap<Batch, readonly Delivery[]>()

  function sweepStored(batch: Batch): void {
    const deliveries = swept.get(batch) ?? []
    for (const { player, amount } of deliveries) bank.expect(player, amount)
    if (deliveries.length > 0) wake(new Set(deliveries.map(({ operator }) => operator)))
  }

  return {
    need: (players) => bank.need(players),
    cover: (table, purses) => new OperatorCover({ ...needs, sweepStored }, table, purses),
    rider: async (tx, batch) => {
      if (batch.funding.length > 0) {
        const gone = await bookDebits(
          tx,
          batch.funding.map(({ call }) => call),
          batch.at,
        )
        if (gone.length > 0) throw new DebitsGone(gone)
      }
      const { deliveries, balances } = await sweepRounds(tx, batch, bank.operators)
      swept.set(batch, deliveries)
      return balances
    },
  }
}
