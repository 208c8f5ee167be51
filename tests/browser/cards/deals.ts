import { isAce, isNatural, isSoft, isTen, pointsOf, totalOf } from '#engine/blackjack/hand'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import { type Card, rankOf } from '#engine/cards/card'
import type { GameId } from '#engine/games'
import { columnsOf } from '#engine/roads/columns'
import { goodRoads } from '#engine/roads/good-roads'
import { isGameOf } from '#engine/table/is-of'
import type { TableState } from '#engine/table/types'
import { blackjackOf, type FirstDeal, firstDeal, rounds, stood } from '#tests/browser/cards/dry-play'
import type { Wish } from '#tests/browser/cards/find-seed'

/** So many rounds of Dragon Tiger are played in advance. */
export const DUELS_KNOWN = 40

const isLow = (card: Card) => pointsOf(card) >= 2 && pointsOf(card) <= 6
const isPlain = (up: Card) => !isAce(up) && !isTen(up)

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

function oneHand(game: GameId, fits: (deal: FirstDeal, hand: readonly Card[]) => boolean): Wish {
  return {
    game,
    comesTrue: (table) => {
      const deal = firstDeal(table)
      return fits(deal, deal.hands[0] ?? [])
    },
  }
}

const winsStanding = (deal: FirstDeal) => stood(deal).results.every(({ outcome }) => outcome === 'win')

/** Ventuno: one player on seat 1, who plays the first round alone. */
const VENTUNO = {
  /** Twos to nines that may be split, against a low card. */
  split: oneHand(
    'ventuno',
    ({ up }, hand) => isPair(hand) && isLow(up) && totalOf(hand) < 19 && !isSoft(hand),
  ),
  splitAces: oneHand('ventuno', ({ up }, hand) => isPair(hand) && hand.every(isAce) && isPlain(up)),
  /** Eleven against a low card; the double wins. */
  double: oneHand('ventuno', ({ up, hole, next: [card, ...more] }, hand) => {
    const dealer = hole === null ? [up] : [up, hole]
    for (const drawn of more) {
      if (totalOf(dealer) > 16) break
      dealer.push(drawn)
    }
    const total = card === undefined ? 0 : totalOf([...hand, card])
    return totalOf(hand) === 11 && isLow(up) && (totalOf(dealer) > 21 || total > totalOf(dealer))
  }),
  /** An ace, and no blackjack under it. */
  insurance: oneHand(
    'ventuno',
    ({ up, hole }, hand) => isAce(up) && !isTen(hole ?? up) && totalOf(hand) < 18,
  ),
  insuranceWon: oneHand(
    'ventuno',
    ({ up, hole }, hand) => isAce(up) && hole !== null && isTen(hole) && totalOf(hand) < 18,
  ),
  blackjack: oneHand('ventuno', ({ up }, hand) => isNatural(hand) && isPlain(up)),
  /** The next card is too much. */
  bust: oneHand('ventuno', ({ up, next: [card] }, hand) => {
    return isPlain(up) && !isSoft(hand) && card !== undefined && totalOf([...hand, card]) > 21
  }),
  standWins: oneHand('ventuno', (deal, hand) => {
    return isLow(deal.up) && totalOf(hand) > 12 && totalOf(hand) < 17 && winsStanding(deal)
  }),
  push: oneHand('ventuno', (deal, hand) => {
    return (
      isPlain(deal.up) && totalOf(hand) > 16 && stood(deal).results.every(({ outcome }) => outcome === 'push')
    )
  }),
  perfectPair: oneHand('ventuno', ({ table, up }, hand) => {
    const pays = perfectPairs(blackjackOf(table).rules, hand)
    return pays !== null && pays[0] === 25 && isPlain(up)
  }),
  twentyOnePlusThree: oneHand('ventuno', ({ table, up }, [first, second]) => {
    if (first === undefined || second === undefined || !isPlain(up)) return false
    return twentyOnePlusThree(blackjackOf(table).rules, [first, second, up]) !== null
  }),
  /** Seats 1 and 2 of one player, both with something to decide. */
  twoSeats: {
    game: 'ventuno',
    comesTrue: (table) => {
      const { hands, up } = firstDeal(table, 2)
      return (
        isLow(up) && hands.length === 2 && hands.every((hand) => totalOf(hand) > 11 && totalOf(hand) < 18)
      )
    },
  },
} as const satisfies Readonly<Record<string, Wish>>

const FREE_BET = {
  freeSplit: oneHand('free-bet', ({ up }, hand) => isPair(hand) && !hand.some(isTen) && isLow(up)),
  freeDouble: oneHand('free-bet', ({ up }, hand) => {
    return [9, 10, 11].includes(totalOf(hand)) && !isPair(hand) && isLow(up)
  }),
  evenMoney: oneHand('free-bet', ({ up }, hand) => isNatural(hand) && isAce(up)),
  freeBetInsurance: oneHand(
    'free-bet',
    ({ up }, hand) => isAce(up) && totalOf(hand) > 12 && totalOf(hand) < 18,
  ),
  /** A hand that stands is pushed by the dealer's 22. */
  push22: oneHand('free-bet', (deal, hand) => {
    return totalOf(hand) > 12 && totalOf(hand) < 20 && totalOf(stood(deal).dealer.cards) === 22
  }),
} as const satisfies Readonly<Record<string, Wish>>

/**
 * These tables deal whether or not anybody bets: what is wanted comes in any three rounds on end, from the second to
 * the tenth, so that whoever comes meets it soon.
 */
const COMES_OFTEN = {
  bonus: often('mega-fire-blaze', (state) => blackjackOf({ state }).fireBlaze?.level != null),
  fireBlazeInsurance: often('mega-fire-blaze', (state) =>
    isAce(blackjackOf({ state }).dealer.cards[0] ?? 'KS'),
  ),
  speedPair: often('speed-baccarat', hasPair),
  speedTie: often('speed-baccarat', ({ results }) => results.at(-1)?.winner === 'T'),
  miniPair: often('mini-baccarat', hasPair),
  speedSuper6: often('speed-baccarat', ({ results }) => {
    const last = results.at(-1)
    return last?.winner === 'B' && last.total === 6
  }),
} as const satisfies Readonly<Record<string, Wish>>

/** Any ten rounds on end have what a test of Dragon Tiger wants: see `roundOfDuel`. */
const DUELS = {
  duels: {
    game: 'dragon-tiger',
    comesTrue: (table) => {
      const lasts = { dragon: 0, tie: 0 }
      for (const { game, round } of rounds(table, DUELS_KNOWN)) {
        const winner = isGameOf('dragon-tiger', game) ? game.winner : null
        const number = round?.number ?? 0
        if (winner === 'dragon' || winner === 'tie') lasts[winner] = number
        if (Object.values(lasts).some((last) => number - last > 9)) return false
      }
      return true
    },
  },
} as const satisfies Readonly<Record<string, Wish>>

/** A table whose road soon shows a good road, and soon loses it again, whenever one looks (RD-6). */
const ROADS = {
  goodRoadsOften: {
    game: 'speed-baccarat',
    comesTrue: (table) => {
      let [without, withOne] = [0, 0]
      for (const { results } of rounds(table, 48)) {
        const isGood = goodRoads(columnsOf(results)).length > 0
        without = isGood ? 0 : without + 1
        withOne = isGood ? withOne + 1 : 0
        if (without > 5 || withOne > 6) return false
      }
      return true
    },
  },
} as const satisfies Readonly<Record<string, Wish>>

/** A table that nothing interrupts, in whichever of its first rounds one comes. */
const CALM = {
  noBonus: {
    game: 'mega-fire-blaze',
    comesTrue: (table) =>
      [...rounds(table, 30)].every((state) => blackjackOf({ state }).fireBlaze?.level == null),
  },
} as const satisfies Readonly<Record<string, Wish>>

function hasPair({ results }: TableState): boolean {
  const last = results.at(-1)
  return last?.playerPair === true || last?.bankerPair === true
}

function often(game: GameId, has: (state: TableState) => boolean): Wish {
  return {
    game,
    comesTrue: (table) => {
      let without = 0
      for (const state of rounds(table, 10)) {
        const isFirst = state.round?.number === 1
        without = isFirst || has(state) ? 0 : without + 1
        if (without === 3) return false
      }
      return true
    },
  }
}

export const DEALS = { ...VENTUNO, ...FREE_BET, ...COMES_OFTEN, ...DUELS, ...ROADS, ...CALM } as const
export type DealName = keyof typeof DEALS
