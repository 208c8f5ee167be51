import type { PlayerId, RoundCode } from '#engine/ids'
import type { Batch } from '#server/tables/batch'
import { purseOf } from '#server/wallet/accounts'

/** What a batch stakes from players' own accounts, by player and round. */
export interface Taking {
  readonly player: PlayerId
  readonly round: RoundCode
  readonly amount: number
}

/**
 * Each stake by itself, whatever is paid in the same breath: an operator's player never stakes what only lies here
 * between two of its calls.
 */
export function takingsOf({ transfers }: Pick<Batch, 'transfers'>): readonly Taking[] {
  const takings = new Map<string, Taking>()
  for (const { kind, round, entries } of transfers) {
    if (kind !== 'stake' || round === null) continue
    for (const { account, amount } of entries) {
      const of = purseOf(account)
      if (amount >= 0 || of?.purse !== 'cash') continue
      const { player } = of
      const key = `${round} ${player}`
      takings.set(key, { player, round, amount: (takings.get(key)?.amount ?? 0) - amount })
    }
  }
  return [...takings.values()]
}
