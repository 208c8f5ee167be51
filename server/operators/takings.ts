import type { Batch } from '#server/tables/batch'
import { purseAccount } from '#server/wallet/accounts'

/** What a batch stakes from players' own accounts, by player and round. */
export interface Taking {
  readonly player: string
  readonly round: string
  readonly amount: number
}

const CASH = purseAccount('', 'cash')

/**
 * Each stake by itself, whatever is paid in the same breath: an operator's player never stakes what only lies here
 * between two of its calls.
 */
export function takingsOf({ transfers }: Pick<Batch, 'transfers'>): readonly Taking[] {
  const takings = new Map<string, Taking>()
  for (const { kind, round, entries } of transfers) {
    if (kind !== 'stake' || round === null) continue
    for (const { account, amount } of entries) {
      if (amount >= 0 || !account.startsWith(CASH)) continue
      const player = account.slice(CASH.length)
      const key = `${round} ${player}`
      takings.set(key, { player, round, amount: (takings.get(key)?.amount ?? 0) - amount })
    }
  }
  return [...takings.values()]
}
