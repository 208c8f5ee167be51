import { isRoundEnd } from '#engine/table/events'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import type { Stakes } from '#server/wallet/stakes'

/** Every bet that was taken comes to exactly one result. */
export class RoundAudit {
  readonly #findings: Findings
  #paidEarly = { cash: 0, golden: 0 }

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** `stakes` is what lay in the round before the event. */
  next(event: TableEvent, { round }: TableState, stakes: Stakes): void {
    if (event.type === 'roundBegan') {
      this.#findings.must(
        stakes.cash === 0 && stakes.golden === 0,
        () => `Round ${event.code} began with ${stakes.cash} cents of another one in it.`,
      )
      this.#paidEarly = { cash: 0, golden: 0 }
    }
    if (event.type === 'paid') this.#paidEarly = sum(event.results, this.#paidEarly)
    if (!isRoundEnd(event)) return
    const { cash, golden } = sum(event.results, event.type === 'settled' ? this.#paidEarly : NOTHING)
    this.#findings.must(
      cash === stakes.cash && golden === stakes.golden,
      () =>
        `Round ${round?.code}: ${stakes.cash} cents and ${stakes.golden} golden were staked, ` +
        `but results account for ${cash} and ${golden}.`,
    )
    this.#findings.count('rounds')
  }
}

const NOTHING = { cash: 0, golden: 0 }

function sum(
  results: readonly { readonly cash: number; readonly golden: number }[],
  from: { readonly cash: number; readonly golden: number },
): { cash: number; golden: number } {
  let { cash, golden } = from
  for (const result of results) {
    cash += result.cash
    golden += result.golden
  }
  return { cash, golden }
}
