import type { DealerTree } from '#math/blackjack/dealer'
import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { STAKE, TOKEN } from '#math/blackjack/play'
import { ENDS, endChances } from '#math/blackjack/results/end-chances'
import { HandResults, netsAt, noResults, type Results } from '#math/blackjack/results/hand-results'
import { handOf, type Solution } from '#math/blackjack/solve'
import { drawChance, type Standing } from '#math/blackjack/standing'
import { isSplit } from '#math/blackjack/strategy/chart'

export type NetChances = ReadonlyMap<number, number>

/** By up card what a pair's hands come to together, end by end; null where the pair is not split. */
type SplitResults = (up: number) => readonly NetChances[] | null

/**
 * All hands of a split pair together. Each hand by itself is exact (with the other first card gone); together they
 * are taken as independent once the dealer's end is given.
 */
export function splitResults(
  game: GameToSolve,
  solution: Solution,
  tree: DealerTree,
  pair: number,
): SplitResults {
  const { table, splits } = solution
  const split = splits[pair - 1]
  const ups = Array.from({ length: VALUES }, (_, index) => index + 1).filter((up) =>
    isSplit(solution, pair, up),
  )
  if (split === undefined || ups.length === 0) return () => null
  const facts = withoutOne(solution.facts, pair)
  const ends = endChances(game, table, tree, facts, pair)
  const dealing = { game, table, facts, ends, value: pair }
  // BJ-7: a split ace stands on its second card.
  const policy = (action: Uint8Array) => (pair === 1 ? new Uint8Array(action.length) : action)
  const own = new HandResults(dealing, STAKE, policy(split.own))
  const free = game.rules.freeSplits && pair !== 10
  const others = free ? new HandResults(dealing, TOKEN, policy(split.others)) : own
  return (up) => (ups.includes(up) ? together(dealing, own, others, up) : null)
}

/** The shoe with one card of a value less. */
function withoutOne(facts: Standing, value: number): Standing {
  const row = VALUES + 1
  const unseen = facts.unseen.map((count, place) => {
    const of = place % row
    return of === 0 || of === value ? count - 1 : count
  })
  return { ...facts, unseen }
}

interface Pair {
  readonly game: GameToSolve
  readonly table: Solution['table']
  readonly facts: Standing
  readonly value: number
}

function together(pair: Pair, own: HandResults, others: HandResults, up: number): readonly NetChances[] {
  const most = mostHands(pair)
  const [mine, rest] = [secondCards(pair, own, up), secondCards(pair, others, up)]
  const sums = Array.from({ length: ENDS }, () => new Map<number, number>())
  for (const { chance, other, any } of histories(pair, up, most)) {
    const hands = [
      ...new Array<keyof Seconds>(other).fill('other'),
      ...new Array<keyof Seconds>(any).fill('any'),
    ]
    for (const [end, sum] of sums.entries()) {
      let nets: NetChances = new Map([[0, chance * endChance(mine.any, end)]])
      for (const [index, kind] of hands.entries())
        nets = plus(nets, given((index === 0 ? mine : rest)[kind], end))
      for (const [net, share] of nets) sum.set(net, (sum.get(net) ?? 0) + share)
    }
  }
  return sums
}

function mostHands({ game: { rules }, value }: Pair): number {
  return rules.handsPerSeat > 2 && (value !== 1 || rules.resplitAces) ? rules.handsPerSeat : 2
}

/** A split hand whose second card is any, and one whose second card is no pair card. */
interface Seconds {
  readonly any: Results
  readonly other: Results
}

function secondCards({ game, table, facts, value: pair }: Pair, hands: HandResults, up: number): Seconds {
  const blocked = looks(game, up) ? completing(up) : 0
  const single = table.next[pair - 1] ?? 0
  const [any, other] = [noResults(), noResults()]
  for (let value = 1; value <= VALUES; value++) {
    const chance = drawChance(facts, single, up, blocked, value)
    if (chance <= 0) continue
    for (const [i, share] of hands.of(handOf(table, pair, value), up).entries()) {
      any[i] = (any[i] ?? 0) + chance * share
      if (value !== pair) other[i] = (other[i] ?? 0) + chance * share
    }
  }
  return { any, other }
}

/** How a split may go: so many hands that got another card, so many that got any and stay as they are. */
interface History {
  readonly chance: number
  readonly other: number
  readonly any: number
}

/** FB-7: a pair card on a split hand is split again while hands are left. */
function histories(pair: Pair, up: number, most: number): readonly History[] {
  const { game, table, facts, value } = pair
  const single = table.next[value - 1] ?? 0
  const blocked = looks(game, up) ? completing(up) : 0
  const first = drawChance(facts, single, up, blocked, value)
  const left = (facts.unseen[single * (VALUES + 1) + value] ?? 0) - (value === up ? 1 : 0)
  const cards = (facts.unseen[single * (VALUES + 1)] ?? 0) - 1
  const follow = (hands: number, other: number, chance: number): readonly History[] => {
    if (chance <= 0) return []
    if (hands === most) return [{ chance, other, any: most - other }]
    if (other === hands) return [{ chance, other, any: 0 }]
    const gone = hands - 2
    const again =
      left <= 0 ? 0 : Math.max(0, (first * (left - gone) * cards) / (left * (cards - gone - other)))
    return [...follow(hands + 1, other, chance * again), ...follow(hands, other + 1, chance * (1 - again))]
  }
  return follow(2, 0, 1)
}

function endChance(results: Results, end: number): number {
  let sum = 0
  for (const chance of netsAt(results, end).values()) sum += chance
  return sum
}

/** Chances of a hand's net results once the dealer's end is given. */
function given(results: Results, end: number): NetChances {
  const whole = endChance(results, end)
  return new Map([...netsAt(results, end)].map(([net, chance]) => [net, chance / whole]))
}

/** The sum of two independent results. */
function plus(a: NetChances, b: NetChances): NetChances {
  const sums = new Map<number, number>()
  for (const [one, chance] of a) {
    for (const [other, share] of b) sums.set(one + other, (sums.get(one + other) ?? 0) + chance * share)
  }
  return sums
}
