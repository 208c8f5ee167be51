import type { BonusLevel } from '#engine/blackjack/fire-blaze/types'
import { totalOf } from '#engine/blackjack/hand'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { firstCards } from '#engine/blackjack/side-bets/side-bet'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import type { SideBet, State } from '#engine/blackjack/types'
import type { Odds } from '#engine/money/odds'
import { cardsText, type Why, type Words, why, words } from '#protocol/story/words'

const PAIRS: Readonly<Record<keyof State['rules']['perfectPairs'], Words>> = {
  perfect: words('coppia perfetta', 'a perfect pair'),
  coloured: words('coppia dello stesso colore', 'a coloured pair'),
  mixed: words('coppia mista', 'a mixed pair'),
}

const THREES: Readonly<Record<keyof State['rules']['twentyOnePlusThree'], Words>> = {
  suitedTrips: words('tris dello stesso seme', 'suited trips'),
  straightFlush: words('scala colore', 'a straight flush'),
  threeOfAKind: words('tris', 'three of a kind'),
  straight: words('scala', 'a straight'),
  flush: words('colore', 'a flush'),
}

export const LEVEL_NAMES: Readonly<Record<BonusLevel, string>> = {
  minor: 'Minor',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  mega: 'Mega',
}

/** BJ-11: side bets have nothing to do with how the main bet fares. */
export function sideWhy(state: State, bet: SideBet, seat: number): Why {
  const { rules, dealer } = state
  const two = firstCards(state, seat)
  switch (bet) {
    case 'perfectPairs':
      return named(cardsText(two), perfectPairs(rules, two), rules.perfectPairs, PAIRS, NO_PAIR)
    case 'twentyOnePlusThree': {
      const [first, second] = two
      const [up] = dealer.cards
      const odds = first && second && up ? twentyOnePlusThree(rules, [first, second, up]) : null
      const cards = cardsText(up === undefined ? two : [...two, up])
      return named(cards, odds, rules.twentyOnePlusThree, THREES, NOTHING)
    }
    case 'push22': {
      const total = totalOf(dealer.cards)
      return why(total === 22 ? 'win' : 'lose', `Il banco ha ${total}`, `The dealer has ${total}`)
    }
    case 'fireBlaze':
      return fireBlaze(state)
    default:
      return bet satisfies never
  }
}

const NO_PAIR = words('nessuna coppia', 'no pair')
const NOTHING = words('nessuna combinazione', 'nothing')

function named<Name extends string>(
  cards: string,
  odds: Odds | null,
  pays: Readonly<Record<Name, Odds>>,
  names: Readonly<Record<Name, Words>>,
  none: Words,
): Why {
  const name = (Object.keys(pays) as Name[]).find((name) => pays[name] === odds)
  const { it, en } = name === undefined ? none : names[name]
  return why(name === undefined ? 'lose' : 'win', `${cards}: ${it}`, `${cards}: ${en}`)
}

/** MF-14, MF-20, MF-21. */
function fireBlaze({ fireBlaze: blaze }: State): Why {
  if (blaze?.failed) {
    return why(
      'refund',
      'Il bonus non si è giocato: la puntata torna',
      'The bonus failed: the stake comes back',
    )
  }
  const points = blaze?.points ?? 0
  const total = blaze?.bonus?.total ?? 0
  if (total === 0 || blaze?.level == null) {
    return why('lose', `${points} punti: nessun livello`, `${points} points: no level`)
  }
  const level = LEVEL_NAMES[blaze.level]
  return why(
    'win',
    `${points} punti, livello ${level}: ×${total}`,
    `${points} points, level ${level}: ×${total}`,
  )
}
