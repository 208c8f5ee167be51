import type { GameId } from '#engine/games'
import type { Funds, Purse } from '#engine/round/posting'
import { gameOf } from '#engine/table/family'
import type { GameEvent } from '#engine/table/types'

/** The game's events from some record on, up to the next one that is not the game's. */
export interface Recorded {
  at(offset: number): GameEvent | undefined
}

/** Nobody ever has more: whatever is refused here is not refused for want of money. */
const RICH: Purse = { cash: 2 ** 50, golden: 2 ** 50 }

/**
 * What players had is not in the proof, only what was taken from them. Two kinds of purses tell all there is to tell:
 * bottomless ones, and those that hold just what a number of events takes. Whoever had less could not have paid;
 * what was refused to somebody who had more is refused to whom has just that.
 */
export function* possibleFunds(game: GameId, events: Recorded): Generator<Funds> {
  yield () => RICH
  const { postings } = gameOf(game)
  const moved = new Map<string, { cash: number; golden: number }>()
  const least = new Map<string, { cash: number; golden: number }>()
  yield fundsOf(new Map())
  for (let offset = 0, event = events.at(0); event !== undefined; event = events.at(++offset)) {
    let takes = false
    for (const { player, purse, amount } of postings(event)) {
      const sum = moved.get(player) ?? { cash: 0, golden: 0 }
      const need = least.get(player) ?? { cash: 0, golden: 0 }
      sum[purse] += amount
      need[purse] = Math.max(need[purse], -sum[purse])
      moved.set(player, sum)
      least.set(player, need)
      if (amount < 0) takes = true
    }
    if (takes) yield fundsOf(new Map([...least].map(([player, need]) => [player, { ...need }])))
  }
}

function fundsOf(purses: ReadonlyMap<string, Purse>): Funds {
  return (player) => purses.get(player) ?? { cash: 0, golden: 0 }
}
