import type { PlayerId } from '#engine/ids'
import { isRoundEnd } from '#engine/table/events'
import { purseAt } from '#engine/table/purses'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import { NO_STAKES, NOTHING, type Stakes } from '#server/wallet/stakes'

/** Every bet that was taken comes to exactly one result. */
export class RoundAudit {
  readonly #findings: Findings
  #paidEarly: Stakes = NO_STAKES

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** `stakes` is what lay in the round before the event. */
  next(event: TableEvent, table: TableState, stakes: Stakes): void {
    if (event.type === 'roundBegan') {
      this.#findings.must(
        sameStakes(stakes, NO_STAKES),
        () => `Round ${event.code} began with stakes of another one in it: ${stakesText(stakes)}.`,
      )
      this.#paidEarly = NO_STAKES
    }
    if (event.type === 'paid') this.#paidEarly = withResults(this.#paidEarly, table, event.results)
    if (!isRoundEnd(event)) return
    const early = event.type === 'settled' ? this.#paidEarly : NO_STAKES
    const accounted = withResults(early, table, event.results)
    this.#findings.must(
      sameStakes(accounted, stakes),
      () =>
        `Round ${table.round?.code}: staked were ${stakesText(stakes)}, ` +
        `but results account for ${stakesText(accounted)}.`,
    )
    this.#findings.count('rounds')
  }
}

interface Result {
  readonly player: PlayerId
  readonly cash: number
  readonly golden: number
}

function withResults(sums: Stakes, table: TableState, results: readonly Result[]): Stakes {
  const next = { ...sums }
  for (const { player, cash, golden } of results) {
    const { currency } = purseAt(table, player)
    const sum = next[currency] ?? NOTHING
    next[currency] = { cash: sum.cash + cash, golden: sum.golden + golden }
  }
  return next
}

/** Nothing in a currency and no word of it are the same. */
export function sameStakes(some: Stakes, others: Stakes): boolean {
  return [...Object.keys(some), ...Object.keys(others)].every((currency) => {
    const one = some[currency] ?? NOTHING
    const other = others[currency] ?? NOTHING
    return one.cash === other.cash && one.golden === other.golden
  })
}

export function stakesText(stakes: Stakes): string {
  const sums = Object.entries(stakes).map(
    ([currency, { cash, golden }]) => `${cash} ${currency} cents and ${golden} golden`,
  )
  return sums.length === 0 ? 'nothing' : sums.join(', ')
}
