import type { ShoeProof } from '#server/audit/proof/document'
import type { Booked } from '#server/audit/reading'
import { undoProblem } from '#server/audit/voids'

type Line = Booked['entries'][number]

const ROUND_KINDS: readonly string[] = ['stake', 'pay', 'settle', 'cancel']

/**
 * FL-2: what a shoe's proof can say of a void. Of a round of an earlier shoe it does not have the money; money that went
 * through a session comes back to its player's own account, and whose that is, no proof tells.
 */
export function voidInProof(
  { table, transfers, records }: ShoeProof,
  code: string,
  transfer: Booked | undefined,
): string | null {
  const isHere = records.some(({ body }) => body.includes('"roundBegan"') && body.includes(`"${code}"`))
  if (!isHere)
    return transfer === undefined ? null : undoProblem({ table, code }, [], { ...transfer, entries: [] })
  const moved = new Map<string, number>()
  for (const { kind, round, entries } of transfers) {
    if (round !== code || !ROUND_KINDS.includes(kind)) continue
    for (const { account, amount } of entries) moved.set(account, (moved.get(account) ?? 0) + amount)
  }
  const lines = [...moved]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
  const own = lines.filter(({ account }) => !isSession({ account }))
  if (own.length === lines.length || transfer === undefined)
    return undoProblem({ table, code }, lines, transfer)
  const known = transfer.entries.filter(({ account }) => moved.has(account) || !account.startsWith('cash:'))
  return undoProblem({ table, code }, own, { ...transfer, entries: known })
}

function isSession({ account }: Pick<Line, 'account'>): boolean {
  return account.startsWith('session:')
}

/** A round of this shoe that was voided when the shoe was long over. */
export function isLaterVoid({ records }: ShoeProof, { key, kind, round }: Booked): boolean {
  const version = Number(key.slice(key.lastIndexOf('/') + 1))
  return kind === 'void' && round !== null && version > (records.at(-1)?.version ?? 0)
}
