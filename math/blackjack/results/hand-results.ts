import { END_22, END_BLACKJACK } from '#math/blackjack/dealer'
import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { DOUBLE, HIT, isFreeDouble, type Money, STAKE, TOKEN } from '#math/blackjack/play'
import { ENDS, holds } from '#math/blackjack/results/end-chances'
import { at, drawChance, type Standing } from '#math/blackjack/standing'

/** Net results of one hand: minus two to plus two stakes. */
const LEAST = -2
const NETS = 5
const RESULTS = ENDS * NETS

/** Chances of the dealer's end together with what a hand wins: `results[end * NETS + net − LEAST]`. */
export type Results = Float64Array

/** What the hands come to, all of them that hold `value` (0: all hands). */
export interface Dealing {
  readonly game: GameToSolve
  readonly table: HandTable
  readonly facts: Standing
  readonly ends: Float64Array
  readonly value: number
}

/**
 * How every hand of two cards or more ends when it is played by a policy, without splitting. A hand that busts is
 * counted with the ends the dealer had before its last card: its own result is exact.
 */
export class HandResults {
  readonly #dealing: Dealing
  readonly #results: Float64Array

  constructor(dealing: Dealing, money: Money, policy: Uint8Array) {
    const { table, value } = dealing
    this.#dealing = dealing
    this.#results = new Float64Array(table.size * VALUES * RESULTS)
    for (let hand = table.size - 1; hand > 0; hand--) {
      if ((table.cards[hand] ?? 0) < 2 || !holds(table, hand, value)) continue
      for (let up = 1; up <= VALUES; up++) this.#play(hand, up, money, policy[at(hand, up)] ?? 0)
    }
  }

  of(hand: number, up: number): Results {
    const from = at(hand, up) * RESULTS
    return this.#results.subarray(from, from + RESULTS)
  }

  #play(hand: number, up: number, money: Money, action: number): void {
    const into = this.of(hand, up)
    if (action === DOUBLE) this.#double(into, hand, up, money)
    else if (action === HIT) this.#hit(into, hand, up, money)
    else this.#stand(into, hand, up, money, 1, 0)
  }

  #hit(into: Results, hand: number, up: number, { cash }: Money): void {
    this.#draw(hand, up, (chance, next) => {
      if (next < 0) return this.#lose(into, hand, up, cash, chance)
      const after = this.of(next, up)
      for (let i = 0; i < RESULTS; i++) into[i] = (into[i] ?? 0) + chance * (after[i] ?? 0)
    })
  }

  /** MF-7 gives the added cash back when it meets a dealer's blackjack under a ten. */
  #double(into: Results, hand: number, up: number, money: Money): void {
    const { game, table } = this.#dealing
    const added = isFreeDouble(game, table, hand) ? TOKEN : STAKE
    const whole = { cash: money.cash + added.cash, token: money.token + added.token }
    const returned = game.rules.tenUpReturnsDouble && up === 10 ? added.cash : 0
    this.#draw(hand, up, (chance, next) => {
      if (next < 0) this.#lose(into, hand, up, whole.cash, chance)
      else this.#stand(into, next, up, whole, chance, returned)
    })
  }

  #draw(hand: number, up: number, then: (chance: number, next: number) => void): void {
    const { game, table, facts } = this.#dealing
    const blocked = looks(game, up) ? completing(up) : 0
    for (let value = 1; value <= VALUES; value++) {
      const chance = drawChance(facts, hand, up, blocked, value)
      if (chance > 0) then(chance, table.next[hand * VALUES + value - 1] ?? -1)
    }
  }

  #stand(into: Results, hand: number, up: number, money: Money, share: number, returned: number): void {
    for (let end = 0; end < ENDS; end++) {
      const chance = share * (this.#dealing.ends[at(hand, up) * ENDS + end] ?? 0)
      if (chance > 0) add(into, end, this.#netOf(hand, end, money, returned), chance)
    }
  }

  #lose(into: Results, hand: number, up: number, cash: number, share: number): void {
    for (let end = 0; end < ENDS; end++) {
      add(into, end, -cash, share * (this.#dealing.ends[at(hand, up) * ENDS + end] ?? 0))
    }
  }

  /** What it wins is paid on cash and token alike, what it loses is cash alone (FB-5, FB-10, MF-8). */
  #netOf(hand: number, end: number, { cash, token }: Money, returned: number): number {
    const { game, table } = this.#dealing
    const { charlie, dealerPushes } = game.rules
    if (end === END_BLACKJACK) return returned - cash
    if (charlie > 0 && (table.cards[hand] ?? 0) >= charlie) return cash + token
    if (end === END_22 && dealerPushes === 22) return 0
    const ahead = end >= END_22 ? 1 : (table.total[hand] ?? 0) - (end + 17)
    if (ahead === 0) return 0
    return ahead > 0 ? cash + token : -cash
  }
}

function add(into: Results, end: number, net: number, chance: number): void {
  const place = end * NETS + net - LEAST
  into[place] = (into[place] ?? 0) + chance
}

export function noResults(): Results {
  return new Float64Array(RESULTS)
}

/** Chances of the net results given one end, times the chance of that end. */
export function netsAt(results: Results, end: number): ReadonlyMap<number, number> {
  const nets = new Map<number, number>()
  for (let place = 0; place < NETS; place++) {
    const chance = results[end * NETS + place] ?? 0
    if (chance > 0) nets.set(place + LEAST, chance)
  }
  return nets
}
