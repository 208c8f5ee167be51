import type { BonusLevel } from '#engine/blackjack/fire-blaze/types'
import { totalOf } from '#engine/blackjack/hand'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { firstCards } from '#engine/blackjack/side-bets/side-bet'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import type { SideBet, State } from '#engine/blackjack/types'
import type { Odds } from '#engine/money/odds'
import { cardsText, type Why, why } from '#protocol/story/say'
import type { StoryWords } from '#words/register'

/** The same in every language. */
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
      return named(cardsText(two), perfectPairs(rules, two), rules.perfectPairs, ({ pairs }) => pairs)
    case 'twentyOnePlusThree': {
      const [first, second] = two
      const [up] = dealer.cards
      const odds = first && second && up ? twentyOnePlusThree(rules, [first, second, up]) : null
      const cards = cardsText(up === undefined ? two : [...two, up])
      return named(cards, odds, rules.twentyOnePlusThree, ({ threes }) => threes)
    }
    case 'push22': {
      const total = totalOf(dealer.cards)
      return why(total === 22 ? 'win' : 'lose', ({ blackjack }) => blackjack.side.dealerHas(total))
    }
    case 'fireBlaze':
      return fireBlaze(state)
    default:
      return bet satisfies never
  }
}

type SideWords = StoryWords['blackjack']['side']

function named<Name extends string>(
  cards: string,
  odds: Odds | null,
  pays: Readonly<Record<Name, Odds>>,
  names: (words: SideWords) => Readonly<Record<Name | 'none', string>>,
): Why {
  const name = (Object.keys(pays) as Name[]).find((name) => pays[name] === odds) ?? 'none'
  return why(name === 'none' ? 'lose' : 'win', ({ blackjack: { side } }) =>
    side.cards(cards, names(side)[name]),
  )
}

/** MF-14, MF-20, MF-21. */
function fireBlaze({ fireBlaze: blaze }: State): Why {
  if (blaze?.failed) return why('refund', ({ blackjack }) => blackjack.side.bonusFailed)
  const points = blaze?.points ?? 0
  const total = blaze?.bonus?.total ?? 0
  if (total === 0 || blaze?.level == null) {
    return why('lose', ({ blackjack }) => blackjack.side.noLevel(points))
  }
  const level = LEVEL_NAMES[blaze.level]
  return why('win', ({ blackjack }) => blackjack.side.level(points, level, total))
}
