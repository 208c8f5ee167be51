import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Command } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import {
  back,
  bet,
  decline,
  double,
  golden,
  hit,
  insure,
  sit,
  split,
  stand,
  TIMEOUT,
} from '#tests/blackjack/commands'
import { itRefuses } from '#tests/blackjack/refusals'
import { type TestTable, table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'

const NOTHING = /nothing of yours to insure now/

describe('each seat and each bet behind for itself (BJ-9)', () => {
  /** Ann has 17 on seats 1 and 2, bob is behind seat 1; an ace shows. */
  function asked(cash = {}): TestTable {
    return table(VENTUNO, NO_LIMITS, cash)
      .with(sit('ann', 1), sit('ann', 2), bet('ann', 1, 100), bet('ann', 2, 61), back('bob', 1, 40))
      .dealt('9S 9H AD 8S 8H 5C')
  }

  const turns = () => asked().with(TIMEOUT)
  const over = () => turns().with(stand('ann', 1), stand('ann', 2)).dealt('3D')
  const betting = () => table(VENTUNO)

  itRefuses([
    ['yes or no is judged first', betting, { ...insure('ann', 9), yes: 1 }, 'bad-input', /not 1/],
    ['then the seat', betting, insure('ann', 1.5), 'bad-input', /whole number from 1 to 7, not 1.5/],
    ['a seat that is not there', betting, insure('ann', 8), 'no-seat', /no seat 8/],
    ['then the time', betting, insure('ann', 1), 'closed', /No round is being played/],
    ['after the round', over, insure('ann', 1), 'closed', /No round is being played/],
    ['which of two seats?', asked, insure('ann'), 'bad-input', /say which seat/],
    ['a no without a seat', asked, decline('ann'), 'bad-input', /say which seat/],
    ['a seat without a bet', asked, insure('ann', 3), 'not-asked', NOTHING],
    ["somebody's seat", asked, insure('bob', 2), 'not-asked', NOTHING],
    ['a stranger', asked, insure('cleo'), 'not-asked', NOTHING],
    ["a stranger's no", asked, decline('cleo', 1), 'not-asked', NOTHING],
    ['a part', asked, insure('ann', 1, 49), 'whole-insurance', /whole of 50 cents/],
    ['more than the half', asked, insure('ann', 2, 31), 'whole-insurance', /whole of 30 cents/],
    ['yes after yes', () => asked().with(insure('ann', 1)), insure('ann', 1), 'not-asked', NOTHING],
    ['no after yes', () => asked().with(insure('ann', 1)), decline('ann', 1), 'not-asked', NOTHING],
    ['yes after no', () => asked().with(decline('bob')), insure('bob'), 'not-asked', NOTHING],
    ['no after no', () => asked().with(decline('bob')), decline('bob'), 'not-asked', NOTHING],
    ['yes after the window', turns, insure('ann', 1), 'not-asked', NOTHING],
    ['no after the window', turns, decline('ann', 1), 'not-asked', NOTHING],
    [
      'a cent short',
      () => asked({ ann: 210 }),
      insure('ann', 1),
      'balance',
      /Insurance costs 50 cents; 49 are left/,
    ],
  ])

  it.each<[string, Command, number]>([
    ['on its seat', insure('ann', 1), 50],
    ['for the exact half', insure('ann', 1, 50), 50],
    ['rounded down', insure('ann', 2, 30), 30],
  ])('is taken %s', (_what, command, amount) => {
    const window = asked()
    const seat = amount === 50 ? 1 : 2
    expect(window.must(command)).toEqual([{ type: 'insured', player: 'ann', seat, amount }])
    expect(window.purse('ann').cash).toBe(100_000 - 161 - amount)
  })

  it('is taken without a seat from one who has one bet', () => {
    expect(asked().must(insure('bob'))).toEqual([{ type: 'insured', player: 'bob', seat: 1, amount: 20 }])
    expect(asked().must(decline('bob'))).toEqual([{ type: 'declined', player: 'bob', seat: 1 }])
  })

  it('MO-4: fits neither unit nor limits', () => {
    const window = table(VENTUNO, limits({ main: [100, 1000] }, 10)).with(sit('ann', 1), bet('ann', 1, 110))
    expect(window.dealt('9S AD 8S 5C').must(insure('ann'))[0]).toEqual({
      type: 'insured',
      player: 'ann',
      seat: 1,
      amount: 55,
    })
  })

  it('may take the last cent', () => {
    const window = asked({ ann: 211 })
    expect(window.must(insure('ann', 1))).toEqual([{ type: 'insured', player: 'ann', seat: 1, amount: 50 }])
    expect(window.purse('ann').cash).toBe(0)
  })

  it('MO-7: golden chips and a half below a cent are asked nothing', () => {
    const window = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), sit('cleo', 3))
      .with(golden('ann', 1, 100), bet('bob', 2, 1), bet('cleo', 3, 2))
      .dealt('9S 9H 9C AD 8S 8H 8C 5C')
    expect(window.state.insurance).toEqual([
      { player: 'bob', seat: 2, behind: false, stake: 0, answered: true, extended: false },
      { player: 'cleo', seat: 3, behind: false, stake: 0, answered: false, extended: false },
    ])
    expect(window.refusal(insure('ann'))?.reason).toBe('not-asked')
    expect(window.refusal(insure('bob'))?.reason).toBe('not-asked')
    expect(window.refusal(decline('bob'))?.reason).toBe('not-asked')
    expect(window.wants()).toEqual({ kind: 'insurance', players: ['cleo'] })
  })
})

describe('one answer for all positions (MF-9)', () => {
  /** Ann has 100 on hand 1 and 61 on hand 2, bob 40 on hand 2; an ace shows. */
  function asked(cash = {}): TestTable {
    return table(MEGA_FIRE_BLAZE, NO_LIMITS, cash)
      .with(bet('ann', 1, 100), bet('ann', 2, 61), bet('bob', 2, 40))
      .dealt('9S 9H AD 8S 8H 5C')
  }

  itRefuses([
    ['one of two', asked, insure('ann', 1, 50), 'whole-insurance', /whole of 80 cents/],
    ['a cent less', asked, insure('ann', undefined, 79), 'whole-insurance', /whole of 80 cents/],
    ['a stranger', asked, insure('cleo'), 'not-asked', NOTHING],
    ["a stranger's no", asked, decline('cleo'), 'not-asked', NOTHING],
    ['a hand that is not there', asked, insure('ann', 3), 'no-seat', /no seat 3.*1 to 2/],
    ['twice', () => asked().with(insure('ann')), insure('ann'), 'not-asked', NOTHING],
    [
      'a cent short for both',
      () => asked({ ann: 240 }),
      insure('ann'),
      'balance',
      /Insurance costs 80 cents; 79 are left/,
    ],
  ])

  it.each<[string, Command]>([
    ['without a hand', insure('ann')],
    ['with a hand named', insure('ann', 2)],
    ['with the whole cost named', insure('ann', 1, 80)],
  ])('insures both hands, %s', (_what, command) => {
    const window = asked({ ann: 241 })
    expect(window.must(command)).toEqual([
      { type: 'insured', player: 'ann', seat: 1, amount: 50 },
      { type: 'insured', player: 'ann', seat: 2, amount: 30 },
    ])
    expect(window.purse('ann').cash).toBe(0)
    expect(window.wants()).toEqual({ kind: 'insurance', players: ['bob'] })
  })

  it('declines on both hands', () => {
    expect(asked().must(decline('ann', 2))).toEqual([
      { type: 'declined', player: 'ann', seat: 1 },
      { type: 'declined', player: 'ann', seat: 2 },
    ])
  })

  it('leaves out a hand whose half is below a cent', () => {
    const window = () =>
      table(MEGA_FIRE_BLAZE)
        .with(bet('ann', 1, 1), bet('ann', 2, 60))
        .dealt('9S 9H AD 8S 8H 5C')
    expect(window().must(insure('ann'))[0]).toEqual({ type: 'insured', player: 'ann', seat: 2, amount: 30 })
    expect(window().refusal(decline('ann'))).toBeNull()
  })
})

describe('in part and more later (FB-14)', () => {
  /** Ann has 300 on box 1, bob 200 on box 2, 17 each; an ace shows. Steps of 50. */
  function asked(cash = {}): TestTable {
    return table(FREE_BET, limits({ main: [100, 1000] }), cash)
      .with(bet('ann', 1, 300), bet('bob', 2, 200))
      .dealt('9S 9H AD 8S 8H')
  }

  const part = () => asked().with(insure('ann', 1, 50))
  const partInTurns = () => part().with(TIMEOUT)
  const afterThirdCard = () =>
    asked()
      .with(decline('ann'), insure('bob', 2, 50), hit('ann', 1))
      .dealt('2S')
  const noInTurns = () => asked().with(TIMEOUT)
  /** Ann doubled for money without an insurance; bob stood. */
  const doubled = () => noInTurns().with(double('ann', 1)).dealt('2S').with(stand('bob', 2))
  const dealers = () => doubled().with(decline('ann')).dealt('5D')

  itRefuses([
    ['0 cents', asked, insure('ann', 1, 0), 'bad-input', /above 0, not 0/],
    ['less than 0', asked, insure('ann', 1, -50), 'bad-input', /above 0, not -50/],
    ['half a cent', asked, insure('ann', 1, 0.5), 'bad-input', /whole number of cents above 0, not 0.5/],
    ['a text', asked, { ...insure('ann', 1), amount: '50' }, 'bad-input', /above 0, not 50/],
    ['an object', asked, { ...insure('ann', 1), amount: {} }, 'bad-input', /not an object/],
    ['off the step', asked, insure('ann', 1, 75), 'unit', /multiples of 50 cents/],
    ['the step is judged before the most', asked, insure('ann', 1, 175), 'unit', /multiples of 50 cents/],
    ['more than the half', asked, insure('ann', 1, 200), 'exceeds-main', /No more than 150 cents/],
    ['more than is left of the half', part, insure('ann', 1, 150), 'exceeds-main', /No more than 100 cents/],
    [
      'more on the whole half',
      () => asked().with(insure('ann')),
      insure('ann', 1, 50),
      'exceeds-main',
      /No more than 0 cents/,
    ],
    ['the whole half again', () => asked().with(insure('ann')), insure('ann'), 'not-asked', NOTHING],
    ['no after a part', part, decline('ann'), 'not-asked', NOTHING],
    ['yes after a no', () => asked().with(decline('ann')), insure('ann'), 'not-asked', NOTHING],
    ['a part after a no', () => asked().with(decline('ann')), insure('ann', 1, 50), 'not-asked', NOTHING],
    ['no after a no', () => asked().with(decline('ann')), decline('ann'), 'not-asked', NOTHING],
    ['yes after the window without a part', noInTurns, insure('ann', 1, 50), 'not-asked', NOTHING],
    ['no after the window', partInTurns, decline('ann'), 'not-asked', NOTHING],
    ["after somebody's third card", afterThirdCard, insure('bob', 2, 50), 'not-asked', NOTHING],
    ['not for who did not pay for more', doubled, insure('bob', 2, 50), 'not-asked', NOTHING],
    [
      'a step above half of the doubled stake',
      doubled,
      insure('ann', 1, 350),
      'exceeds-main',
      /No more than 300 cents/,
    ],
    ["yes after the dealer's second card", dealers, insure('ann', 1, 50), 'not-asked', NOTHING],
    ["no after the dealer's second card", dealers, decline('ann'), 'not-asked', NOTHING],
    [
      'a cent short',
      () => asked({ ann: 449 }),
      insure('ann', 1, 150),
      'balance',
      /Insurance costs 150 cents; 149 are left/,
    ],
  ])

  it.each<[string, () => TestTable, Command, number]>([
    ['the half', asked, insure('ann'), 150],
    ['the half, named', asked, insure('ann', 1, 150), 150],
    ['one step', asked, insure('ann', 1, 50), 50],
    ['the last cents', () => asked({ ann: 450 }), insure('ann', 1, 150), 150],
    ['more in the window', part, insure('ann', 1, 50), 50],
    ['the rest in the window', part, insure('ann'), 100],
    ['more after the window, before a third card', partInTurns, insure('ann', 1, 100), 100],
    ['the rest after the window', partInTurns, insure('ann', 1), 100],
    ['half of a doubled stake', doubled, insure('ann'), 300],
    ['a part of it', doubled, insure('ann', 1, 250), 250],
  ])('is taken: %s', (_what, at, command, amount) => {
    expect(at().must(command)[0]).toEqual({ type: 'insured', player: 'ann', seat: 1, amount })
  })

  it('bob may add to a part as long as ann has stood on two cards', () => {
    const stood = asked().with(decline('ann'), insure('bob', 2, 50), stand('ann', 1))
    expect(stood.must(insure('bob', 2))).toEqual([{ type: 'insured', player: 'bob', seat: 2, amount: 50 }])
  })

  it('a split for money opens it again, a part of it added twice', () => {
    const tens = table(FREE_BET, limits({ main: [100, 1000] }))
      .with(bet('ann', 1, 300))
      .dealt('TS AD KS')
    tens
      .with(insure('ann', 1, 100), split('ann', 1))
      .dealt('8S')
      .with(stand('ann', 1))
      .dealt('9S')
    expect(tens.must(insure('ann', 1, 150))).toEqual([
      { type: 'insured', player: 'ann', seat: 1, amount: 150 },
    ])
    expect(tens.refusal(insure('ann', 1, 100))?.text).toMatch(/No more than 50 cents/)
    expect(tens.refusal(insure('ann', 1, 50))).toBeNull()
  })

  it.each([
    ['no limits', NO_LIMITS],
    ['a minimum of 0', limits({ main: [0, 1000] })],
  ])('comes to the cent where the table has no minimum: %s', (_what, none) => {
    const window = table(FREE_BET, none)
      .with(bet('ann', 1, 25))
      .dealt('9S AD 8S')
    expect(window.refusal(insure('ann', 1, 13))?.reason).toBe('exceeds-main')
    expect(window.must(insure('ann', 1, 7))[0]).toEqual({
      type: 'insured',
      player: 'ann',
      seat: 1,
      amount: 7,
    })
  })

  it('while cards are dealt there is nothing to insure', () => {
    const dealing = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('9S AD')
    expect(dealing.refusal(insure('ann'))).toEqual({
      reason: 'not-asked',
      text: expect.stringMatching(NOTHING),
    })
  })
})

describe('a reopened insurance', () => {
  it('that was declined stays declined (FB-14)', () => {
    const reopened = table(FREE_BET, limits({ main: [100, 1000] }))
      .with(bet('ann', 1, 300), bet('bob', 2, 200))
      .dealt('9S 9H AD 8S 8H')
      .with(TIMEOUT, double('ann', 1))
      .dealt('2S')
      .with(decline('ann'))
    expect(reopened.refusal(insure('ann', 1, 50))?.reason).toBe('not-asked')
  })
})
