import type { PlayerId } from '#engine/ids'
import type { Move } from '#server/audit/results/due'

/** An entry of a transfer. */
export interface Entry {
  readonly account: { readonly id: string; readonly kind: string | null }
  readonly amount: number
}

/** Which account a player's money is on. */
export type AccountOf = (player: PlayerId, purse: Move['purse']) => string

const PLAYERS: readonly (string | null)[] = ['cash', 'golden', 'session']

/**
 * What the book moved for players other than the reading says. Where a payment is taken back that was spent meanwhile,
 * less may have been taken, down to nothing (FL-2).
 */
export function bookProblems(
  { moves, takenBack }: { readonly moves: readonly Move[]; readonly takenBack: readonly Move[] },
  entries: readonly Entry[],
  accountOf: AccountOf,
): readonly string[] {
  if (moves.length + takenBack.length + entries.length === 0) return []
  const due = new Map<string, number>()
  const mayLack = new Set<string>()
  const add = (account: string, amount: number) => void due.set(account, (due.get(account) ?? 0) + amount)
  for (const { player, purse, amount } of moves) add(accountOf(player, purse), amount)
  for (const { player, purse, amount } of takenBack) {
    add(accountOf(player, purse), -amount)
    mayLack.add(accountOf(player, purse))
  }
  const moved = new Map<string, number>()
  for (const { account, amount } of entries) {
    if (PLAYERS.includes(account.kind)) moved.set(account.id, (moved.get(account.id) ?? 0) + amount)
  }
  return [...new Set([...due.keys(), ...moved.keys()])].flatMap((account) => {
    const [ought, is] = [due.get(account) ?? 0, moved.get(account) ?? 0]
    const lacks = mayLack.has(account) && ought < is && is <= 0
    return ought === is || lacks
      ? []
      : [`the book moved ${account} by ${is} cents; by the cards it is ${ought}`]
  })
}
