import { describe, expect, it } from 'vitest'
import { closing } from '#engine/blackjack/close'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Purse } from '#engine/round/posting'
import { back, bet, CLOSE, golden, sit, takeBack } from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'

/** What the close does when players have less than when they bet. */
function closed({ state }: TestTable, purses: Readonly<Record<string, Purse>>) {
  const { taken, refused, owners } = closing(state, (player) => purses[player] ?? { cash: 0, golden: 0 })
  return {
    taken: taken.map(({ player, bet, seat, behind }) => `${player} ${bet} ${seat}${behind ? ' behind' : ''}`),
    refused: refused.map(
      ({ player, bet, seat, behind, reason }) =>
        `${player} ${bet} ${seat}${behind ? ' behind' : ''}: ${reason}`,
    ),
    owners,
  }
}

const SEATS = ['ann', 'bob', 'ann', null, null, null, null]

describe('the balance at the close (MO-4, FL-3)', () => {
  const staked = () =>
    table(VENTUNO).with(
      sit('ann', 1),
      sit('bob', 2),
      sit('ann', 3),
      bet('ann', 1, 100),
      bet('ann', 1, 50, 'perfectPairs'),
      bet('ann', 3, 100),
      bet('ann', 3, 10, 'perfectPairs'),
      bet('bob', 2, 100),
      back('ann', 2, 60),
    )

  it('main bets come first, in the order they were laid; what is left pays for side bets', () => {
    const purses = { ann: { cash: 150, golden: 0 }, bob: { cash: 100, golden: 0 } }
    expect(closed(staked(), purses)).toEqual({
      taken: ['ann main 1', 'bob main 2', 'ann perfectPairs 1'],
      refused: ['ann main 3: balance', 'ann main 2 behind: balance', 'ann perfectPairs 3: needs-main'],
      owners: SEATS,
    })
  })

  it('a cent less', () => {
    const purses = { ann: { cash: 149, golden: 0 }, bob: { cash: 99, golden: 0 } }
    expect(closed(staked(), purses)).toEqual({
      taken: ['ann main 1'],
      refused: [
        'ann main 3: balance',
        'bob main 2: balance',
        'ann main 2 behind: balance',
        'ann perfectPairs 1: balance',
        'ann perfectPairs 3: needs-main',
      ],
      owners: SEATS,
    })
  })

  it('the exact sum pays for everything', () => {
    const purses = { ann: { cash: 320, golden: 0 }, bob: { cash: 100, golden: 0 } }
    expect(closed(staked(), purses).refused).toEqual([])
  })

  it('MO-7: golden chips are a purse of their own', () => {
    const chips = table(VENTUNO).with(
      sit('ann', 1),
      sit('ann', 2),
      sit('ann', 3),
      golden('ann', 1, 100),
      golden('ann', 2, 60),
      bet('ann', 3, 100),
    )
    expect(closed(chips, { ann: { cash: 99, golden: 160 } })).toMatchObject({
      taken: ['ann main 1', 'ann main 2'],
      refused: ['ann main 3: balance'],
    })
    expect(closed(chips, { ann: { cash: 100, golden: 159 } })).toMatchObject({
      taken: ['ann main 1', 'ann main 3'],
      refused: ['ann main 2: balance'],
    })
  })
})

describe('the minimum at the close (MO-5, BJ-11)', () => {
  const range = limits({ main: [100, 1000], behind: [50, 1000], perfectPairs: [10, 1000] })

  it('each kind of bet has its own', () => {
    const low = table(VENTUNO, range).with(
      sit('ann', 1),
      sit('bob', 2),
      sit('ann', 3),
      bet('ann', 1, 99),
      bet('ann', 1, 10, 'perfectPairs'),
      golden('bob', 2, 100),
      bet('bob', 2, 9, 'perfectPairs'),
      back('ann', 2, 50),
      back('cleo', 2, 49),
      golden('ann', 3, 99),
    )
    const [event, paid] = low.must(CLOSE)
    expect(paid).toBeUndefined()
    expect(event).toEqual({
      type: 'closed',
      taken: [
        { player: 'bob', bet: 'main', seat: 2, behind: false, cash: 0, golden: 100 },
        { player: 'ann', bet: 'main', seat: 2, behind: true, cash: 50, golden: 0 },
      ],
      refused: [
        { player: 'ann', bet: 'main', seat: 1, behind: false, reason: 'limit-min' },
        { player: 'cleo', bet: 'main', seat: 2, behind: true, reason: 'limit-min' },
        { player: 'ann', bet: 'main', seat: 3, behind: false, reason: 'limit-min' },
        { player: 'ann', bet: 'perfectPairs', seat: 1, behind: false, reason: 'needs-main' },
        { player: 'bob', bet: 'perfectPairs', seat: 2, behind: false, reason: 'limit-min' },
      ],
      owners: SEATS,
    })
    expect(low.purse('ann')).toEqual({ cash: 99_950, golden: 100_000 })
    expect(low.purse('bob')).toEqual({ cash: 100_000, golden: 99_900 })
  })

  it('a side bet whose main bet was taken back falls', () => {
    const alone = table(VENTUNO).with(
      sit('ann', 1),
      bet('ann', 1, 100),
      bet('ann', 1, 50, 'perfectPairs'),
      takeBack('ann', 1, 100),
    )
    expect(alone.must(CLOSE)[0]).toMatchObject({
      taken: [],
      refused: [{ bet: 'perfectPairs', reason: 'needs-main' }],
    })
  })
})

describe('whose a seat is (FB-1, MF-1)', () => {
  it('a box is the one’s who sits there, else whose bet came first, standing or not', () => {
    const boxes = table(FREE_BET, limits({ main: [100, 1000] })).with(
      sit('cleo', 1),
      bet('ann', 1, 100),
      bet('bob', 2, 50),
      bet('ann', 2, 100),
      sit('cleo', 3),
      bet('ann', 7, 100),
      bet('ann', 7, 100, 'push22'),
    )
    const owners = ['cleo', 'bob', 'cleo', null, null, null, 'ann']
    expect(boxes.must(CLOSE)[0]).toMatchObject({ owners })
    expect(boxes.state.lines.map(({ seat, owner }) => [seat, owner])).toEqual([
      [1, 'cleo'],
      [2, 'bob'],
      [7, 'ann'],
    ])
  })

  it('a side bet left alone makes no owner', () => {
    const box = table(FREE_BET).with(
      bet('bob', 1, 100),
      bet('bob', 1, 50, 'push22'),
      takeBack('bob', 1, 100),
      bet('ann', 1, 100),
    )
    expect(closing(box.state, box.purse).owners[0]).toBe('ann')
  })

  it('the owner’s stake is first on the box', () => {
    const box = table(FREE_BET).with(
      bet('bob', 1, 60),
      bet('cleo', 1, 40),
      sit('ann', 1),
      bet('ann', 1, 100),
      CLOSE,
    )
    const stake = {
      golden: 0,
      free: 0,
      behind: false,
      chips: 'cash',
      added: 0,
      status: 'deciding',
      held: 0,
      claim: 'none',
    }
    expect(box.state.lines).toEqual([
      {
        seat: 1,
        cards: [],
        split: false,
        dealt: [],
        owner: 'ann',
        early: null,
        stakes: [
          { ...stake, player: 'ann', cash: 100, base: 100 },
          { ...stake, player: 'bob', cash: 60, base: 60 },
          { ...stake, player: 'cleo', cash: 40, base: 40 },
        ],
      },
    ])
  })

  it('a shared hand is nobody’s', () => {
    const hands = table(MEGA_FIRE_BLAZE).with(bet('ann', 1, 100), bet('bob', 1, 100))
    expect(hands.must(CLOSE)[0]).toMatchObject({ owners: [null, null] })
    expect(hands.state.lines.map(({ owner, stakes }) => [owner, stakes.length])).toEqual([
      [null, 2],
      [null, 0],
    ])
  })
})
