import type { Batch } from '#server/tables/batch'

/** Golden chips that a batch takes, by player. */
export function goldenStakes({ transfers }: Batch): ReadonlyMap<string, number> {
  const staked = new Map<string, number>()
  for (const { kind, entries } of transfers) {
    if (kind !== 'stake') continue
    for (const { account, amount } of entries) {
      if (!account.startsWith('golden:')) continue
      const player = account.slice('golden:'.length)
      staked.set(player, (staked.get(player) ?? 0) - amount)
    }
  }
  return staked
}
