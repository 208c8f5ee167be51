import { describe, expect, it } from 'vitest'
import { handNumber, handsOnSeat, lineIndex } from '#engine/blackjack/lines'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { bet, sit, split, stand } from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

/** Two hands before seat 2, one before seat 5. */
function row() {
  return table(VENTUNO)
    .with(sit('ann', 2), sit('bob', 5), bet('ann', 2, 100), bet('bob', 5, 100))
    .dealt('8S 9H 7D 8H 9C TC')
    .with(split('ann', 2)).state.lines
}

describe('hands before a seat (VE-8)', () => {
  it.each([
    [2, 0, 0],
    [2, 1, 1],
    [2, 2, -1],
    [2, -1, -1],
    [5, 0, 2],
    [5, 1, -1],
    [5, -1, -1],
    [3, 0, -1],
    [3, 1, -1],
  ])('seat %i, hand %i is line %i', (seat, hand, index) => {
    expect(lineIndex(row(), seat, hand)).toBe(index)
  })

  it('are counted from the shoe’s side', () => {
    const lines = row()
    expect(lines.map((_line, index) => handNumber(lines, index))).toEqual([0, 1, 0])
    expect([2, 5, 3].map((seat) => handsOnSeat(lines, seat))).toEqual([2, 1, 0])
  })
})

function hands({ state }: TestTable) {
  return state.lines.map(({ cards }) => cards.join(' '))
}

describe('split aces (BJ-7, FB-7, MF-5)', () => {
  function aces(rules: BlackjackRules): TestTable {
    const pair = table(rules)
    if (rules.seating === 'seat') pair.must(sit('ann', 1))
    const cards = { seat: 'AS 7D AH TC', box: 'AS 7D AH', shared: 'AS 9H 7D AH 9C TC' }[rules.seating]
    return pair
      .with(bet('ann', 1, 100))
      .dealt(cards)
      .with(split('ann', 1))
  }

  const turn = (hand: number) => ({ kind: 'decision', turn: { seat: 1, hand, deciders: ['ann'] } })
  const card = (hand: number) => ({ kind: 'card', seat: 1, hand, faceDown: false })

  it('FB-7: another ace may be split until there are four hands', () => {
    const played = aces(FREE_BET)
    expect(played.wants()).toEqual(card(0))
    expect(played.dealt('AC').wants()).toEqual(turn(0))
    expect(played.refusal({ do: 'hit', player: 'ann', seat: 1 })?.reason).toBe('not-offered')
    expect(played.refusal({ do: 'double', player: 'ann', seat: 1 })?.reason).toBe('not-offered')
    played.must(split('ann', 1))
    expect(hands(played)).toEqual(['AS', 'AC', 'AH'])
    expect(played.dealt('5S').wants()).toEqual(card(1))
    expect(played.dealt('AD').wants()).toEqual(turn(1))
    played.must(split('ann', 1))
    expect(hands(played)).toEqual(['AS 5S', 'AC', 'AD', 'AH'])
    expect(played.dealt('AS').wants()).toEqual(card(2))
    expect(played.dealt('TD').wants()).toEqual(card(3))
    expect(played.deal('AH')).toEqual([{ type: 'dealt', seat: 1, hand: 3, card: 'AH', faceDown: false }])
    expect(hands(played)).toEqual(['AS 5S', 'AC AS', 'AD TD', 'AH AH'])
    expect(
      played.state.lines.map(({ stakes }) => stakes.map(({ status, held }) => `${status} ${held}`)),
    ).toEqual([['out 2'], ['out 2'], ['out 2'], ['out 2']])
    expect(played.wants()).toEqual({ kind: 'card', seat: 0, hand: 0, faceDown: false })
  })

  it('FB-7: two aces may also be kept', () => {
    const played = aces(FREE_BET).dealt('AC').with(stand('ann', 1))
    expect(hands(played)).toEqual(['AS AC', 'AH'])
    expect(played.wants()).toEqual(card(1))
  })

  it('BJ-7: elsewhere every split ace has its one card, another ace as well', () => {
    const ventuno = aces(VENTUNO)
    expect(ventuno.dealt('AC').wants()).toEqual(card(1))
    expect(ventuno.deal('5S').map(({ type }) => type)).toEqual(['dealt', 'turned', 'settled'])
    const fire = aces(MEGA_FIRE_BLAZE)
    expect(fire.wants()).toEqual(card(1))
    expect(fire.dealt('AC').wants()).toEqual(card(2))
    expect(fire.deal('5S').map(({ type }) => type)).toEqual(['dealt', 'turned', 'scored', 'settled'])
  })

  it('BJ-6: an ace on a split ten is 21 and has no decision', () => {
    const tens = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('TS 7D KS TC')
      .with(split('ann', 1))
    expect(tens.dealt('AS').wants()).toEqual(card(1))
    expect(tens.dealt('5S').wants()).toEqual(turn(1))
    expect(tens.refusal(stand('ann', 1, 0))?.reason).toBe('not-offered')
  })
})
