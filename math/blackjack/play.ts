import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { at, drawChance, type Standing } from '#math/blackjack/standing'

/** Cash and token on a hand, in units of the first stake. */
export interface Money {
  readonly cash: number
  readonly token: number
}

export const OWN_STAKE: Money = { cash: 1, token: 0 }

/** Best play of a hand without splitting: what it is worth, by hand and up card. */
export interface Play {
  /** Standing, hitting and doubling, NaN where not allowed; best of standing and hitting. */
  readonly stand: Float64Array
  readonly hit: Float64Array
  readonly best: Float64Array
}

export function play(game: GameToSolve, table: HandTable, facts: Standing, money: Money): Play {
  const cells = table.size * VALUES
  const stand = new Float64Array(cells)
  const hit = new Float64Array(cells).fill(Number.NaN)
  const best = new Float64Array(cells).fill(Number.NaN)
  for (let up = 1; up <= VALUES; up++) {
    const blocked = looks(game, up) ? completing(up) : 0
    for (let hand = table.size - 1; hand > 0; hand--) {
      if ((table.cards[hand] ?? 0) < 2 || (facts.unseen[hand * (VALUES + 1)] ?? 0) === 0) continue
      const cell = at(hand, up)
      const standing = worth(facts, cell, money)
      stand[cell] = standing
      best[cell] = standing
      if ((table.total[hand] ?? 0) === 21 || (table.cards[hand] ?? 0) === game.rules.charlie) continue
      let hitting = 0
      for (let value = 1; value <= VALUES; value++) {
        const chance = drawChance(facts, hand, up, blocked, value)
        if (chance <= 0) continue
        const next = table.next[hand * VALUES + value - 1] ?? -1
        hitting += chance * (next < 0 ? -money.cash : (best[at(next, up)] ?? 0))
      }
      hit[cell] = hitting
      const mustHit = (table.total[hand] ?? 0) <= game.rules.mustHitTo
      best[cell] = mustHit ? hitting : Math.max(standing, hitting)
    }
  }
  return { stand, hit, best }
}

/** A finished hand: what it wins is paid on cash and token alike, what it loses is cash alone (FB-10). */
export function worth({ win, lose, blackjack }: Standing, cell: number, { cash, token }: Money): number {
  return (win[cell] ?? 0) * (cash + token) - ((lose[cell] ?? 0) + (blackjack[cell] ?? 0)) * cash
}

/** One more card and no decision after it. `added` joins the money; MF-7 may give cash back to a dealer's blackjack. */
export function doubled(
  game: GameToSolve,
  table: HandTable,
  facts: Standing,
  hand: number,
  up: number,
  money: Money,
  added: Money,
): number {
  const blocked = looks(game, up) ? completing(up) : 0
  const whole = { cash: money.cash + added.cash, token: money.token + added.token }
  const returned = game.rules.tenUpReturnsDouble && up === 10 ? added.cash : 0
  let sum = 0
  for (let value = 1; value <= VALUES; value++) {
    const chance = drawChance(facts, hand, up, blocked, value)
    if (chance <= 0) continue
    const next = table.next[hand * VALUES + value - 1] ?? -1
    if (next < 0) sum -= chance * whole.cash
    else {
      const cell = at(next, up)
      sum += chance * (worth(facts, cell, whole) + returned * (facts.blackjack[cell] ?? 0))
    }
  }
  return sum
}
