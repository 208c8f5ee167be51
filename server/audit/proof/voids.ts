import type { RoundCode } from '#engine/ids'
import { type Read, read } from '#server/audit/proof/booked'
import type { ShoeProof } from '#server/audit/proof/document'
import type { Booked, BookedEntry } from '#server/audit/reading'
import { undoProblem } from '#server/audit/voids'

const ROUND_KINDS: readonly string[] = ['stake', 'pay', 'settle', 'cancel']

/**
 * FL-2: what a shoe's proof can say of a void. Of a round of an earlier shoe it does not have the money; money that went
 * through a session comes back to its player's own account, and whose that is, no proof tells.
 */
export function voidInProof(
  { table, transfers, records }: ShoeProof,
  code: RoundCode,
  transfer: Booked | undefined,
): string | null {
  const isHere = records.some(({ body }) => body.includes('"roundBegan"') && body.includes(`"${code}"`))
  if (!isHere)
    return transfer === undefined ? null : undoProblem({ table, code }, [], { ...transfer, entries: [] })
  const moved = new Map<string, BookedEntry>()
  for (const { kind, round, entries } of transfers.map(read)) {
    if (round !== code || !ROUND_KINDS.includes(kind)) continue
    for (const { account, amount } of entries)
      moved.set(account.id, { account, amount: (moved.get(account.id)?.amount ?? 0) + amount })
  }
  const lines = [...moved.values()].filter(({ amount }) => amount !== 0)
  const own = lines.filter(({ account }) => account.kind !== 'session')
  if (own.length === lines.length || transfer === undefined)
    return undoProblem({ table, code }, lines, transfer)
  const known = transfer.entries.filter(({ account }) => moved.has(account.id) || account.kind !== 'cash')
  return undoProblem({ table, code }, own, { ...transfer, entries: known })
}

/** A round of this shoe that was voided when the shoe was long over. */
export function isLaterVoid({ records }: ShoeProof, { version, kind, round }: Read): boolean {
  return kind === 'void' && round !== null && version !== null && version > (records.at(-1)?.version ?? 0)
}
