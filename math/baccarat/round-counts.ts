import type { Composition } from '#math/baccarat/composition'
import { kindPlace, POINTS, ROUND_KIND_AT, ROUND_KINDS } from '#math/baccarat/round-kinds'

/** In how many of the orders of six cards the round is of each kind. */
export function countRoundKinds({ points }: Composition): readonly bigint[] {
  const left = Float64Array.from(points)
  const counts = ROUND_KINDS.map(() => 0n)
  const ways = new Float64Array(counts.length)
  forEachHand(left, (total, handWays) => {
    ways.fill(0)
    addRounds(ways, left, total)
    for (const [kind, count] of counts.entries()) {
      const more = ways[kind] as number
      if (more !== 0) counts[kind] = count + BigInt(handWays) * BigInt(more)
    }
  })
  return counts
}

/** The rounds that go on from Player's first two cards: no more than fit a double (`MOST_CARDS`). */
function addRounds(ways: Float64Array, left: Float64Array, playerTotal: number): void {
  forEachHand(left, (bankerTotal, handWays) => {
    for (let fifth = 0; fifth < POINTS; fifth++) {
      const fiveWays = handWays * takeOne(left, fifth)
      const row = kindPlace(playerTotal, bankerTotal, fifth, 0)
      for (let sixth = 0; sixth < POINTS; sixth++) {
        const kind = ROUND_KIND_AT[row + sixth] as number
        ways[kind] = (ways[kind] as number) + fiveWays * (left[sixth] as number)
      }
      putBack(left, fifth)
    }
  })
}

/** Calls with each two cards that can be dealt, by their points, while they are out of what is left. */
function forEachHand(left: Float64Array, then: (total: number, ways: number) => void): void {
  for (let first = 0; first < POINTS; first++) {
    for (let second = first; second < POINTS; second++) {
      const ways = takeOne(left, first) * takeOne(left, second) * (first === second ? 1 : 2)
      if (ways > 0) then((first + second) % POINTS, ways)
      putBack(left, second)
      putBack(left, first)
    }
  }
}

/** How many ways there are to take one of these cards; from none it leaves −1, and no way to take it. */
function takeOne(left: Float64Array, points: number): number {
  const count = left[points] as number
  left[points] = count - 1
  return count
}

function putBack(left: Float64Array, points: number): void {
  left[points] = (left[points] as number) + 1
}
