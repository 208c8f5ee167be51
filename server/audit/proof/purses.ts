import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { Funds, Purse } from '#engine/round/posting'
import type { Slip } from '#engine/round/slip'
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
  const limits = ownLimits(game, state, events.at(0))
  const { postings } = gameOf(game)
  const moved = new Map<string, Record<'cash' | 'golden', number>>()
  const least = new Map<string, Record<'cash' | 'golden', number>>()
  yield fundsWith(new Map(), limits)
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
    if (takes) yield fundsWith(new Map([...least].map(([player, need]) => [player, { ...need }])), limits)
  }
}

/**
 * TP-11: whose chips were refused for the own limits when betting closed, and the least that they had then: what was
 * taken before and the price of what was refused.
 */
function ownLimits(game: GameId, state: GameState, closed: GameEvent | undefined): ReadonlyMap<string, Held> {
  const least = new Map<string, Held>()
  if (closed?.type !== 'closed') return least
  const taken = new Map<string, Held>()
  for (const slip of inOrder(game, state)) {
    const { player } = slip
    const before = taken.get(player) ?? EMPTY
    const stake = closed.taken.find((bet) => isAt(bet, slip))
    if (stake !== undefined) taken.set(player, plus(before, stake))
    const refused = closed.refused.find((bet) => isAt(bet, slip))
    if (refused?.reason !== 'own-limit') continue
    const { cash, golden } = plus(before, 'cash' in refused ? refused : slip)
    const known = least.get(player) ?? EMPTY
    least.set(player, {
      cash: slip.cash > 0 ? Math.max(known.cash, cash) : known.cash,
      golden: slip.golden > 0 ? Math.max(known.golden, golden) : known.golden,
    })
  }
  return least
}

/** Chips in the order in which they are taken: what needs another bet follows it. */
function inOrder(game: GameId, state: GameState): readonly Slip[] {
  const { isTakenLater } = gameOf(game)
  const waits = ({ bet }: Slip) => isTakenLater(state, bet)
  const slips: readonly Slip[] = state.slips
  return [...slips.filter((slip) => !waits(slip)), ...slips.filter(waits)]
}

type Place = Pick<Slip, 'player' | 'bet'> & Partial<Pick<Slip, 'seat' | 'behind'>>

/** Where nobody has a seat, player and bet say all. */
function isAt({ player, bet, seat, behind }: Place, slip: Slip): boolean {
  const isSame = player === slip.player && bet === slip.bet
  return isSame && (seat ?? slip.seat) === slip.seat && (behind ?? slip.behind) === slip.behind
}

function plus(one: Held, { cash, golden }: Held): Held {
  return { cash: one.cash + cash, golden: one.golden + golden }
}

/** Whoever is held back by own limits may stake what was taken, and has enough for what was refused. */
function fundsWith(held: ReadonlyMap<string, Held>, limits: ReadonlyMap<string, Held>): Funds {
  return (player): Purse => {
    const allowed = held.get(player) ?? EMPTY
    const least = limits.get(player)
    if (least === undefined) return allowed
    const cash = Math.max(allowed.cash, least.cash)
    const golden = Math.max(allowed.golden, least.golden)
    return { cash, golden, allowance: { ...allowed, text: '' } }
  }
}
