import type { Card } from '#engine/cards/card'
import { DECK, suitOf } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'

/**
 * In these houses every card that lies open is a spade or a heart, and whatever lies face down or comes next from a shoe
 * is a diamond or a club: wherever one of those is told, a secret is. Both worlds show the same cards.
 */
export interface World {
  /** By table, of its first shoe. */
  readonly seeds: Readonly<Record<AutomaticTable, string>>
  /** The dealer's second card at each blackjack that is dealt by hand, and what a supervisor puts in its place. */
  readonly fireHole: Card
  readonly freeHole: Card
  readonly freeReplaced: Card
  readonly liveSpeed: readonly Card[]
}

export type AutomaticTable = 'ventuno' | 'cancelled' | 'fire' | 'speed' | 'mini'

export const SECRET_CARDS: readonly Card[] = DECK.filter((card) => ['D', 'C'].includes(suitOf(card)))

const seed = (number: number) => number.toString(16).padStart(64, '0')

/** What each seed deals first is checked, see there. */
export const WORLDS: readonly [World, World] = [
  {
    seeds: {
      ventuno: seed(12_181),
      cancelled: seed(25_366),
      fire: seed(4_015_564),
      speed: seed(153),
      mini: seed(1_639),
    },
    fireHole: 'QD',
    freeHole: 'KC',
    freeReplaced: 'JD',
    liveSpeed: parseCards('2D 9C KD 7C'),
  },
  {
    seeds: {
      ventuno: seed(26_792),
      cancelled: seed(30_943),
      fire: seed(4_557_879),
      speed: seed(1_298),
      mini: seed(3_297),
    },
    fireHole: '5C',
    freeHole: '4D',
    freeReplaced: '3C',
    liveSpeed: parseCards('6C AD 8D TC'),
  },
]

/** Of every later shoe, so that both worlds promise the same. */
export const LATER_SEED = 'c'.repeat(64)

/** The first cards of each shoe as they come out of it: with the burned ones, and those that come next. */
export const FIRST_CARDS: readonly [
  Readonly<Record<AutomaticTable, string>>,
  Readonly<Record<AutomaticTable, string>>,
] = [
  {
    ventuno: '8H 7S 9H JD AD TC',
    cancelled: 'QS 2H 6H 5C 3D 7C',
    fire: 'TH 6S 9H 3H 5H 7D 7C 6C',
    speed: '5D 4D 3C TD AC 4C',
    mini: '3H 2C 7D 8D TD 8C 6C',
  },
  {
    ventuno: '8H 7S 9H 4C 4D 8C',
    cancelled: 'QS 2H 6H 8C 8D 5C',
    fire: 'TH 6S 9H 3H 5H TD 3C 9D',
    speed: '9D QC TC JD 6C AC',
    mini: '3H KD TC JC 2C AD JD',
  },
]
