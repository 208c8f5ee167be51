import type { TableId } from '#engine/ids'
import { isRoundEnd } from '#engine/table/events'
import { moneyProblem } from '#server/audit/money'
import { type Read, read } from '#server/audit/proof/booked'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Scene } from '#server/audit/proof/story'
import { isLaterVoid, voidInProof } from '#server/audit/proof/voids'
import { type Booked, transferKey } from '#server/audit/reading'
import { RoundAudit } from '#server/audit/round'
import type { AccountKind } from '#server/wallet/accounts'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES, stakesAfter } from '#server/wallet/stakes'

/** Every event moved the money it says, nothing else moved any, and nothing was left in a round when it was over. */
export function checkMoney(proof: ShoeProof, scenes: readonly Scene[], findings: ProofFindings): void {
  const { table } = proof
  const booked = byKey(proof, findings)
  const rounds = new RoundAudit(findings)
  const inRound = new StakesInBook(table)
  let stakes = NO_STAKES
  for (const { record, event, after, round } of scenes) {
    const key = transferKey(table, record.version)
    const transfer = booked.get(key)
    booked.delete(key)
    findings.at(record.version, round)
    const problem =
      event.type === 'voided'
        ? voidInProof(proof, event.code, transfer)
        : moneyProblem(transferOf({ table, state: after }, record.version, event, stakes), transfer)
    if (problem !== null) findings.wrong(`${problem}.`)
    rounds.next(event, after, stakes)
    stakes = stakesAfter(stakes, after, event)
    inRound.book(transfer)
    if (!isRoundEnd(event)) continue
    findings.right(inRound.isEmpty, () => 'the round is over, but the book still has stakes in it.')
    inRound.clear()
  }
  for (const transfer of booked.values()) {
    const { key, round } = transfer
    findings.at(0, round)
    const isLater = isLaterVoid(proof, transfer)
    const problem = isLater ? voidInProof(proof, round ?? '', transfer) : null
    if (isLater) findings.count('voided rounds')
    else findings.problem(`Transfer ${key} has no event that it belongs to.`)
    findings.must(problem === null, () => `Transfer ${key}: ${problem}.`)
  }
}

function byKey({ transfers }: ShoeProof, findings: ProofFindings): Map<string, Read> {
  const booked = new Map<string, Read>()
  for (const transfer of transfers.map(read)) {
    findings.at(0, transfer.round)
    findings.must(!booked.has(transfer.key), () => `Transfer ${transfer.key} is there more than once.`)
    findings.count('transfers')
    booked.set(transfer.key, transfer)
  }
  return booked
}

const STAKES: readonly (AccountKind | null)[] = ['stakes', 'stakes-golden']

/** What lies in the table's running round, as the book has it. */
class StakesInBook {
  readonly #table: TableId
  readonly #sums = new Map<string, number>()

  constructor(table: TableId) {
    this.#table = table
  }

  book(transfer: Booked | undefined): void {
    for (const { account, amount } of transfer?.entries ?? []) {
      if (account.table !== this.#table || !STAKES.includes(account.kind)) continue
      this.#sums.set(account.id, (this.#sums.get(account.id) ?? 0) + amount)
    }
  }

  get isEmpty(): boolean {
    return [...this.#sums.values()].every((sum) => sum === 0)
  }

  clear(): void {
    this.#sums.clear()
  }
}
