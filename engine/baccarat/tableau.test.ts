import { describe, expect, it } from 'vitest'
import type { Side } from '#engine/baccarat/bets'
import { firstCardTo, nextCardTo } from '#engine/baccarat/tableau'
import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'

/** Two cards that come to a total, for each from 0 to 9; the second set holds no ten. */
const WITH_TENS = ['KS QS', 'AS KS', '2S KS', '3S KS', '4S KS', '5S KS', '6S KS', '7S KS', '8S KS', '9S KS']
const WITHOUT_TENS = [
  '4H 6H',
  '5H 6H',
  '6H 6D',
  '7H 6H',
  '8H 6H',
  '9H 6H',
  '9H 7H',
  '9H 8H',
  '9H 9D',
  '2H 7H',
]
const THIRD = ['TD', 'AD', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D'] as Card[]

function next(player: string, banker: string, third: Card | null = null): Side | null {
  return nextCardTo([...parseCards(player), ...(third === null ? [] : [third])], parseCards(banker))
}

describe('BA-2: the first four cards', () => {
  it('go to Player, Banker, Player, Banker', () => {
    expect(next('', '')).toBe('player')
    expect(next('2S', '')).toBe('banker')
    expect(next('2S', '3S')).toBe('player')
    expect(next('2S KS', '3S')).toBe('banker')
    expect([0, 1, 2, 3].map(firstCardTo)).toEqual(['player', 'banker', 'player', 'banker'])
  })

  it('come to both sides even when the first look like a natural', () => {
    expect(next('4S 4H', '9S')).toBe('banker')
  })
})

describe.each([
  ['with tens', WITH_TENS],
  ['without tens', WITHOUT_TENS],
])('the two-card hands %s', (_, hands) => {
  it('BA-3: an 8 or 9 on either side stops both', () => {
    expect(hands).toHaveLength(10)
    for (const natural of [8, 9]) {
      for (const other of hands) {
        expect(next(hands[natural] as string, other)).toBeNull()
        expect(next(other, hands[natural] as string)).toBeNull()
      }
    }
  })

  it('BA-4: Player draws on 0 to 5 and stands on 6 and 7', () => {
    for (const banker of [0, 1, 2, 3, 4, 5, 6, 7]) {
      for (const player of [0, 1, 2, 3, 4, 5]) {
        expect(next(hands[player] as string, hands[banker] as string)).toBe('player')
      }
      for (const player of [6, 7]) {
        expect(next(hands[player] as string, hands[banker] as string)).not.toBe('player')
      }
    }
  })

  // The speed-baccarat rulebook's own table; its first column is a Player who stood.
  const RULEBOOK = [
    'P PPPPPPPPPP',
    'P PPPPPPPPPP',
    'P PPPPPPPPPP',
    'P PPPPPPPPSP',
    'P SSPPPPPPSS',
    'P SSSSPPPPSS',
    'S SSSSSSPPSS',
    'S SSSSSSSSSS',
  ]

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('BA-5: Banker with %d', (total) => {
    const banker = hands[total] as string
    const [stood = '', drew = ''] = (RULEBOOK[total] as string).split(' ')
    for (const player of [6, 7]) {
      expect(next(hands[player] as string, banker)).toBe(stood === 'P' ? 'banker' : null)
    }
    for (const player of [0, 1, 2, 3, 4, 5]) {
      const row = THIRD.map((third) =>
        next(hands[player] as string, banker, third) === 'banker' ? 'P' : 'S',
      )
      expect(row.join('')).toBe(drew)
    }
  })
})

describe('the end', () => {
  it('comes after the third card of Banker, with or without one of Player', () => {
    expect(next('KS QS', 'KH QH TH')).toBeNull()
    expect(next('KS QS', 'KH QH TH', '9D')).toBeNull()
    expect(next('6S KS', 'KH QH TH')).toBeNull()
  })

  it('BA-5: pictures as third cards count 0', () => {
    for (const third of ['TD', 'JD', 'QD', 'KD'] as const) {
      expect(next('KS QS', '3S KH', third)).toBe('banker')
      expect(next('KS QS', '4S KH', third)).toBeNull()
    }
  })
})
