import { type DealerTree, END_COUNT } from '#math/blackjack/dealer'
import { VALUES } from '#math/blackjack/hands'

/** Those of one game and of what lies around it; more are of shoes that do not come again. */
const MOST_KNOWN = 40_000

const known = new WeakMap<DealerTree, Map<string, Float64Array>>()

/**
 * The chance of every up card together with every end (`endIndex`), from `unseen` cards by value, index 1 to 10.
 * Hands and the hands of their splits leave the same cards over and over: each is worked out once.
 */
export function dealerEnds(tree: DealerTree, unseen: Float64Array): Float64Array {
  const left = unseen.subarray(1)
  const key = left.join()
  const ends = endsKnown(tree)
  const found = ends.get(key) ?? workedOut(tree, left)
  ends.set(key, found)
  return found
}

function endsKnown(tree: DealerTree): Map<string, Float64Array> {
  const ends = known.get(tree)
  if (ends !== undefined && ends.size < MOST_KNOWN) return ends
  const none = new Map<string, Float64Array>()
  known.set(tree, none)
  return none
}

function workedOut(tree: DealerTree, left: Float64Array): Float64Array {
  const { size, longest, parent, value, heldOfValue, held, finished, place, orders } = tree
  let total = 0
  for (let index = 0; index < VALUES; index++) total += left[index] as number
  const share = new Float64Array(longest + 1)
  for (let cards = 0; cards <= longest; cards++) share[cards] = 1 / (total - cards)
  const weights = new Float64Array(size)
  weights[0] = 1
  for (let node = 1; node < size; node++) {
    const cards = (left[(value[node] as number) - 1] as number) - (heldOfValue[node] as number)
    const before = weights[parent[node] as number] as number
    weights[node] = cards <= 0 ? 0 : before * cards * (share[held[node] as number] as number)
  }
  const ends = new Float64Array(END_COUNT)
  for (let i = 0; i < finished.length; i++) {
    const at = place[i] as number
    ends[at] = (ends[at] as number) + (weights[finished[i] as number] as number) * (orders[i] as number)
  }
  return ends
}
