import type { PlayerId } from '#engine/ids'
import type { Batch } from '#server/tables/batch'
import { purseOf } from '#server/wallet/accounts'

/** Golden chips that a batch takes, by player. */
export function goldenStakes({ transfers }: Batch): ReadonlyMap<PlayerId, number> {
  const staked = new Map<PlayerId, number>()
  for (const { kind, entries } of transfers) {
    if (kind !== 'stake') continue
    for (const { account, amount } of entries) {
      const of = purseOf(account)
      if (of?.purse === 'golden') staked.set(of.player, (staked.get(of.player) ?? 0) - amount)
    }
  }
  return staked
}
