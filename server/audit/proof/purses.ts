import type { GameId } from '#engine/games'
import type { Funds, Purse } from '#engine/round/posting'
import { gameOf } from '#engine/table/family'
import type { GameEvent, GameState } from '#engine/table/types'

/** The game's events from some record on, up to the next one that is not the game's. */
export interface Recorded {
  at(offset: number): GameEvent | undefined
}

type Held = Readonly<Record<'cash' | 'golden', number>>

/** Nobody ever has more: whatever is refused here is not refused for want of money. */
const RICH: Held = { cash: 2 ** 50, golden: 2 ** 50 }
const EMPTY: Held = { cash: 0, golden: 0 }

/**
 * What players had is not in the proof, only what was taken from them. Two kinds of purses tell all there is to tell:
 * bottomless ones, and those that hold just what a number of events takes. Whoever had less could not have paid;
 * what was refused to somebody who had more is refused to whom has just that.
 */
export function* possibleFunds(game: GameId, state: GameState, events: Recorded): Generator<Funds> {
  yield () => RICH
  const limits = ownLimits(state, events.at(0))
  const { postings } = gameOf(game)
  const moved = new Map<string, Record<'cash' | 'golden', number>>()
  const least = new Map<string, Record<'cash' | 'golden', number>>()
  yield* fundsWith(new Map(), limits)
  for (let offset = 0, event = events.at(0); event !== undefined; event = events.at(++offset)) {
    let takes = false
    for (const { player, purse, amount } of postings(event)) {
      const sum = moved.get(player) ?? { ...EMPTY }
      const need = least.get(player) ?? { ...EMPTY }
      sum[purse] += amount
      need[purse] = Math.max(need[purse], -sum[purse])
      moved.set(player, sum)
      least.set(player, need)
      if (amount < 0) takes = true
    }
    if (takes) yield* fundsWith(new Map([...least].map(([player, need]) => [player, { ...need }])), limits)
  }
}

/** TP-11: whose chips were refused for the own limits when betting closed, and the most that lay on one bet. */
function ownLimits({ slips }: GameState, closed: GameEvent | undefined): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  if (closed?.type !== 'closed') return most
  for (const { player, reason } of closed.refused) {
    if (reason !== 'own-limit') continue
    const own = slips.filter((slip) => slip.player === player)
    most.set(player, Math.max(0, ...own.map(({ cash, golden }) => cash + golden)))
  }
  return most
}

/** Whoever is held back by own limits has more than that: far more or, where something else was too dear, just enough. */
function* fundsWith(held: ReadonlyMap<string, Held>, limits: ReadonlyMap<string, number>): Generator<Funds> {
  const spending = (player: string) => held.get(player) ?? EMPTY
  if (limits.size === 0) {
    yield spending
    return
  }
  const holding =
    (purseOf: (allowed: Held, most: number) => Held) =>
    (player: string): Purse => {
      const most = limits.get(player)
      const allowed = spending(player)
      return most === undefined ? allowed : { ...purseOf(allowed, most), allowance: { ...allowed, text: '' } }
    }
  yield holding(() => RICH)
  yield holding(({ cash, golden }, most) => ({ cash: cash + most, golden: golden + most }))
  yield holding(({ cash, golden }, most) => ({ cash: Math.max(cash, most), golden: Math.max(golden, most) }))
}
