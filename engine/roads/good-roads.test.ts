import { describe, expect, it } from 'vitest'
import { goodRoads, HOUSE_THRESHOLDS } from '#engine/roads/good-roads'
import { shoe } from '#tests/roads/shoe'

const CONTRACT_ORDER = [
  'playerStreak',
  'bankerStreak',
  'playerPingPong',
  'bankerPingPong',
  'playerOneTwo',
  'bankerOneTwo',
  'playerSandwich',
  'bankerSandwich',
  'playerSeparate',
  'bankerSeparate',
  'playerChange',
  'bankerChange',
]

/** Columns written as words: `PP BBB P`. */
const columnsOf = (text: string) => shoe([...text.replaceAll(' ', '')].join(' ')).columns

const swapSides = (text: string) => text.replace(/[PB]/g, (side) => (side === 'P' ? 'B' : 'P'))
const swapName = (name: string) =>
  name.startsWith('player') ? name.replace('player', 'banker') : name.replace('banker', 'player')
const inOrder = (names: readonly string[]) => CONTRACT_ORDER.filter((name) => names.includes(name))

/** Columns, and exactly the good roads that hold; each is also tried with the sides swapped. */
const CASES: readonly [why: string, columns: string, expected: readonly string[]][] = [
  ['an empty shoe has none', '', []],
  ['ties alone have none', 'TTTTT', []],

  ['streak: a column of 4', 'PPPP', ['playerStreak']],
  ['streak: longer', 'B PPPPPPPP', ['playerStreak']],
  ['streak: ties are ignored', 'PPTPTTP', ['playerStreak']],
  ['no streak: 3', 'PPP', []],
  ['no streak: the newest column is not the long one', 'PPPP B', []],

  ['ping-pong: four columns of 1', 'B P B P', ['playerPingPong']],
  ['ping-pong: ties are ignored', 'B T P B TT P', ['playerPingPong']],
  ['ping-pong: older columns do not matter', 'PPP B P B P', ['playerPingPong']],
  ['no ping-pong: three columns', 'P B P', []],
  ['no ping-pong: the newest is longer', 'B P B PP', []],
  ['no ping-pong: the oldest of the four is longer', 'PP B P B', []],
  ['no ping-pong: one in the middle is longer', 'P BBB P B', []],

  ['one-two: P of 1 and B of 2, the newest B', 'P BB P BB', ['playerOneTwo']],
  ['one-two: the newest is still growing', 'P BB P B', ['playerOneTwo']],
  ['one-two: the newest P', 'BB P BB P', ['playerOneTwo']],
  ['one-two: longer', 'P BB P BB P BB', ['playerOneTwo', 'playerChange']],
  ['no one-two: the newest B longer than 2', 'P BB P BBB', []],
  ['no one-two: the newest P longer than 1', 'BB P BB PP', []],
  ['no one-two: three columns', 'P BB P', []],
  ['no one-two: an older B of 1', 'B P BB P', []],
  ['no one-two: an older B of 3', 'P BBB P BB', []],
  ['no one-two: an older P of 2', 'PP BB P BB', []],

  ['sandwich: P 2, B 3, P 2', 'PP BBB PP', ['playerSandwich']],
  ['sandwich: longer slices', 'B PPPPP BBB PPP', ['playerSandwich']],
  ['no sandwich: first slice of 1', 'P BBB PP', []],
  ['no sandwich: last slice of 1', 'PP BBB P', []],
  ['no sandwich: filling of 2', 'PP BB PP', []],
  ['no sandwich: filling of 4', 'PP BBBB PP', []],
  ['no sandwich: no first slice', 'BBB PP', []],
  ['no sandwich: another column has begun', 'PP BBB PP B', []],

  ['separate: 1, 2, 1, 2', 'P BBB PP BBB P BBB PP', ['playerSeparate']],
  ['separate: the other phase', 'PP BBBB P BBBB PP BBBB P', ['playerSeparate']],
  ['separate: 2 or more', 'P BBB PPPPP BBB P BBB PPP', ['playerSeparate']],
  ["separate: the newest column is the other side's", 'P BBB PP BBB P BBB PP B', ['playerSeparate']],
  ['separate: older columns do not matter', 'PP BBB PP BBB P BBB PP BBB P', ['playerSeparate']],
  ['no separate: three own columns', 'PP BBB P BBB PP', []],
  ['no separate: 1, 2, 2, 1', 'P BBB PP BB PP BBB P', []],
  ['no separate: 1, 2, 1, 1', 'P BBB PP BBB P BBB P', []],
  ['no separate: 1, 1, 2, 1', 'P BBB P BBB PP BBB P', []],
  ['no separate: 2, 2, 1, 2', 'PP BB PP BBB P BBB PP', []],
  ['no separate: 2, 1, 2, 2', 'PP BBB P BBB PP BB PP', []],
  ['no separate: 1 and 2 by turns, the last broken', 'P BB PP BB P BBBB P BBBB', ['bankerStreak']],

  ['change: three own columns of 1', 'P BBB P BBB P', ['playerChange']],
  ["change: the newest column is the other side's", 'P BBB P BBB P BB', ['playerChange']],
  ['change: more than three', 'P BBB P BBB P BBB P', ['playerChange']],
  ['change: older columns do not matter', 'PPP BBB P BBB P BBB P', ['playerChange']],
  ['no change: two own columns', 'P BBB P', []],
  ['no change: the newest own is 2', 'P BBB P BBB PP', []],
  ['no change: the middle own is 2', 'P BBB PP BBB P', []],
  ['no change: the oldest own is 2', 'PP BBB P BBB P', []],

  [
    'several at once: a sandwich whose last slice is a streak',
    'PP BBB PPPP',
    ['playerStreak', 'playerSandwich'],
  ],
  [
    'several at once: one by one all along',
    'B P B P B P',
    ['playerPingPong', 'playerChange', 'bankerChange'],
  ],
]

describe('good roads', () => {
  it.each(CASES)('RD-6: %s (%s)', (_why, columns, expected) => {
    expect(goodRoads(columnsOf(columns))).toEqual(inOrder(expected))
    expect(goodRoads(columnsOf(swapSides(columns)))).toEqual(inOrder(expected.map(swapName)))
  })

  it.each([
    ['streakLength', 5, 'PPPP', [], 'PPPPP', ['playerStreak']],
    ['pingPongColumns', 5, 'B P B P', [], 'BB P B P B P', ['playerPingPong', 'playerChange']],
    ['oneTwoColumns', 5, 'P BB P BB', [], 'BB P BB P B', ['playerOneTwo']],
    ['sandwichSlices', 3, 'PPP BBB PP', [], 'PPP BBB PPP', ['playerSandwich']],
    ['sandwichFilling', 2, 'PP BBB PP', [], 'PPP BB PP', ['playerSandwich']],
    ['separateColumns', 3, 'BBB P BBB PP', [], 'P BBB PP BBB P', ['playerSeparate']],
    ['separateLength', 3, 'P BBB PP BBB P BBB PPP', [], 'P BBB PPP BBB P BBB PPP', ['playerSeparate']],
    ['changeColumns', 4, 'P BBB P BBB P', [], 'P BBB P BBB P BBB P', ['playerChange']],
  ])('RD-6: the threshold %s is a setting', (name, value, missing, without, holding, expected) => {
    const thresholds = { ...HOUSE_THRESHOLDS, [name]: value }
    expect(goodRoads(columnsOf(missing), thresholds)).toEqual(without)
    expect(goodRoads(columnsOf(holding), thresholds)).toEqual(expected)
  })

  it("RD-6: the house's own thresholds", () => {
    expect(HOUSE_THRESHOLDS).toEqual({
      streakLength: 4,
      pingPongColumns: 4,
      oneTwoColumns: 4,
      sandwichSlices: 2,
      sandwichFilling: 3,
      separateColumns: 4,
      separateLength: 2,
      changeColumns: 3,
    })
  })
})
