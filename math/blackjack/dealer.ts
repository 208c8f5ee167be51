import { VALUES } from '#math/blackjack/hands'

/** What a dealer's hand ends with: 17 to 21, exactly 22, more, or a blackjack. */
export const DEALER_ENDS = ['17', '18', '19', '20', '21', '22', 'bust', 'blackjack'] as const
export const END_22 = 5
export const END_BUST = 6
export const END_BLACKJACK = 7

const ENDS = DEALER_ENDS.length

/** Where the chance of an up card (1 to 10) with an end stands in a list of all of them. */
export function endIndex(up: number, end: number): number {
  return (up - 1) * ENDS + end
}

export const END_COUNT = VALUES * ENDS

/**
 * All hands a dealer can come to, whatever the up card, orders of the same cards merged: the chance of an order
 * depends only on which cards are in it. Each node is one card more than its parent.
 */
export interface DealerTree {
  readonly size: number
  /** Most cards before the last. */
  readonly longest: number
  readonly parent: Int32Array
  readonly value: Uint8Array
  /** How many of that value the parent already holds, and how many cards in all. */
  readonly heldOfValue: Uint8Array
  readonly held: Uint8Array
  /** Finished hands: node, place in the list of ends, and in how many orders it comes from that up card. */
  readonly finished: Int32Array
  readonly place: Uint8Array
  readonly orders: Float64Array
}

export interface DealerRules {
  /** Highest total on which the dealer draws. */
  readonly dealerHitsTo: number
  readonly hitsSoft17: boolean
}

interface Node {
  readonly parent: number
  readonly value: number
  readonly counts: readonly number[]
  /** Orders of the node's cards, by the up card they begin with. */
  readonly orders: number[]
  readonly end: number
}

const trees = new Map<string, DealerTree>()

/** The same rules have the same tree, and all that was worked out with it. */
export function dealerTree({ dealerHitsTo, hitsSoft17 }: DealerRules): DealerTree {
  const key = `${dealerHitsTo} ${hitsSoft17}`
  const tree = trees.get(key) ?? grow({ dealerHitsTo, hitsSoft17 })
  trees.set(key, tree)
  return tree
}

function grow(rules: DealerRules): DealerTree {
  const empty = new Array<number>(VALUES).fill(0)
  const nodes: Node[] = [{ parent: -1, value: 0, counts: empty, orders: [], end: -1 }]
  const known = new Map<string, Node>()
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as Node
    if (node.end >= 0) continue
    for (let value = 1; value <= VALUES; value++) {
      const orders = at === 0 ? empty.with(value - 1, 1) : node.orders
      const counts = node.counts.with(value - 1, (node.counts[value - 1] ?? 0) + 1)
      const key = counts.join()
      const met = known.get(key)
      if (met) for (const [up, count] of orders.entries()) met.orders[up] = (met.orders[up] ?? 0) + count
      else {
        const more: Node = { parent: at, value, counts, orders: [...orders], end: endOf(rules, counts) }
        known.set(key, more)
        nodes.push(more)
      }
    }
  }
  return treeOf(nodes)
}

function endOf({ dealerHitsTo, hitsSoft17 }: DealerRules, cards: readonly number[]): number {
  const count = sum(cards)
  const hard = cards.reduce((total, n, index) => total + n * (index + 1), 0)
  const soft = (cards[0] ?? 0) > 0 && hard <= 11
  const total = soft ? hard + 10 : hard
  if (total === 21 && count === 2) return END_BLACKJACK
  if (count < 2 || total <= dealerHitsTo || (hitsSoft17 && soft && total === 17)) return -1
  return total > 22 ? END_BUST : total - 17
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0)
}

function treeOf(nodes: readonly Node[]): DealerTree {
  const finished = nodes.flatMap(({ orders, end }, node) =>
    end < 0
      ? []
      : orders.flatMap((count, up) => (count > 0 ? [{ node, place: endIndex(up + 1, end), count }] : [])),
  )
  return {
    size: nodes.length,
    longest: Math.max(...nodes.map(({ counts }) => sum(counts))) - 1,
    parent: Int32Array.from(nodes, ({ parent }) => parent),
    value: Uint8Array.from(nodes, ({ value }) => value),
    heldOfValue: Uint8Array.from(nodes, ({ counts, value }) => Math.max(0, (counts[value - 1] ?? 0) - 1)),
    held: Uint8Array.from(nodes, ({ counts }) => Math.max(0, sum(counts) - 1)),
    finished: Int32Array.from(finished, ({ node }) => node),
    place: Uint8Array.from(finished, ({ place }) => place),
    orders: Float64Array.from(finished, ({ count }) => count),
  }
}
