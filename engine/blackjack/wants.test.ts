import { describe, expect, it } from 'vitest'
import { BLACKJACK } from '#engine/blackjack/game'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Command } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import {
  back,
  bet,
  CANCEL,
  dealNow,
  decline,
  double,
  evenMoney,
  follow,
  golden,
  hit,
  insure,
  sit,
  split,
  stand,
  TIMEOUT,
  takeBack,
} from '#tests/blackjack/commands'
import { TestTable, table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'

const NOTHING = { kind: 'nothing' }
const DEALER = { kind: 'card', seat: 0, hand: 0, faceDown: false }

function card(seat: number, hand = 0) {
  return { kind: 'card', seat, hand, faceDown: false }
}

function decision(seat: number, hand: number, ...deciders: readonly string[]) {
  return { kind: 'decision', turn: { seat, hand, deciders } }
}

describe('bets, until everybody is ready (VE-13)', () => {
  const range = limits({ main: [100, 1000], behind: [10, 1000] })
  const annReady = [sit('ann', 1), bet('ann', 1, 100), dealNow('ann')]

  it.each<[boolean, string, readonly Command[]]>([
    [false, 'nobody sits', []],
    [false, 'nobody has bet', [sit('ann', 1)]],
    [false, 'one has bet', [sit('ann', 1), bet('ann', 1, 100)]],
    [true, 'the only one is ready', annReady],
    [true, 'another sits without a bet', [...annReady, sit('bob', 2)]],
    [false, 'another has bet the minimum', [...annReady, sit('bob', 2), bet('bob', 2, 100)]],
    [true, 'both are ready', [...annReady, sit('bob', 2), bet('bob', 2, 100), dealNow('bob')]],
    [true, 'another is below the minimum', [...annReady, sit('bob', 2), bet('bob', 2, 99)]],
    [false, 'another has golden chips', [...annReady, sit('bob', 2), golden('bob', 2, 100)]],
    [true, 'golden chips below the minimum', [...annReady, sit('bob', 2), golden('bob', 2, 99)]],
    [true, 'somebody bets behind', [...annReady, back('cleo', 1, 500)]],
    [true, 'one who sits bets behind', [...annReady, sit('bob', 2), back('bob', 1, 500)]],
    [false, 'there are bets behind alone', [sit('ann', 1), back('cleo', 1, 500)]],
    [
      true,
      'another has a side bet left',
      [
        ...annReady,
        sit('bob', 2),
        bet('bob', 2, 100),
        bet('bob', 2, 200, 'perfectPairs'),
        takeBack('bob', 2, 100),
      ],
    ],
    [
      true,
      'two seats, ready',
      [sit('ann', 1), sit('ann', 7), bet('ann', 1, 100), bet('ann', 7, 100), dealNow('ann')],
    ],
  ])('%s: %s', (allReady, _what, commands) => {
    expect(
      table(VENTUNO, range)
        .with(...commands)
        .wants(),
    ).toEqual({ kind: 'bets', allReady })
  })

  it.each([
    ['free-bet', FREE_BET],
    ['mega-fire-blaze', MEGA_FIRE_BLAZE],
  ])('%s: never', (_game, rules) => {
    expect(
      table(rules)
        .with(bet('ann', 1, 100))
        .wants(),
    ).toEqual({ kind: 'bets', allReady: false })
  })
})

describe('the first deal (VE-2, MF-2, FB-12)', () => {
  const EUROPEAN: BlackjackRules = { ...MEGA_FIRE_BLAZE, deal: 'european', looksUnder: 'none' }

  /** Deals nines until something else than a card is wanted, and tells where they went. */
  function order(rules: BlackjackRules, seats: readonly number[]): string {
    const dealt = table(rules)
    for (const seat of seats) {
      if (rules.seating === 'seat') dealt.must(sit('ann', seat))
      dealt.must(bet('ann', seat, 100))
    }
    dealt.must({ do: 'close' })
    const went: string[] = []
    for (let want = dealt.wants(); want.kind === 'card'; want = dealt.wants()) {
      expect(want.hand).toBe(0)
      went.push(`${want.seat === 0 ? 'D' : want.seat}${want.faceDown ? ' face down' : ''}`)
      dealt.deal('9S')
    }
    expect(dealt.wants().kind).toBe('decision')
    return went.join(', ')
  }

  it.each<[string, BlackjackRules, readonly number[], string]>([
    ['one seat', VENTUNO, [4], '4, D, 4, D face down'],
    ['two seats', VENTUNO, [5, 2], '2, 5, D, 2, 5, D face down'],
    ['three seats', VENTUNO, [7, 1, 3], '1, 3, 7, D, 1, 3, 7, D face down'],
    ['one hand of two with a bet', MEGA_FIRE_BLAZE, [2], '1, 2, D, 1, 2, D face down'],
    ['both hands', MEGA_FIRE_BLAZE, [1, 2], '1, 2, D, 1, 2, D face down'],
    ['both hands, European', EUROPEAN, [1, 2], '1, 2, D, 1, 2'],
    ['one box', FREE_BET, [6], '6, D, 6'],
    ['two boxes', FREE_BET, [3, 1], '1, 3, D, 1, 3'],
    ['three boxes', FREE_BET, [7, 4, 2], '2, 4, 7, D, 2, 4, 7'],
  ])('%s', (_what, rules, seats, went) => {
    expect(order(rules, seats)).toBe(went)
  })
})

describe('answers to insurance (BJ-9)', () => {
  it('of everyone who is asked, once, from the dealer’s left', () => {
    const asked = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), sit('ann', 3))
      .with(
        bet('ann', 1, 100),
        bet('bob', 2, 100),
        bet('ann', 3, 100),
        back('cleo', 1, 100),
        back('ann', 2, 100),
      )
      .dealt('9S 9H 9C AD 8S 8H 8C 5C')
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann', 'cleo', 'bob'] })
    expect(asked.with(insure('ann', 1)).wants()).toEqual({
      kind: 'insurance',
      players: ['cleo', 'bob', 'ann'],
    })
    expect(asked.with(decline('ann', 2), insure('ann', 3)).wants()).toEqual({
      kind: 'insurance',
      players: ['cleo', 'bob'],
    })
    expect(asked.with(decline('cleo')).wants()).toEqual({ kind: 'insurance', players: ['bob'] })
    expect(asked.with(decline('bob')).wants()).toEqual(decision(1, 0, 'ann'))
  })
})

describe('decisions and cards in turn (VE-8)', () => {
  it('hand by hand, seat by seat, then the dealer', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('8S 9H 7D 8H 9C 5C')
    expect(played.wants()).toEqual(decision(1, 0, 'ann'))
    expect(played.with(split('ann', 1)).wants()).toEqual(card(1, 0))
    expect(played.dealt('2S').wants()).toEqual(card(1, 1))
    expect(played.dealt('9D').wants()).toEqual(decision(1, 0, 'ann'))
    expect(played.with(hit('ann', 1)).wants()).toEqual(card(1, 0))
    expect(played.dealt('5S').wants()).toEqual(decision(1, 0, 'ann'))
    expect(played.with(stand('ann', 1)).wants()).toEqual(decision(1, 1, 'ann'))
    expect(played.with(stand('ann', 1)).wants()).toEqual(decision(2, 0, 'bob'))
    expect(played.with(double('bob', 2)).wants()).toEqual(card(2, 0))
    expect(played.dealt('2H').wants()).toEqual(DEALER)
    expect(played.state.phase).toBe('dealer')
    expect(played.dealt('4D').wants()).toEqual(DEALER)
    expect(played.dealt('AD').wants()).toEqual(NOTHING)
    expect(played.state.phase).toBe('over')
  })

  it('FB-7: a split hand waits for its second card until it is next', () => {
    const played = table(FREE_BET)
      .with(bet('ann', 3, 100))
      .dealt('8S 7D 8H')
    expect(played.with(split('ann', 3)).wants()).toEqual(card(3, 0))
    expect(played.dealt('9S').wants()).toEqual(decision(3, 0, 'ann'))
    expect(played.with(stand('ann', 3)).wants()).toEqual(card(3, 1))
    expect(played.dealt('9H').wants()).toEqual(decision(3, 1, 'ann'))
    expect(played.with(stand('ann', 3)).wants()).toEqual(DEALER)
    expect(played.state.phase).toBe('turns')
    expect(played.dealt('2D').wants()).toEqual(DEALER)
    expect(played.state.phase).toBe('dealer')
    expect(played.dealt('9D').wants()).toEqual(NOTHING)
  })

  it('between two facts of one command there is nothing to wait for', () => {
    const playing = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('9S 7D')
    const before = playing.state
    const [dealt, opened] = playing.deal('8S')
    expect(opened).toEqual({ type: 'turnOpened', seat: 1, hand: 0, deciders: ['ann'] })
    if (dealt === undefined) throw new Error('no card was dealt')
    expect(BLACKJACK.wants(BLACKJACK.evolve(before, dealt))).toEqual(NOTHING)
  })
})

describe('offers before the dealer’s second card (FB-6, FB-14)', () => {
  /** Box 1 and 2 have blackjack, box 3 has 17; ann is on all of them, bob on 1, cleo owns 3. */
  function offers(rules = FREE_BET): TestTable {
    return table(rules)
      .with(
        bet('ann', 1, 100),
        bet('bob', 1, 100),
        bet('ann', 2, 100),
        bet('cleo', 3, 100),
        bet('ann', 3, 100),
      )
      .with(follow('ann', 3, 'double'))
      .dealt('AS AH 9S AD KS KH 8S')
      .with(decline('ann', 1), decline('bob'), decline('ann', 2), decline('cleo'), decline('ann', 3))
  }

  it('are open to each player once', () => {
    const asked = offers()
    expect(asked.wants()).toEqual(decision(3, 0, 'cleo'))
    asked.with(double('cleo', 3)).dealt('2S')
    expect(asked.wants()).toEqual({ kind: 'offers', players: ['ann', 'bob', 'cleo'] })
    expect(asked.with(evenMoney('bob', 1)).wants()).toEqual({ kind: 'offers', players: ['ann', 'cleo'] })
    asked.with(evenMoney('ann', 1, false), evenMoney('ann', 2))
    expect(asked.wants()).toEqual({ kind: 'offers', players: ['cleo', 'ann'] })
    expect(asked.with(insure('cleo')).wants()).toEqual({ kind: 'offers', players: ['ann'] })
    expect(asked.with(decline('ann', 3)).wants()).toEqual(DEALER)
  })

  it('close with a timeout', () => {
    const asked = offers().with(double('cleo', 3)).dealt('2S')
    expect(asked.must(TIMEOUT)).toEqual([
      { type: 'declined', player: 'cleo', seat: 3 },
      { type: 'declined', player: 'ann', seat: 3 },
      { type: 'evenMoneyPassed', player: 'ann', seat: 1 },
      { type: 'evenMoneyPassed', player: 'bob', seat: 1 },
      { type: 'evenMoneyPassed', player: 'ann', seat: 2 },
    ])
    expect(asked.wants()).toEqual(DEALER)
  })

  it('of even money alone, at a table without insurance in part', () => {
    const asked = table({ ...FREE_BET, partialInsurance: false })
      .with(bet('ann', 1, 100))
      .dealt('AS TD KS')
    expect(asked.wants()).toEqual({ kind: 'offers', players: ['ann'] })
  })

  it('of insurance alone, at a table without even money', () => {
    const asked = offers({ ...FREE_BET, evenMoney: false })
      .with(double('cleo', 3))
      .dealt('2S')
    expect(asked.wants()).toEqual({ kind: 'offers', players: ['cleo', 'ann'] })
  })

  it('FB-14: not when nothing is left to insure', () => {
    const whole = table(FREE_BET, limits({ main: [100, 1000] }), {})
      .with(bet('ann', 1, 150))
      .dealt('9S AD 8S')
      .with(insure('ann', 1, 50), double('ann', 1))
    expect(whole.dealt('2S').wants()).toEqual({ kind: 'offers', players: ['ann'] })
    expect(whole.with(insure('ann')).wants()).toEqual(DEALER)
    expect(whole.state.insurance).toEqual([
      { player: 'ann', seat: 1, behind: false, stake: 150, answered: true, extended: true },
    ])
  })

  it('FB-14: not when a split adds less than a step to the half', () => {
    const tens = table(FREE_BET, limits({ main: [101, 1000] }))
      .with(bet('ann', 1, 101))
      .dealt('TS AD KS')
    expect(tens.wants()).toEqual(decision(1, 0, 'ann'))
    tens
      .with(split('ann', 1), insure('ann', 1, 101))
      .dealt('QS')
      .with(split('ann', 1))
    expect(tens.state.insurance).toEqual([
      { player: 'ann', seat: 1, behind: false, stake: 101, answered: false, extended: true },
    ])
    tens.dealt('9S').with(stand('ann', 1)).dealt('9H').with(stand('ann', 1)).dealt('9D')
    expect(tens.with(stand('ann', 1)).wants()).toEqual(DEALER)
  })

  it('FB-6: a blackjack against a nine is paid and holds nobody up', () => {
    const paid = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('AS 9H 9D KS 8H')
    expect(paid.wants()).toEqual(decision(2, 0, 'bob'))
    expect(paid.with(stand('bob', 2)).wants()).toEqual(DEALER)
  })
})

describe('the end of a round', () => {
  it('BJ-14: no card when no hand is left to beat', () => {
    const bust = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('9S 7D 8S 5C')
      .with(hit('ann', 1))
    expect(bust.dealt('KD').wants()).toEqual(NOTHING)
    expect(bust.state.dealer.cards).toEqual(['7D', '5C'])
  })

  it('MF-14: a bonus of the level that the points opened, or nothing', () => {
    const minor = table(MEGA_FIRE_BLAZE).dealt('9S 9H AD TS TH AC 5C')
    expect(minor.wants()).toEqual({ kind: 'bonus', level: 'minor' })
    expect(minor.with({ do: 'bonusFault' }).wants()).toEqual(NOTHING)
    const none = table(MEGA_FIRE_BLAZE).dealt('9S 9H 7D TS TH KC')
    expect(none.wants()).toEqual(NOTHING)
  })

  it('nothing between two rounds', () => {
    expect(new TestTable(VENTUNO, NO_LIMITS, {}).wants()).toEqual(NOTHING)
    expect(table(VENTUNO).with(CANCEL).wants()).toEqual(NOTHING)
    expect(table(VENTUNO).with({ do: 'close' }).wants()).toEqual(NOTHING)
  })
})
