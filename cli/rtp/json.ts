import type { BetReturn } from '#math/returns/types'

/** A bet as the contract has it; combinations, which outgrow a double, as digits, and only where they are asked for. */
export function betJson(figures: BetReturn, counts: boolean): object {
  const { rtp, houseEdge, hit, standardDeviation, documented, designed, agrees } = figures
  const { method, note, combinations } = figures
  return {
    rtp,
    houseEdge,
    hit,
    standardDeviation,
    documented,
    ...(designed === undefined ? {} : { designed }),
    agrees,
    method,
    ...(note === undefined ? {} : { note }),
    ...(counts && combinations !== undefined ? { combinations: combinationsJson(combinations) } : {}),
  }
}

function combinationsJson({
  total,
  won,
  pushed,
  lost,
  byPayout,
}: NonNullable<BetReturn['combinations']>): object {
  const payouts = [...byPayout].map(([payout, count]) => [payout, String(count)])
  return {
    total: String(total),
    won: String(won),
    pushed: String(pushed),
    lost: String(lost),
    byPayout: Object.fromEntries(payouts),
  }
}

export function betsJson(bets: ReadonlyMap<string, BetReturn>, counts: boolean): object {
  return Object.fromEntries([...bets].map(([bet, figures]) => [bet, betJson(figures, counts)]))
}

/** With what it was before, and by how much it moved. */
export function changedJson(
  before: ReadonlyMap<string, BetReturn>,
  after: ReadonlyMap<string, BetReturn>,
  counts: boolean,
): object {
  return Object.fromEntries(
    [...after].map(([bet, figures]) => {
      const was = before.get(bet)?.rtp
      const moved =
        was === undefined
          ? { before: null, difference: null }
          : { before: was, difference: figures.rtp - was }
      return [bet, { ...betJson(figures, counts), ...moved }]
    }),
  )
}
