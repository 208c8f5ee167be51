import { END_BLACKJACK } from '#math/blackjack/dealer'
import { BUST, versus } from '#math/blackjack/fast-dealer'
import { FREE_DOUBLE, FREE_SPLIT, SPLIT } from '#math/blackjack/fast-decisions'
import { type FastShoe, TEN } from '#math/blackjack/fast-shoe'
import type { FastGame } from '#math/blackjack/fast-tables'
import { VALUES } from '#math/blackjack/hands'
import { DOUBLE, HIT } from '#math/blackjack/play'

const NOT_DEALT = VALUES

/** The hands of one player on one seat. Values of cards count from 0 for the ace. */
export class FastPlayer {
  readonly #fast: FastGame
  readonly #shoe: FastShoe
  readonly #cells: number
  /** What each hand came to (BUST, a total or CHARLIE), the units on it, and of these the cash that a double added. */
  readonly #standing: Uint8Array
  readonly #cash: Uint8Array
  readonly #token: Uint8Array
  readonly #added: Uint8Array
  /** Second cards of split hands that have not acted. */
  readonly #seconds: Uint8Array
  #hands = 0

  constructor(fast: FastGame, shoe: FastShoe) {
    const most = Math.max(...fast.decisions.most)
    this.#fast = fast
    this.#shoe = shoe
    this.#cells = fast.decisions.later.length
    this.#standing = new Uint8Array(most)
    this.#cash = new Uint8Array(most)
    this.#token = new Uint8Array(most)
    this.#added = new Uint8Array(most)
    this.#seconds = new Uint8Array(most)
  }

  /** Plays two cards from the first decision to the end of the last hand. */
  play(first: number, second: number, up: number, action: number): void {
    if (action >= SPLIT) return this.#split(first, up, action === FREE_SPLIT)
    const { hands, decisions } = this.#fast
    this.#hands = 1
    this.#cash[0] = 1
    this.#token[0] = 0
    const hand = hands.next[(hands.next[first] as number) * VALUES + second] as number
    this.#act(0, hand, up, action, decisions.later, 0)
  }

  /** BJ-14: whether any hand is left to beat. */
  get stands(): boolean {
    for (let hand = 0; hand < this.#hands; hand++) if (this.#standing[hand] !== BUST) return true
    return false
  }

  /** Net result of all hands in parts of a unit (BJ-3, BJ-5, FB-5, FB-10, MF-7). */
  settle(end: number, up: number): number {
    const { terms, outcomes } = this.#fast
    const returns = terms.tenUpReturnsDouble && up === TEN
    let net = 0
    for (let hand = 0; hand < this.#hands; hand++) {
      const standing = this.#standing[hand] as number
      const cash = this.#cash[hand] as number
      if (standing === BUST) net -= cash * terms.unit
      else if (end === END_BLACKJACK) {
        net -= (returns ? cash - (this.#added[hand] as number) : cash) * terms.unit
      } else {
        const outcome = outcomes[versus(standing, end)] as number
        if (outcome > 0) net += (cash + (this.#token[hand] as number)) * terms.win
        else if (outcome < 0) net -= cash * terms.unit
      }
    }
    return net
  }

  /** BJ-6, FB-7, FB-8: hand by hand from the shoe's side; a pair card on a split hand splits it again while hands are left. */
  #split(pair: number, up: number, free: boolean): void {
    const { hands, decisions, terms } = this.#fast
    const { next } = hands
    const seconds = this.#seconds
    const most = decisions.most[pair] as number
    const single = next[pair] as number
    const table = pair * this.#cells
    this.#hands = 2
    seconds[0] = terms.together ? this.#shoe.drawValue() : NOT_DEALT
    seconds[1] = terms.together ? this.#shoe.drawValue() : NOT_DEALT
    for (let hand = 0; hand < this.#hands; hand++) {
      let second = seconds[hand] as number
      if (second === NOT_DEALT) second = this.#shoe.drawValue()
      while (second === pair && this.#hands < most) {
        for (let right = this.#hands; right > hand + 1; right--) seconds[right] = seconds[right - 1] as number
        this.#hands += 1
        second = this.#shoe.drawValue()
        seconds[hand + 1] = terms.together ? this.#shoe.drawValue() : NOT_DEALT
      }
      const own = hand === 0
      this.#cash[hand] = own || !free ? 1 : 0
      this.#token[hand] = own || !free ? 0 : 1
      const actions = own ? decisions.own : decisions.others
      const two = next[single * VALUES + second] as number
      this.#act(hand, two, up, actions[table + two * VALUES + up] as number, actions, table)
    }
  }

  /** Hits, stands or doubles a hand to its end, by the table of actions that starts at `from`. */
  #act(hand: number, cards: number, up: number, first: number, actions: Uint8Array, from: number): void {
    const { next, standing } = this.#fast.hands
    let held = cards
    let action = first
    this.#added[hand] = 0
    if (action >= DOUBLE) {
      if (action === FREE_DOUBLE) this.#token[hand] = (this.#token[hand] as number) + 1
      else {
        this.#cash[hand] = (this.#cash[hand] as number) + 1
        this.#added[hand] = 1
      }
      held = next[held * VALUES + this.#shoe.drawValue()] as number
    } else {
      while (action === HIT) {
        held = next[held * VALUES + this.#shoe.drawValue()] as number
        if (held < 0) break
        action = actions[from + held * VALUES + up] as number
      }
    }
    this.#standing[hand] = held < 0 ? BUST : (standing[held] as number)
  }
}
