import type { Kysely } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import { type Booked, type BookedEntry, transferKey } from '#server/audit/reading'
import type { Schema } from '#server/store/schema'
import { movedByRound, voidProblem } from '#server/wallet/void'

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
