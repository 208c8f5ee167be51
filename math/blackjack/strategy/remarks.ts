import type { Strategy } from '#math/blackjack/strategy/strategy'

const NO_BREAK = '\u00a0'

/** What is to be said beside the charts, one sentence each. */
export function strategyRemarks({
  exceptions,
  chartCost,
  insurance,
  evenMoney,
}: Strategy): readonly string[] {
  const other = exceptions.map(({ cards, up, play }) => `${cards} v ${up} ${play}`.replaceAll(' ', NO_BREAK))
  return [
    other.length === 0
      ? 'No two-card hand is better played otherwise than its total.'
      : `Two-card hands that are better played otherwise than their total: ${other.join(', ')}.`,
    `Playing by the charts alone returns ${(100 * chartCost).toFixed(4)}${NO_BREAK}% less than best play by every card (split hands aside).`,
    insurance.length === 0
      ? 'Insurance is never worth taking.'
      : `Insurance is worth taking on ${insurance.join(', ')} alone.`,
    ...(evenMoney.length === 0 ? [] : [`A blackjack had better take 1:1 against ${evenMoney.join(', ')}.`]),
  ]
}
