import { END_22, END_BLACKJACK } from '#math/blackjack/dealer'
import type { BlackjackCounts } from '#math/blackjack/fast-counts'
import { DONE } from '#math/blackjack/fast-dealer'
import { EVEN_MONEY, INSURED, NATURAL, startIndex } from '#math/blackjack/fast-decisions'
import { FastPlayer } from '#math/blackjack/fast-player'
import { ACE, type FastShoe, VALUE } from '#math/blackjack/fast-shoe'
import { CARD_BITS, fireIndex } from '#math/blackjack/fast-sides'
import type { FastGame } from '#math/blackjack/fast-tables'
import { VALUES } from '#math/blackjack/hands'

/** Above every number of a dealer's hand: there is no second card yet. */
const NO_HAND = 255

/**
 * One player on the first seat with a unit on every bet, who plays best. Cards come in the engine's order (VE-2,
 * MF-2, FB-12), and nothing is allocated in a round.
 */
export class FastTable {
  readonly #fast: FastGame
  readonly #shoe: FastShoe
  readonly #player: FastPlayer

  constructor(fast: FastGame, shoe: FastShoe) {
    this.#fast = fast
    this.#shoe = shoe
    this.#player = new FastPlayer(fast, shoe)
  }

  /** Plays a round and counts what came of it; `stacked` cards at the shoe's front are dealt as they lie. */
  play(counts: BlackjackCounts, stacked = 0): void {
    const { terms, decisions, dealer, sides } = this.#fast
    const { seats } = terms
    const shoe = this.#shoe
    shoe.begin(stacked)
    const first = shoe.draw()
    for (let seat = 1; seat < seats; seat++) shoe.draw()
    const up = shoe.draw()
    const second = shoe.draw()
    for (let seat = 1; seat < seats; seat++) shoe.draw()
    const upValue = VALUE[up] as number
    const begun = terms.american ? (dealer.begun[upValue * VALUES + shoe.drawValue()] as number) : NO_HAND
    const start = decisions.start[
      startIndex(VALUE[first] as number, VALUE[second] as number, upValue)
    ] as number

    const two = (first << CARD_BITS) | second
    raise(counts.perfectPairs, sides.pairs[two] as number)
    raise(counts.twentyOnePlusThree, sides.threes[((sides.twos[two] as number) << CARD_BITS) | up] as number)

    const action = start & (INSURED - 1)
    const endsAtOnce = begun === DONE + END_BLACKJACK && terms.looks[upValue] === 1
    const acts = action < NATURAL && !endsAtOnce
    const player = this.#player
    if (acts) player.play(VALUE[first] as number, VALUE[second] as number, upValue, action)
    const drawn = shoe.drawn
    const end = terms.completes || (acts && player.stands) ? this.#complete(upValue, begun) : begun - DONE

    let net = 0
    if (acts) net = player.settle(end, upValue)
    else if (action === EVEN_MONEY) net = terms.unit
    else if (action === NATURAL) net = end === END_BLACKJACK ? 0 : terms.blackjack
    else net = -terms.unit
    if (start >= INSURED) net += end === END_BLACKJACK ? terms.insuranceWin : -terms.insurancePremium
    raise(counts.nets, counts.netOffset + net)
    raise(counts.push22, end === END_22 ? 1 : 0)
    if (sides.levels.length > 0) raise(counts.levels, this.#level(drawn))
  }

  /** The dealer's end: an index of `DEALER_ENDS`. */
  #complete(up: number, begun: number): number {
    const { dealer } = this.#fast
    const shoe = this.#shoe
    let hand = begun === NO_HAND ? (dealer.begun[up * VALUES + shoe.drawValue()] as number) : begun
    while (hand < DONE) hand = dealer.drawn[hand * VALUES + shoe.drawValue()] as number
    return hand - DONE
  }

  /** MF-12 to MF-14; the dealer drew the cards from the place `drawn` on. */
  #level(drawn: number): number {
    const { terms, sides } = this.#fast
    const { seats } = terms
    const { order } = this.#shoe
    let fourteens = 0
    for (let seat = 0; seat < seats; seat++) {
      const first = VALUE[order[seat] as number] as number
      const second = VALUE[order[seat + seats + 1] as number] as number
      fourteens += sides.fourteens[first * VALUES + second] as number
    }
    let cards = 1 + this.#shoe.drawn - drawn
    let aces = VALUE[order[seats] as number] === ACE ? 1 : 0
    if (terms.american) {
      cards += 1
      if (VALUE[order[2 * seats + 1] as number] === ACE) aces += 1
    }
    for (let place = drawn; place < this.#shoe.drawn; place++) {
      if (VALUE[order[place] as number] === ACE) aces += 1
    }
    return sides.levels[fireIndex(aces, cards, fourteens)] as number
  }
}

function raise(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] as number) + 1
}
