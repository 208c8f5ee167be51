import type { Booked } from '#server/audit/reading'
import { merged, type Transfer } from '#server/wallet/transfer'

/** What the book has other than the event asks, in words; null when both agree to the cent. */
export function moneyProblem(due: Transfer | null, booked: Booked | undefined): string | null {
  if (due === null) return booked === undefined ? null : 'money moved without a reason in the log'
  if (booked === undefined) return 'nothing was booked'
  if (booked.kind !== due.kind) return `it was booked as '${booked.kind}', not as '${due.kind}'`
  if (booked.round !== due.round) return `it was booked for round ${booked.round}, not for ${due.round}`
  return linesProblem(due, booked)
}

function linesProblem(due: Transfer, { entries }: Booked): string | null {
  const found = new Map<string, number>()
  for (const { account, amount } of entries) found.set(account.id, (found.get(account.id) ?? 0) + amount)
  const asked = withShortfalls(due, found)
  for (const [account, amount] of asked) {
    const moved = found.get(account) ?? 0
    if (moved !== amount) return `${account} should move by ${amount} cents and moved by ${moved}`
  }
  const extra = entries.find(({ account }) => !asked.has(account.id))
  return extra === undefined ? null : `${extra.account.id} moved by ${extra.amount} cents without a reason`
}

/**
 * What every account should move by. Where a player no longer had what was to be taken back, less was taken and the
 * house bore the rest (FL-2): how much, only the book knows, but never more than was to be taken.
 */
function withShortfalls(due: Transfer, found: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const asked = new Map<string, number>()
  const add = (account: string, amount: number) => void asked.set(account, (asked.get(account) ?? 0) + amount)
  for (const { account, amount, shortfallTo } of merged(due.entries)) {
    const taken = found.get(account.id) ?? 0
    const short = shortfallTo !== undefined && amount < taken && taken <= 0 ? taken - amount : 0
    add(account.id, amount + short)
    if (shortfallTo !== undefined) add(shortfallTo.id, -short)
  }
  return asked
}
