import { fireLevel, firePoints } from '#engine/blackjack/fire-blaze/points'
import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import { pointsOf, totalOf } from '#engine/blackjack/hand'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import { type Card, DECK } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import { VALUES } from '#math/blackjack/hands'

/** Cards are places in DECK. */
export const CARD_BITS = 6

/** What side bets come to, judged once by the engine: 0 loses, other numbers count the odds of the rules from 1. */
export interface FastSides {
  /** By the first two cards (BJ-12). */
  readonly pairs: Uint8Array
  /** By the first two cards, a kind that tells all up cards; then by kind and up card (BJ-13). */
  readonly twos: Uint8Array
  readonly threes: Uint8Array
  /** The level (1 is the lowest) by `fireIndex`; empty without a Fire Blaze bet (MF-12 to MF-14). */
  readonly levels: Uint8Array
  /** By the values of two cards, counted from 0 for the ace: 1 for a hand that starts with 14. */
  readonly fourteens: Uint8Array
}

export function fastSides(rules: BlackjackRules): FastSides {
  return { pairs: pairs(rules), ...threes(rules), levels: levels(rules), fourteens: fourteens() }
}

function pairs(rules: BlackjackRules): Uint8Array {
  const table = new Uint8Array(DECK.length << CARD_BITS)
  const pays = Object.values(rules.perfectPairs)
  for (const [first, one] of DECK.entries()) {
    for (const [second, other] of DECK.entries()) {
      table[(first << CARD_BITS) | second] = place(pays, perfectPairs(rules, [one, other]))
    }
  }
  return table
}

function threes(rules: BlackjackRules): Pick<FastSides, 'twos' | 'threes'> {
  const pays = Object.values(rules.twentyOnePlusThree)
  const twos = new Uint8Array(DECK.length << CARD_BITS)
  const kinds = new Map<string, number>()
  const rows: number[][] = []
  for (const [first, one] of DECK.entries()) {
    for (let second = 0; second <= first; second++) {
      const other = DECK[second] as Card
      const row = DECK.map((up) => place(pays, twentyOnePlusThree(rules, [one, other, up])))
      const kind = kinds.get(row.join()) ?? rows.push(row) - 1
      kinds.set(row.join(), kind)
      twos[(first << CARD_BITS) | second] = kind
      twos[(second << CARD_BITS) | first] = kind
    }
  }
  const threes = new Uint8Array(rows.length << CARD_BITS)
  for (const [kind, row] of rows.entries()) threes.set(row, kind << CARD_BITS)
  return { twos, threes }
}

function place(pays: readonly Odds[], odds: Odds | null): number {
  return odds === null ? 0 : 1 + pays.indexOf(odds)
}

const MOST_ACES = 2
const MOST_CARDS = 6

/** MF-12, MF-13: a third ace and a seventh card add nothing. */
export function fireIndex(aces: number, cards: number, fourteens: number): number {
  return (
    (fourteens * (MOST_CARDS + 1) + Math.min(cards, MOST_CARDS)) * (MOST_ACES + 1) + Math.min(aces, MOST_ACES)
  )
}

const FOURTEEN: readonly Card[] = ['7S', '7H']
const NO_FOURTEEN: readonly Card[] = ['2S', '2H']

function levels({ fireBlaze, seats }: BlackjackRules): Uint8Array {
  if (fireBlaze === null) return new Uint8Array()
  const table = new Uint8Array(fireIndex(MOST_ACES, MOST_CARDS, seats) + 1)
  for (let fourteens = 0; fourteens <= seats; fourteens++) {
    const hands = Array.from({ length: seats }, (_, seat) => (seat < fourteens ? FOURTEEN : NO_FOURTEEN))
    for (let cards = 2; cards <= MOST_CARDS; cards++) {
      for (let aces = 0; aces <= MOST_ACES; aces++) {
        const dealer = Array.from({ length: cards }, (_, card): Card => (card < aces ? 'AS' : '2S'))
        const level = fireLevel(fireBlaze, firePoints(fireBlaze, dealer, hands))
        table[fireIndex(aces, cards, fourteens)] = level === null ? 0 : 1 + LEVELS.indexOf(level)
      }
    }
  }
  return table
}

function fourteens(): Uint8Array {
  const values = Array.from(
    { length: VALUES },
    (_, value) => DECK.find((card) => pointsOf(card) === value + 1) as Card,
  )
  return Uint8Array.from(values.flatMap((one) => values.map((other) => Number(totalOf([one, other]) === 14))))
}
