import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Command } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import { back, bet, CLOSE, dealNow, golden, sit, takeBack } from '#tests/blackjack/commands'
import { itRefuses } from '#tests/blackjack/refusals'
import { TestTable, table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'

/** Ann sits on seats 1 and 3, bob on seat 2. */
function seated(tableLimits = NO_LIMITS, cash = {}): TestTable {
  return table(VENTUNO, tableLimits, cash).with(sit('ann', 1), sit('bob', 2), sit('ann', 3))
}

describe('a bet, in the order of judgement', () => {
  const nonsense = { do: 'bet', player: 'ann', seat: 0.5, bet: 'tie', amount: 'all', golden: 'yes' }
  const betting = () => seated()
  itRefuses([
    ['first the seat', betting, nonsense, 'bad-input', /seat is a whole number from 1 to 7, not 0.5/],
    ['that is no seat here', betting, { ...nonsense, seat: 8 }, 'no-seat', /no seat 8.*1 to 7/],
    [
      'then the name of the bet',
      betting,
      { ...nonsense, seat: 1 },
      'bad-input',
      /'tie' is no bet: this game knows main, perfectPairs, twentyOnePlusThree, push22, fireBlaze/,
    ],
    [
      'a bet without a name',
      betting,
      { ...nonsense, seat: 1, bet: {} },
      'bad-input',
      /'an object' is no bet/,
    ],
    [
      'then the chips',
      betting,
      { ...nonsense, seat: 1, bet: 'main' },
      'bad-input',
      /Golden chips are true or false, not yes/,
    ],
    [
      'null is no kind of chip',
      betting,
      { ...nonsense, seat: 1, bet: 'main', golden: null },
      'bad-input',
      /true or false, not null/,
    ],
    [
      'then the time',
      () => new TestTable(VENTUNO, NO_LIMITS, {}),
      { ...nonsense, seat: 1, bet: 'main', golden: false },
      'closed',
      /Betting is closed: wait for the next round/,
    ],
    [
      'after the close',
      () => seated().with(bet('ann', 1, 100), CLOSE),
      bet('ann', 1, 100),
      'closed',
      /Betting is closed/,
    ],
    [
      'after "deal now" (VE-13)',
      () => seated().with(bet('ann', 1, 100), dealNow('ann')),
      bet('ann', 3, 100),
      'closed',
      /Your bets are fixed: you asked to deal now/,
    ],
    [
      'a bet behind after "deal now"',
      () => seated().with(bet('ann', 1, 100), dealNow('ann')),
      back('ann', 2, 100),
      'closed',
      /Your bets are fixed/,
    ],
    [
      'then the place',
      betting,
      { ...nonsense, seat: 2, bet: 'main', golden: undefined },
      'seat-taken',
      /Seat 2 is taken: bet behind it/,
    ],
    [
      'then the amount',
      betting,
      { ...nonsense, seat: 1, bet: 'main', golden: undefined },
      'bad-input',
      /whole number of cents from 1 to 1000000000000, not all/,
    ],
  ])

  it('another than the one who is ready may bet on', () => {
    const ready = seated().with(bet('ann', 1, 100), dealNow('ann'))
    expect(ready.refusal(bet('bob', 2, 100))).toBeNull()
  })
})

describe('where a main bet may lie (VE-1, MF-1, FB-1)', () => {
  const full = () =>
    table(FREE_BET).with(bet('ann', 1, 100), bet('bob', 1, 100), bet('cleo', 1, 100), bet('dan', 2, 100))
  const owned = () => table(FREE_BET).with(sit('ann', 1), bet('bob', 1, 100), bet('cleo', 1, 100))

  itRefuses([
    ['VE-1: on an empty seat', seated, bet('ann', 4, 100), 'no-seat', /Sit down on seat 4 first/],
    ["VE-1: on somebody's seat", seated, bet('ann', 2, 100), 'seat-taken', /Seat 2 is taken: bet behind/],
    ['FB-1: a fourth on a box', full, bet('dan', 1, 100), 'seat-taken', /Box 1 already has 3 players/],
    ['FB-1: the owner is one of the three', owned, bet('dan', 1, 100), 'seat-taken', /Box 1 already has 3/],
  ])

  it.each<[string, () => TestTable, Command]>([
    ['VE-1: on the own seat', seated, bet('ann', 3, 100)],
    ['FB-1: one of the three adds to the bet', full, bet('cleo', 1, 100)],
    ['FB-1: the owner without a bet yet', owned, bet('ann', 1, 100)],
    ['FB-1: a third on another box', full, bet('ann', 2, 100)],
    ['MF-1: anybody on a shared hand', () => table(MEGA_FIRE_BLAZE).with(bet('ann', 1, 5)), bet('bob', 1, 5)],
  ])('%s', (_where, at, command) => {
    expect(at().refusal(command)).toBeNull()
  })

  it('FB-1: two bets of one player do not make two players', () => {
    const box = table(FREE_BET).with(
      bet('ann', 1, 100),
      bet('ann', 1, 100, 'push22'),
      bet('bob', 1, 100),
      bet('bob', 1, 100, 'push22'),
    )
    expect(box.refusal(bet('cleo', 1, 100))).toBeNull()
  })

  it('FB-1, MO-4, MO-6: what money of another currency leaves of a box is cut to the unit', () => {
    const euros = limits({ main: [100, 10_000] }, 100)
    const box = table(FREE_BET, { ...euros, rates: { bob: [27, 25] } }).with(bet('bob', 1, 5300))
    // 53.00 $ are 49.07 €.
    expect(box.must(bet('ann', 1, 6000))[0]).toMatchObject({ type: 'placed', amount: 5000, cut: 1000 })
  })
})

describe('bets behind (VE-9, VE-10, VE-11)', () => {
  const forbidden = () => seated().with({ do: 'allowBehind', player: 'bob', seat: 2, on: false })
  const side = { ...back('ann', 2, 100), bet: 'perfectPairs' }
  itRefuses([
    ['FB: there are none', () => table(FREE_BET), back('ann', 1, 100), 'not-in-game', /no bets behind/],
    ['MF: there are none', () => table(MEGA_FIRE_BLAZE), side, 'not-in-game', /This game has no bets behind/],
    ['VE-9: a side bet', seated, side, 'not-in-game', /main bet only/],
    ['VE-9: the bet is judged before the seat', seated, { ...side, seat: 4 }, 'not-in-game', /main bet only/],
    ['VE-1: an empty seat', seated, back('ann', 4, 100), 'no-seat', /Nobody sits on seat 4/],
    ['VE-9: the own seat', seated, back('ann', 3, 100), 'own-seat', /behind your own seat/],
    [
      'VE-11: forbidden',
      forbidden,
      back('ann', 2, 100),
      'no-behind',
      /player on seat 2 takes no bets behind/,
    ],
  ])

  it('VE-9: on the seat of another, with a seat or without', () => {
    expect(seated().refusal(back('ann', 2, 100))).toBeNull()
    expect(seated().refusal(back('cleo', 3, 100))).toBeNull()
    expect(forbidden().refusal(back('cleo', 1, 100))).toBeNull()
  })
})

describe('side bets (BJ-11, FB-19, MF-11)', () => {
  const onSeat1 = () => seated().with(bet('ann', 1, 100))
  const onHand2 = () => table(MEGA_FIRE_BLAZE).with(bet('ann', 2, 100), bet('bob', 1, 100))
  const sideLeft = () => onSeat1().with(bet('ann', 1, 50, 'perfectPairs'), takeBack('ann', 1, 100))
  itRefuses([
    ['VE: push 22', onSeat1, bet('ann', 1, 100, 'push22'), 'not-in-game', /push22 is not offered here/],
    ['VE: Fire Blaze', onSeat1, bet('ann', 1, 9, 'fireBlaze'), 'not-in-game', /fireBlaze is not offered/],
    [
      'FB-19: perfect pairs',
      () => table(FREE_BET),
      bet('ann', 1, 100, 'perfectPairs'),
      'not-in-game',
      /perfectPairs is not offered/,
    ],
    [
      'BJ-11: without a main bet on the seat',
      onSeat1,
      bet('ann', 3, 100, 'perfectPairs'),
      'needs-main',
      /perfectPairs needs a main bet on seat 3 first/,
    ],
    [
      'BJ-11: the main bet of another is not enough',
      onHand2,
      bet('ann', 1, 100, 'fireBlaze'),
      'needs-main',
      /fireBlaze needs a main bet on seat 1/,
    ],
    [
      'BJ-11: nor is a side bet left alone',
      sideLeft,
      bet('ann', 1, 100, 'twentyOnePlusThree'),
      'needs-main',
      /twentyOnePlusThree needs a main bet/,
    ],
    ['the place is judged first', onSeat1, bet('ann', 2, 100, 'push22'), 'seat-taken', /Seat 2 is taken/],
  ])

  it('with a main bet on the same seat', () => {
    expect(onSeat1().refusal(bet('ann', 1, 100, 'twentyOnePlusThree'))).toBeNull()
    expect(onHand2().refusal(bet('ann', 2, 100, 'fireBlaze'))).toBeNull()
  })
})

describe('how much (MO-4, MO-5, MO-7)', () => {
  const range = limits({ main: [100, 1000], behind: [50, 200], perfectPairs: [10, 60] }, 5)
  itRefuses([
    ['off the unit', () => seated(range), bet('ann', 1, 102), 'unit', /multiples of 5 cents; 102 is not/],
    [
      'golden on cash',
      () => seated().with(bet('ann', 1, 5)),
      golden('ann', 1, 5),
      'mixed-chips',
      /all cash or/,
    ],
    [
      'cash on golden',
      () => seated().with(golden('ann', 1, 5)),
      bet('ann', 1, 5),
      'mixed-chips',
      /all golden/,
    ],
    [
      'more on the maximum',
      () => seated(range).with(bet('ann', 1, 1000)),
      bet('ann', 1, 5),
      'limit-max',
      /No more than 1000 cents/,
    ],
    [
      'more behind than the maximum there',
      () => seated(range).with(back('ann', 2, 200)),
      back('ann', 2, 5),
      'limit-max',
      /No more than 200 cents/,
    ],
    [
      'beyond the balance',
      () => seated(NO_LIMITS, { ann: 150 }).with(bet('ann', 1, 100)),
      bet('ann', 3, 60),
      'balance',
      /needs 60 cents; 50 are left/,
    ],
  ])

  it('the maximum of its own kind cuts a stake; the event says what fits and what was cut', () => {
    const cut = seated(range)
    const spot = { player: 'ann', bet: 'main', seat: 1, behind: false }
    expect(cut.must(bet('ann', 1, 1200))).toEqual([
      { type: 'placed', spot, shared: false, golden: false, amount: 1000, cut: 200 },
    ])
    expect(cut.must(back('ann', 2, 200))).toEqual([
      {
        type: 'placed',
        spot: { ...spot, seat: 2, behind: true },
        shared: false,
        golden: false,
        amount: 200,
        cut: 0,
      },
    ])
    expect(cut.must(golden('ann', 1, 100, 'perfectPairs'))).toEqual([
      {
        type: 'placed',
        spot: { ...spot, bet: 'perfectPairs' },
        shared: false,
        golden: true,
        amount: 60,
        cut: 40,
      },
    ])
    expect(cut.must(bet('ann', 3, 1000))).toEqual([
      { type: 'placed', spot: { ...spot, seat: 3 }, shared: false, golden: false, amount: 1000, cut: 0 },
    ])
  })

  it('what others have there does not count (VE-9, MF-1)', () => {
    const backed = seated(range).with(back('bob', 1, 200), back('cleo', 1, 200))
    expect(backed.must(bet('ann', 1, 1000))).toMatchObject([{ amount: 1000, cut: 0 }])
    const hand = table(MEGA_FIRE_BLAZE, range).with(bet('ann', 1, 1000))
    expect(hand.must(bet('bob', 1, 1000))).toMatchObject([{ amount: 1000, cut: 0 }])
  })

  it('a cut below the minimum stands, since nobody shares the seat', () => {
    const odd = seated(limits({ main: [100, 120] }, 70))
    expect(odd.must(bet('ann', 1, 140))).toMatchObject([{ type: 'placed', amount: 70, cut: 70 }])
  })
})

describe("a box's maximum (FB-1)", () => {
  const box = () => table(FREE_BET, limits({ main: [100, 250], push22: [10, 50] }))

  itRefuses([
    [
      'what is left is under the minimum',
      () => box().with(bet('ann', 1, 200)),
      bet('bob', 1, 100),
      'limit-max',
      /Box 1 takes 250 cents in all; what is left is under the minimum of 100/,
    ],
    [
      'nothing is left',
      () => box().with(bet('ann', 1, 150), bet('bob', 1, 100)),
      bet('cleo', 1, 100),
      'limit-max',
      /No more than 250 cents may stand here/,
    ],
  ])

  it.each<[string, readonly Command[], Command, { amount: number; cut: number }]>([
    ['what is left is the minimum', [bet('ann', 1, 150)], bet('bob', 1, 200), { amount: 100, cut: 100 }],
    ['the own stake counts too', [bet('ann', 1, 200)], bet('ann', 1, 100), { amount: 50, cut: 50 }],
    [
      'who has the minimum takes what is left',
      [bet('ann', 1, 100), bet('bob', 1, 100)],
      bet('bob', 1, 100),
      { amount: 50, cut: 50 },
    ],
    ['below the minimum but not cut', [bet('ann', 1, 200)], bet('bob', 1, 50), { amount: 50, cut: 0 }],
    ['golden chips count', [golden('ann', 1, 150)], bet('bob', 1, 150), { amount: 100, cut: 50 }],
    ['other boxes do not', [bet('ann', 2, 250)], bet('bob', 1, 250), { amount: 250, cut: 0 }],
    [
      'side bets do not',
      [bet('ann', 1, 100), bet('ann', 1, 50, 'push22')],
      bet('bob', 1, 150),
      { amount: 150, cut: 0 },
    ],
    [
      'a side bet is cut for itself, below the minimum of main bets',
      [bet('ann', 1, 100), bet('bob', 1, 100), bet('bob', 1, 50, 'push22')],
      bet('ann', 1, 80, 'push22'),
      { amount: 50, cut: 30 },
    ],
  ])('%s', (_what, before, command, fits) => {
    expect(
      box()
        .with(...before)
        .must(command),
    ).toMatchObject([{ type: 'placed', shared: true, ...fits }])
  })
})
