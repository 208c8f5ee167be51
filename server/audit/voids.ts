import type { Kysely } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import { type Booked, type BookedEntry, transferKey } from '#server/audit/reading'
import type { Schema } from '#server/store/schema'
import { movedByRound } from '#server/tables/voids'
import type { Named } from '#server/wallet/accounts'

/** FL-2: rounds that are kept as voided are those that the log voids, each once, and the money went back. */
export class KeptVoids {
  readonly #table: TableId
  readonly #findings: Findings
  readonly #kept = new Map<string, number>()

  constructor(table: TableId, findings: Findings) {
    this.#table = table
    this.#findings = findings
  }

  /** The round as it was before it was voided; that it is, the log has to tell. */
  before(round: Schema['rounds']): Schema['rounds'] {
    const { code, outcome, voided_version } = round
    if (outcome !== 'voided' || voided_version === null) return round
    this.#kept.set(code, voided_version)
    return { ...round, outcome: 'settled', voided_version: null }
  }

  isKept(code: RoundCode): boolean {
    return this.#kept.has(code)
  }

  next(code: RoundCode, version: number): void {
    this.#findings.must(
      this.#kept.get(code) === version,
      () => `${this.#table}: record ${version} voids round ${code}, which is not kept as voided by it.`,
    )
    this.#kept.delete(code)
    this.#findings.count('voided rounds')
  }

  end(): void {
    for (const code of this.#kept.keys())
      this.#findings.problem(`Round ${code} is kept as voided, but the log does not void it.`)
  }
}

/** What the transfer that belongs to a `voided` does other than undo the round; null when it does just that. */
export async function voidMoneyProblem(
  db: Kysely<Schema>,
  { table, version, code }: { readonly table: TableId; readonly version: number; readonly code: RoundCode },
  booked: Map<string, Booked>,
): Promise<string | null> {
  const key = transferKey(table, version)
  const transfer = booked.get(key)
  booked.delete(key)
  return undoProblem({ table, code }, await movedByRound(db, code), transfer)
}

export function undoProblem(
  { table, code }: { readonly table: TableId; readonly code: RoundCode },
  moved: readonly BookedEntry[],
  transfer: Booked | undefined,
): string | null {
  if (transfer === undefined)
    return moved.length === 0 ? null : `round ${code} is voided, and nothing was booked`
  if (transfer.kind !== 'void' || transfer.round !== code)
    return `it was booked as '${transfer.kind}' for round ${transfer.round}, not as 'void' for ${code}`
  return voidProblem(table, moved, transfer.entries)
}

/** The house's side of this table, in whatever currency. */
function isHouseOf(table: TableId, account: Named): boolean {
  return account.table === table && (account.kind === 'house' || account.kind === 'promotions')
}

/**
 * What is wrong with a transfer that says it undoes a round, in words; null when nothing is. Players get back what the
 * round took from them, and give back what it gave them or, where that is spent, less of it; the table's house has
 * the rest.
 */
export function voidProblem(
  table: TableId,
  moved: readonly BookedEntry[],
  undone: readonly BookedEntry[],
): string | null {
  const others = (lines: readonly BookedEntry[]) => lines.filter(({ account }) => !isHouseOf(table, account))
  const found = new Map<string, number>()
  for (const { account, amount } of others(undone))
    found.set(account.id, (found.get(account.id) ?? 0) + amount)
  for (const { account, amount } of others(moved)) {
    const back = found.get(account.id) ?? 0
    found.delete(account.id)
    if (back === -amount || (amount > 0 && back <= 0 && back > -amount)) continue
    return `${account.id} moved by ${amount} cents in the round, and by ${back} when it was voided`
  }
  const extra = [...found].find(([, amount]) => amount !== 0)
  return extra === undefined ? null : `${extra[0]} moved by ${extra[1]} cents without a reason`
}
