import { describe, expect, it } from 'vitest'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { firePoints } from '#engine/blackjack/fire-blaze/points'
import { parseCards } from '#engine/cards/notation'
import { fireEvents, pointsOf } from '#web/table/blackjack/fire-blaze/events'

const events = (dealer: string, ...hands: readonly string[]) =>
  fireEvents(FIRE_BLAZE, parseCards(dealer), hands.map(parseCards))

describe('the events of the track (MF-12, MF-23)', () => {
  it.each([
    ['', ['', '']],
    ['AS', ['TS 4S', '']],
    ['AS 2D AC 3H TC', ['2S 3S', '2H 3H']],
    ['5S 2D 3C 2H 2D 3S', ['TS 4S', 'AH 3H']],
    ['AS AD AH 2C 2H 2D 2S', ['7S 7D 5C', '9H 5C']],
  ])('add up to the points that the engine counts: %s', (dealer, hands) => {
    const counted = firePoints(FIRE_BLAZE, parseCards(dealer), hands.map(parseCards))
    expect(pointsOf(events(dealer, ...hands))).toBe(counted)
  })

  it('are reached one by one as cards fall', () => {
    const reached = (dealer: string, ...hands: readonly string[]) =>
      events(dealer, ...hands).flatMap(({ id, reached: is }) => (is ? [id] : []))
    expect(reached('', '8S', '')).toEqual([])
    expect(reached('AS', '8S 6S', '')).toEqual(['firstAce', 'oneFourteen'])
    expect(reached('AS 2D AC 3H TC', '8S 6S 3H', '7D 7C')).toEqual([
      'firstAce',
      'secondAce',
      'fourCards',
      'fiveCards',
      'oneFourteen',
      'bothFourteens',
    ])
  })

  it('carry the points of the rule record', () => {
    expect(events('', '').map(({ points }) => points)).toEqual([2, 6, 1, 7, 12, 3, 7])
  })
})
