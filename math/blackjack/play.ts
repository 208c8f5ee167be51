import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { at, drawChance, type Standing } from '#math/blackjack/standing'

/** Cash and token on a hand, in units of the first stake. */
export interface Money {
  readonly cash: number
  readonly token: number
}

export const STAKE: Money = { cash: 1, token: 0 }
export const TOKEN: Money = { cash: 0, token: 1 }

export const STAND = 0
export const HIT = 1
export const DOUBLE = 2

/** A hand played without splitting, by hand and up card: what to do, and what that is worth. */
export interface Play {
  readonly action: Uint8Array
  readonly worth: Float64Array
  /** Worth of each action by itself; NaN where it is not offered. */
  readonly stand: Float64Array
  readonly hit: Float64Array
  readonly double: Float64Array
}

/**
 * Best play from the unseen cards in `facts`; or, with a `policy`, what that policy is worth there.
 * `doubles` says whether a hand's first two cards may be doubled.
 */
export function play(
  game: GameToSolve,
  table: HandTable,
  facts: Standing,
  money: Money,
  doubles: boolean,
  policy?: Uint8Array,
): Play {
  const cells = table.size * VALUES
  const blank = () => new Float64Array(cells).fill(Number.NaN)
  const result = {
    action: new Uint8Array(cells),
    worth: blank(),
    stand: blank(),
    hit: blank(),
    double: blank(),
  }
  // Worth without doubling: what a hand that is hit again comes to.
  const drawn = new Float64Array(cells)
  for (let up = 1; up <= VALUES; up++) {
    for (let hand = table.size - 1; hand > 0; hand--) {
      const cards = table.cards[hand] ?? 0
      if (cards < 2 || (facts.unseen[hand * (VALUES + 1)] ?? 0) === 0) continue
      const cell = at(hand, up)
      const total = table.total[hand] ?? 0
      const stand = worthOf(facts, cell, money)
      result.stand[cell] = stand
      drawn[cell] = stand
      result.worth[cell] = stand
      if (total === 21 || cards === game.rules.charlie) continue
      const hit = hitting(game, table, facts, hand, up, money, drawn)
      result.hit[cell] = hit
      const hits = policy ? policy[cell] === HIT : total <= game.rules.mustHitTo || hit > stand
      drawn[cell] = hits ? hit : stand
      result.action[cell] = hits ? HIT : STAND
      result.worth[cell] = drawn[cell] ?? 0
      if (!doubles || cards !== 2) continue
      const double = doubling(game, table, facts, hand, up, money)
      result.double[cell] = double
      if (policy ? policy[cell] !== DOUBLE : double <= (drawn[cell] ?? 0)) continue
      result.action[cell] = DOUBLE
      result.worth[cell] = double
    }
  }
  return result
}

/** A finished hand: what it wins is paid on cash and token alike, what it loses is cash alone (FB-10). */
function worthOf({ win, lose, blackjack }: Standing, cell: number, { cash, token }: Money): number {
  return (win[cell] ?? 0) * (cash + token) - ((lose[cell] ?? 0) + (blackjack[cell] ?? 0)) * cash
}

function hitting(
  game: GameToSolve,
  table: HandTable,
  facts: Standing,
  hand: number,
  up: number,
  money: Money,
  drawn: Float64Array,
): number {
  const blocked = looks(game, up) ? completing(up) : 0
  let sum = 0
  for (let value = 1; value <= VALUES; value++) {
    const chance = drawChance(facts, hand, up, blocked, value)
    if (chance <= 0) continue
    const next = table.next[hand * VALUES + value - 1] ?? -1
    sum += chance * (next < 0 ? -money.cash : (drawn[at(next, up)] ?? 0))
  }
  return sum
}

/** One more card and no decision after it; MF-7 gives the added cash back when it meets a dealer's blackjack. */
function doubling(
  game: GameToSolve,
  table: HandTable,
  facts: Standing,
  hand: number,
  up: number,
  money: Money,
): number {
  const added = isFreeDouble(game, table, hand) ? TOKEN : STAKE
  const whole = { cash: money.cash + added.cash, token: money.token + added.token }
  const returned = game.rules.tenUpReturnsDouble && up === 10 ? added.cash : 0
  const blocked = looks(game, up) ? completing(up) : 0
  let sum = 0
  for (let value = 1; value <= VALUES; value++) {
    const chance = drawChance(facts, hand, up, blocked, value)
    if (chance <= 0) continue
    const next = table.next[hand * VALUES + value - 1] ?? -1
    if (next < 0) sum -= chance * whole.cash
    else {
      const cell = at(next, up)
      sum += chance * (worthOf(facts, cell, whole) + returned * (facts.blackjack[cell] ?? 0))
    }
  }
  return sum
}

/** FB-9: first two cards of these totals, no ace among them. */
export function isFreeDouble({ rules }: GameToSolve, table: HandTable, hand: number): boolean {
  return rules.freeDoubles.includes(table.total[hand] ?? 0) && (table.counts[hand * VALUES] ?? 0) === 0
}
