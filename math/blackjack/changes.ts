import type { BlackjackRules } from '#engine/blackjack/rules'
import { SIDE_BETS } from '#engine/blackjack/types'
import type { Odds } from '#engine/money/odds'
import {
  type Change,
  ChangeError,
  flag,
  listOf,
  odds,
  oneOf,
  type Reader,
  whole,
} from '#math/returns/change-values'

/** A rule that stands in the record under its own name. */
function field<Key extends keyof BlackjackRules>(
  name: Key,
  read: Reader<BlackjackRules[Key]>,
): readonly [string, Change<BlackjackRules>] {
  return [name, (rules, text, key) => ({ ...rules, [name]: read(text, key) })]
}

/** Odds one level down: `perfectPairs.mixed`. */
function oddsOf<Key extends 'perfectPairs' | 'twentyOnePlusThree'>(
  group: Key,
  names: readonly (keyof BlackjackRules[Key] & string)[],
): readonly (readonly [string, Change<BlackjackRules>])[] {
  return names.map((name) => [
    `${group}.${name}`,
    (rules, text, key) => ({
      ...rules,
      [group]: { ...rules[group], [name]: odds(text, key) satisfies Odds },
    }),
  ])
}

const MOST_HANDS = 4
const LEAST_CHARLIE = 3

/** Ends are counted from 17 up, so a dealer cannot stand below. */
const DEALER_HITS_TO = whole(16, 20)

const charlie: Reader<number> = (text, key) => {
  const cards = whole(0, 21)(text, key)
  if (cards === 0 || cards >= LEAST_CHARLIE) return cards
  throw new ChangeError(`${key} is 0 for none, or ${LEAST_CHARLIE} cards and more, not '${text}'.`)
}

const dealerPushes: Reader<number> = (text, key) => Number(oneOf('0', '22')(text, key))

/** Why a game with these rules cannot be computed, or null. */
export function blackjackProblem({ id, sideBets, fireBlaze, hitsSoft17 }: BlackjackRules): string | null {
  if (!sideBets.includes('fireBlaze')) return null
  if (fireBlaze === null) return `${id} has no Fire Blaze bonus: leave fireBlaze out of sideBets.`
  if (!hitsSoft17) return null
  return 'Fire Blaze points are counted for a dealer who stands on soft 17: leave the bet out too, with sideBets=perfectPairs,twentyOnePlusThree.'
}

/** The rules on which a return depends. */
export const BLACKJACK_CHANGES: ReadonlyMap<string, Change<BlackjackRules>> = new Map([
  field('sideBets', listOf(oneOf(...SIDE_BETS))),
  field('deal', oneOf('american', 'european')),
  field('looksUnder', oneOf('ace', 'ace-or-ten', 'none')),
  field('blackjackPays', odds),
  field('insurancePays', odds),
  field('evenMoney', flag),
  field('doubleAfterSplit', flag),
  field('handsPerSeat', whole(2, MOST_HANDS)),
  field('resplitAces', flag),
  field('mustHitTo', whole(0, 20)),
  field('freeSplits', flag),
  field('freeDoubles', listOf(whole(4, 20))),
  field('charlie', charlie),
  field('dealerPushes', dealerPushes),
  field('tenUpReturnsDouble', flag),
  field('dealerHitsTo', DEALER_HITS_TO),
  field('hitsSoft17', flag),
  field('push22Pays', odds),
  ...oddsOf('perfectPairs', ['perfect', 'coloured', 'mixed']),
  ...oddsOf('twentyOnePlusThree', ['suitedTrips', 'straightFlush', 'threeOfAKind', 'straight', 'flush']),
])
