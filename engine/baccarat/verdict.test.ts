import { describe, expect, it } from 'vitest'
import { type BaccaratBet, BETS } from '#engine/baccarat/bets'
import { coupOf, type Verdict } from '#engine/baccarat/coup'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import { verdictOn } from '#engine/baccarat/verdict'
import { parseCards } from '#engine/cards/notation'

function verdict(bet: BaccaratBet, player: string, banker: string, zeroCommission = false): Verdict {
  return verdictOn(SPEED_BACCARAT, bet, coupOf(parseCards(player), parseCards(banker)), zeroCommission)
}

/** Every bet on one round: what is not named loses. */
function expectRound(player: string, banker: string, wins: Partial<Record<BaccaratBet, Verdict>>): void {
  const all = Object.fromEntries(BETS.map((bet) => [bet, verdict(bet, player, banker)]))
  expect(all).toEqual({ ...Object.fromEntries(BETS.map((bet) => [bet, 'lose'])), ...wins })
}

describe('BA-6, MB-1, SB-2, SB-4: every bet on whole rounds', () => {
  it('Player wins on four cards', () => {
    expectRound('7S KH', '6D QC', { player: [1, 1], small: [3, 2] })
  })

  it('Player wins by a natural', () => {
    expectRound('8S KH', '6D QC', { player: [1, 1], small: [3, 2], playerBonus: [1, 1] })
  })

  it('Banker wins with 6 on five cards', () => {
    expectRound('2S KH 2H', '6D QC', { banker: [19, 20], big: [27, 50], super6: [15, 1] })
  })

  it('Banker wins by 9 on six cards', () => {
    expectRound('2S KH 8H', '2D QC 7C', { banker: [19, 20], big: [27, 50], bankerBonus: [30, 1] })
  })

  it('a tie of naturals returns the main and the bonus bets', () => {
    expectRound('8S KH', '8D QC', {
      player: 'push',
      banker: 'push',
      tie: [8, 1],
      small: [3, 2],
      playerBonus: 'push',
      bankerBonus: 'push',
    })
  })

  it('a tie that is not natural loses the bonus bets', () => {
    expectRound('6S KH', '6D QC', { player: 'push', banker: 'push', tie: [8, 1], small: [3, 2] })
  })

  it('a tie at 6 is no Super 6', () => {
    expect(verdict('super6', '2S 2H 2D', '6D QC')).toBe('lose')
  })

  it('Player with 6 is no Super 6', () => {
    expect(verdict('super6', '6S KH', '5D QC KC')).toBe('lose')
  })
})

describe('BA-7: pairs', () => {
  it.each<[string, string, string, Partial<Record<BaccaratBet, Verdict>>]>([
    ['mixed, Player', '4S 4H', '7D KC', { playerPair: [11, 1], eitherPair: [5, 1] }],
    ['mixed, Banker', '7D KC', '4S 4H', { bankerPair: [11, 1], eitherPair: [5, 1] }],
    ['perfect, Player', '4S 4S', '7D KC', { playerPair: [11, 1], eitherPair: [5, 1], perfectPair: [25, 1] }],
    ['perfect, Banker', '7D KC', '4S 4S', { bankerPair: [11, 1], eitherPair: [5, 1], perfectPair: [25, 1] }],
    [
      'perfect on both sides, paid once',
      '4S 4S',
      '7D 7D',
      { playerPair: [11, 1], bankerPair: [11, 1], eitherPair: [5, 1], perfectPair: [25, 1] },
    ],
    ['pictures of different rank are none', 'KS QS', 'TD JD', {}],
    ['the same suit alone is none', '4S 3S', '7D 6D', {}],
    ['a card that repeats on the other side is none', '4S KH', '4S KH', {}],
    ['the third card does not count', '4S KH KH', '4D 2C 2C', {}],
  ])('%s', (_, player, banker, wins) => {
    for (const bet of ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair'] as const) {
      expect(verdict(bet, player, banker), bet).toEqual(wins[bet] ?? 'lose')
    }
  })
})

describe('SB-2: bonus bets by margin', () => {
  const MARGINS: readonly Verdict[] = [
    'lose',
    'lose',
    'lose',
    'lose',
    [1, 1],
    [2, 1],
    [4, 1],
    [6, 1],
    [10, 1],
    [30, 1],
  ]
  /** Three cards each, so that nothing is natural. */
  const THREE = ['KS KH KD', 'KS KH AD', 'KS KH 2D', 'KS KH 3D', 'KS KH 4D', 'KS KH 5D', 'KS KH 6D']
  const hands = [...THREE, 'KS KH 7D', 'KS KH 8D', 'KS KH 9D']

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('won by %d with a hand that is not natural', (margin) => {
    for (let low = 0; low + margin <= 9; low++) {
      const high = hands[low + margin] as string
      expect(verdict('playerBonus', high, hands[low] as string)).toEqual(MARGINS[margin])
      expect(verdict('bankerBonus', hands[low] as string, high)).toEqual(MARGINS[margin])
      expect(verdict('playerBonus', hands[low] as string, high)).toBe('lose')
      expect(verdict('bankerBonus', high, hands[low] as string)).toBe('lose')
    }
  })

  it.each([
    ['9S KH', '8D KC'],
    ['9S KH', 'KD KC'],
    ['8S KH', '7D KC'],
  ])('a natural win of %s against %s pays 1:1, whatever the margin', (natural, other) => {
    expect(verdict('playerBonus', natural, other)).toEqual([1, 1])
    expect(verdict('bankerBonus', other, natural)).toEqual([1, 1])
    expect(verdict('bankerBonus', natural, other)).toBe('lose')
    expect(verdict('playerBonus', other, natural)).toBe('lose')
  })

  it('two cards of 7 are not natural', () => {
    expect(verdict('playerBonus', '7S KH', '2D KC KD')).toEqual([2, 1])
  })
})

describe('SB-3: Banker in zero commission', () => {
  it('pays 1:1, but 0.5:1 when it wins with 6', () => {
    expect(verdict('banker', '5S KH KD', '7D KC', true)).toEqual([1, 1])
    expect(verdict('banker', '5S KH KD', '6D KC', true)).toEqual([1, 2])
    expect(verdict('banker', '5S KH KD', '2D KC 4C', true)).toEqual([1, 2])
    expect(verdict('banker', '5S KH KD', '9D KC', true)).toEqual([1, 1])
  })

  it('pushes and loses as ever', () => {
    expect(verdict('banker', '6S KH', '6D KC', true)).toBe('push')
    expect(verdict('banker', '7S KH', '6D KC', true)).toBe('lose')
  })

  it('changes no other bet', () => {
    for (const bet of BETS) {
      if (bet === 'banker') continue
      for (const [player, banker] of [
        ['5S KH KD', '6D KC'],
        ['7S KH', '6D KC'],
        ['6S KH', '6D KC'],
      ] as const) {
        expect(verdict(bet, player, banker, true)).toEqual(verdict(bet, player, banker, false))
      }
    }
  })
})
