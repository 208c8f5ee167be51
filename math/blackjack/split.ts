import type { DealerTree } from '#math/blackjack/dealer'
import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { type Money, play, STAKE, TOKEN } from '#math/blackjack/play'
import { at, drawChance, type Standing, standing } from '#math/blackjack/standing'

/**
 * All hands of a split pair together, by up card.
 *
 * Every hand acts on its own cards, the up card and the pair of the first split. The cards it draws are then
 * distributed as if it drew first (predictable sampling of an exchangeable sequence), so that the worth of all hands
 * is a sum over hands. Which second cards are pair cards, and so split again, is counted exactly, by inclusion and
 * exclusion over shoes with more pair cards gone.
 */
export function splitPair(game: GameToSolve, table: HandTable, tree: DealerTree, pair: number): Split {
  const { rules } = game
  const most = rules.handsPerSeat > 2 && (pair !== 1 || rules.resplitAces) ? rules.handsPerSeat : 2
  const shoes: Standing[] = []
  for (let gone = 1; gone <= 2 * most - 3; gone++)
    shoes.push(standing(game, table, tree, { value: pair, cards: gone }))
  const own = halves(game, table, shoes, pair, STAKE)
  const others = rules.freeSplits && pair !== 10 ? halves(game, table, shoes, pair, TOKEN) : own
  const worth = new Float64Array(VALUES + 1)
  for (let up = 1; up <= VALUES; up++) {
    for (const history of histories(most)) {
      worth[up] = (worth[up] ?? 0) + historyWorth(history, own.halves[up] ?? [], others.halves[up] ?? [])
    }
  }
  return { worth, own: own.action, others: others.action }
}

export interface Split {
  /** Of all hands together, by up card. */
  readonly worth: Float64Array
  /** What the first hand does, by hand and up card, and what the others do: on tokens they may differ. */
  readonly own: Uint8Array
  readonly others: Uint8Array
}

/** How a split may go: second cards that were pair cards and split again, hands that got another, hands left over at the most. */
interface History {
  readonly pairs: number
  readonly others: number
  readonly leftOver: number
}

function histories(most: number, hands = 2, pairs = 0, others = 0): readonly History[] {
  if (hands === most) return [{ pairs, others, leftOver: most - others }]
  if (others === hands) return [{ pairs, others, leftOver: 0 }]
  return [...histories(most, hands + 1, pairs + 1, others), ...histories(most, hands, pairs, others + 1)]
}

/** One split hand with `n + 1` other pair cards gone: chance that its second card is a pair card, worth with another card, worth with any. */
interface Half {
  readonly pairChance: number
  readonly withOther: number
  readonly withAny: number
}

function historyWorth(
  { pairs, others, leftOver }: History,
  own: readonly Half[],
  rest: readonly Half[],
): number {
  const chance = pairChances(own, 0, pairs)
  const other = (half: readonly Half[]) =>
    alternating(own, pairs, others - 1, (gone) => half[gone]?.withOther ?? 0)
  const any = (half: readonly Half[]) => alternating(own, pairs, others, (gone) => half[gone]?.withAny ?? 0)
  if (others === 0) return chance * (any(own) + (leftOver - 1) * any(rest))
  return chance * (other(own) + (others - 1) * other(rest) + leftOver * any(rest))
}

/** Expectation of a hand's worth while `others` second cards are known not to be pair cards, by inclusion and exclusion. */
function alternating(
  chances: readonly Half[],
  pairs: number,
  others: number,
  worth: (gone: number) => number,
): number {
  let sum = 0
  let ways = 1
  for (let more = 0; more <= others; more++) {
    const sign = more % 2 === 0 ? 1 : -1
    sum += sign * ways * pairChances(chances, pairs, more) * worth(pairs + more)
    ways = (ways * (others - more)) / (more + 1)
  }
  return sum
}

/** Chance that `count` given second cards are all pair cards, `gone` having been so before. */
function pairChances(chances: readonly Half[], gone: number, count: number): number {
  let product = 1
  for (let i = 0; i < count; i++) product *= chances[gone + i]?.pairChance ?? 0
  return product
}

/** By up card and by number of other pair cards gone. What a hand does is settled with one gone and kept. */
function halves(
  game: GameToSolve,
  table: HandTable,
  shoes: readonly Standing[],
  pair: number,
  money: Money,
): { readonly action: Uint8Array; readonly halves: readonly (readonly Half[])[] } {
  const doubles = game.rules.doubleAfterSplit && pair !== 1
  const [first] = shoes
  const settled = first && play(game, table, first, money, doubles)
  const worths = shoes.map((shoe) => {
    const played = shoe === first ? settled : play(game, table, shoe, money, doubles, settled?.action)
    return (pair === 1 ? played?.stand : played?.worth) ?? new Float64Array()
  })
  const single = table.next[pair - 1] ?? 0
  const byUp = Array.from({ length: VALUES + 1 }, (_, up) => {
    if (up === 0) return []
    const blocked = looks(game, up) ? completing(up) : 0
    return shoes.map((shoe, gone): Half => {
      const chance = (value: number) => Math.max(0, drawChance(shoe, single, up, blocked, value))
      const worth = (value: number) => {
        const hand = table.next[single * VALUES + value - 1] ?? 0
        return chance(value) > 0 ? chance(value) * (worths[gone]?.[at(hand, up)] ?? 0) : 0
      }
      let withOther = 0
      for (let value = 1; value <= VALUES; value++) if (value !== pair) withOther += worth(value)
      return { pairChance: chance(pair), withOther, withAny: withOther + worth(pair) }
    })
  })
  return { action: settled?.action ?? new Uint8Array(), halves: byUp }
}
