import { pointsOf } from '#engine/blackjack/hand'
import { DECK } from '#engine/cards/card'
import { freshOrder } from '#math/simulation/fast-shoe'
import { nextWord, type Xoshiro } from '#math/xoshiro'

const WORD = 2 ** 32

/** By place in DECK: the card's value, counted from 0 for the ace. */
export const VALUE: Uint8Array = Uint8Array.from(DECK, (card) => pointsOf(card) - 1)
export const ACE = 0
export const TEN = 9

/**
 * A shoe that is whole and shuffled anew for every round, so that no round depends on another (the exact figures
 * are of a fresh shoe). Only the cards that are drawn get shuffled, and what lies where before does not matter:
 * each place gets a card from all that are not placed yet (Fisher–Yates from the front).
 */
export class FastShoe {
  /** Places in DECK; the round's cards lie at the front in the order they were drawn. */
  readonly order: Uint8Array
  readonly #random: Xoshiro
  #next = 0
  #shuffled = 0

  constructor(decks: number, random: Xoshiro) {
    this.order = freshOrder(decks)
    this.#random = random
  }

  /** How many cards the round took so far. */
  get drawn(): number {
    return this.#next
  }

  /** For another round; `stacked` cards at the front are dealt as they lie. */
  begin(stacked = 0): void {
    this.#next = 0
    this.#shuffled = stacked
  }

  draw(): number {
    if (this.#next === this.#shuffled) {
      shuffleTwo(this.order, this.#next, this.#random)
      this.#shuffled += 2
    }
    return this.order[this.#next++] as number
  }

  drawValue(): number {
    return VALUE[this.draw()] as number
  }
}

/**
 * Draws for two places. One word serves both, as two digits of a number of mixed base, and is thrown away where
 * it would favour some of them (Lemire's rejection).
 */
function shuffleTwo(cards: Uint8Array, place: number, random: Xoshiro): void {
  const choices = cards.length - place
  const ways = choices * (choices - 1)
  let word = nextWord(random)
  let rest = Math.imul(word, choices)
  let over = Math.imul(rest, choices - 1) >>> 0
  while (over < ways && over < WORD % ways) {
    word = nextWord(random)
    rest = Math.imul(word, choices)
    over = Math.imul(rest, choices - 1) >>> 0
  }
  swap(cards, place, place + timesChoices(word, choices))
  swap(cards, place + 1, place + 1 + timesChoices(rest, choices - 1))
}

/** The digit before the point of `word` / 2³² × `choices`; `Math.imul` gives those behind it. */
function timesChoices(word: number, choices: number): number {
  return (Math.imul(word >>> 16, choices) + (Math.imul(word & 0xffff, choices) >>> 16)) >>> 16
}

function swap(cards: Uint8Array, a: number, b: number): void {
  const card = cards[a] as number
  cards[a] = cards[b] as number
  cards[b] = card
}
