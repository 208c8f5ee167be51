import { isRoundEnd } from '#engine/table/events'
import { moneyProblem } from '#server/audit/money'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Scene } from '#server/audit/proof/story'
import { type Booked, transferKey } from '#server/audit/reading'
import { RoundAudit } from '#server/audit/round'
import { tableAccount } from '#server/wallet/accounts'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES, stakesAfter } from '#server/wallet/stakes'

/** Every event moved the money it says, nothing else moved any, and nothing was left in a round when it was over. */
export function checkMoney(proof: ShoeProof, scenes: readonly Scene[], findings: ProofFindings): void {
  const { table, game } = proof
  const booked = byKey(proof, findings)
  const rounds = new RoundAudit(findings)
  const inRound = new StakesInBook(table)
  let stakes = NO_STAKES
  for (const { record, event, after, round } of scenes) {
    const key = transferKey(table, record.version)
    const transfer = booked.get(key)
    booked.delete(key)
    findings.at(record.version, round)
    const problem = moneyProblem(
      transferOf({ table, game, round: round ?? '' }, record.version, event, stakes),
      transfer,
    )
    if (problem !== null) findings.wrong(`${problem}.`)
    rounds.next(event, after, stakes)
    stakes = stakesAfter(stakes, game, event)
    inRound.book(transfer)
    if (!isRoundEnd(event)) continue
    findings.right(inRound.isEmpty, () => 'the round is over, but the book still has stakes in it.')
    inRound.clear()
  }
  for (const { key, round } of booked.values()) {
    findings.at(0, round)
    findings.problem(`Transfer ${key} has no event that it belongs to.`)
  }
}

function byKey({ transfers }: ShoeProof, findings: ProofFindings): Map<string, Booked> {
  const booked = new Map<string, Booked>()
  for (const transfer of transfers) {
    findings.at(0, transfer.round)
    findings.must(!booked.has(transfer.key), () => `Transfer ${transfer.key} is there more than once.`)
    findings.count('transfers')
    booked.set(transfer.key, transfer)
  }
  return booked
}

/** What lies in the table's running round, as the book has it. */
class StakesInBook {
  readonly #sums: Map<string, number>

  constructor(table: string) {
    this.#sums = new Map(
      (['cash', 'golden'] as const).map((purse) => [tableAccount(table, purse, 'stakes'), 0]),
    )
  }

  book(transfer: Booked | undefined): void {
    for (const { account, amount } of transfer?.entries ?? []) {
      const sum = this.#sums.get(account)
      if (sum !== undefined) this.#sums.set(account, sum + amount)
    }
  }

  get isEmpty(): boolean {
    return [...this.#sums.values()].every((sum) => sum === 0)
  }

  clear(): void {
    for (const account of this.#sums.keys()) this.#sums.set(account, 0)
  }
}
