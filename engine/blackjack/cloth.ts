import type { Insurance, Line, State } from '#engine/blackjack/types'
import { NO_CENTS } from '#engine/money/cents'
import { type OnCloth, onCloth, resultOnCloth } from '#engine/round/cloth'

/** Whose money lies where. */
export function cloth({ phase, slips, lines, sides, insurance, results }: State): readonly OnCloth[] {
  switch (phase) {
    case 'betting':
      return slips.map((slip) => onCloth(slip))
    case 'over':
      return results.map(resultOnCloth)
    case 'dealing':
    case 'insurance':
    case 'turns':
    case 'dealer':
    case 'bonus':
      return [...onLines(lines), ...sides.map((side) => onCloth(side)), ...insured(insurance)]
    default:
      return phase satisfies never
  }
}

function onLines(lines: readonly Line[]): readonly OnCloth[] {
  const hands = new Map<number, number>()
  return lines.flatMap(({ seat, stakes }) => {
    const hand = hands.get(seat) ?? 0
    hands.set(seat, hand + 1)
    return stakes.map((stake) => onCloth({ ...stake, bet: 'main', seat, hand }))
  })
}

function insured(insurance: readonly Insurance[]): readonly OnCloth[] {
  return insurance
    .filter(({ stake }) => stake > 0)
    .map((one) => onCloth({ ...one, bet: 'insurance', cash: one.stake, golden: NO_CENTS }))
}
