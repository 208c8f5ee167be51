import { describe, expect, it } from 'vitest'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Event } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import {
  back,
  bet,
  CLOSE,
  connection,
  decline,
  double,
  follow,
  golden,
  hit,
  insure,
  leave,
  open,
  sit,
  split,
  stand,
  TIMEOUT,
} from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'

function types(events: readonly Event[]): string {
  return events.map(({ type }) => type).join(' ')
}

const acted = { type: 'acted', hand: 0, instead: null, additions: [] }

describe('a standing choice to insure (VE-9, FB-2)', () => {
  /** Bob is behind seats 1 and 2 with 100 each and wants both insured; ann sits there. */
  function behind(cash: number) {
    return table(VENTUNO, NO_LIMITS, { bob: cash })
      .with(sit('ann', 1), sit('ann', 2), bet('ann', 1, 100), bet('ann', 2, 100))
      .with(
        back('bob', 1, 100),
        back('bob', 2, 100),
        follow('bob', 1, 'insurance'),
        follow('bob', 2, 'insurance'),
      )
      .dealt('9S 9H AD 8S 8H')
  }

  const insured = { type: 'insured', player: 'bob', amount: 50 }
  const declined = { type: 'declined', player: 'bob' }

  it.each([
    [
      'the exact balance for both',
      300,
      [
        { ...insured, seat: 1 },
        { ...insured, seat: 2 },
      ],
      0,
    ],
    [
      'a cent short for the second',
      299,
      [
        { ...insured, seat: 1 },
        { ...declined, seat: 2 },
      ],
      49,
    ],
    [
      'enough for one',
      250,
      [
        { ...insured, seat: 1 },
        { ...declined, seat: 2 },
      ],
      0,
    ],
    [
      'a cent short for one',
      249,
      [
        { ...declined, seat: 1 },
        { ...declined, seat: 2 },
      ],
      49,
    ],
  ])('%s', (_what, cash, answers, left) => {
    const asked = behind(cash)
    expect(asked.deal('5C').slice(1)).toEqual(answers)
    expect(asked.purse('bob').cash).toBe(left)
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann'] })
  })

  it('a backer who chose no insurance is asked', () => {
    const asked = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100), back('bob', 1, 100), follow('bob', 1, 'double', 'split'))
      .dealt('9S AD 8S 5C')
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann', 'bob'] })
  })

  it('is not for the one who sits there', () => {
    const asked = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100), follow('ann', 1, 'insurance'))
      .dealt('9S AD 8S 5C')
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann'] })
  })

  it('FB-2: is for followers on a box, not for its owner', () => {
    const asked = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 1, 60), bet('cleo', 1, 60))
      .with(follow('ann', 1, 'insurance'), follow('bob', 1, 'insurance'), follow('cleo', 2, 'insurance'))
      .dealt('9S AD')
    expect(asked.deal('8S').slice(1)).toEqual([{ type: 'insured', player: 'bob', seat: 1, amount: 30 }])
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann', 'cleo'] })
  })

  it('MF-3: is for nobody on a shared hand, where everyone answers', () => {
    const asked = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 100), follow('ann', 1, 'insurance'))
      .dealt('9S 9H AD 8S 8H 5C')
    expect(asked.wants()).toEqual({ kind: 'insurance', players: ['ann'] })
  })
})

describe('who is away when insurance is asked (MF-10, BJ-9)', () => {
  function asked(rules: BlackjackRules) {
    const here = table(rules)
    if (rules.seating === 'seat') here.must(sit('ann', 1), sit('bob', 2))
    return here.with(bet('ann', 1, 100), bet('bob', 2, 100), connection('ann', false)).dealt('9S 9H AD 8S')
  }

  it('MF-10: the open question is a no at once', () => {
    const window = asked(MEGA_FIRE_BLAZE).dealt('8H')
    expect(window.deal('5C').slice(1)).toEqual([{ type: 'declined', player: 'ann', seat: 1 }])
    expect(window.wants()).toEqual({ kind: 'insurance', players: ['bob'] })
    expect(window.must(connection('bob', false))).toEqual([
      { type: 'connection', player: 'bob', connected: false },
      { type: 'declined', player: 'bob', seat: 2 },
      { type: 'looked', blackjack: false },
      { type: 'turnOpened', seat: 1, hand: 0, deciders: ['ann'] },
    ])
  })

  it('elsewhere it stays open', () => {
    expect(asked(VENTUNO).dealt('8H 5C').wants()).toEqual({ kind: 'insurance', players: ['ann', 'bob'] })
    expect(asked(FREE_BET).dealt('8H').wants()).toEqual({ kind: 'insurance', players: ['ann', 'bob'] })
  })
})

describe('the dealer looks (VE-3, MF-6)', () => {
  function look(looksUnder: BlackjackRules['looksUnder'], up: string, hole: string, cash = true) {
    const stake = cash ? bet('ann', 1, 100) : golden('ann', 1, 100)
    const dealt = table({ ...VENTUNO, looksUnder }).with(sit('ann', 1), stake)
    const events = dealt.dealt(`9S ${up} 8S`).deal(hole)
    return types(dealt.wants().kind === 'insurance' ? dealt.must(TIMEOUT) : events)
  }

  it.each<[BlackjackRules['looksUnder'], string, string, string]>([
    ['ace', 'AD', 'KC', 'declined looked turned settled'],
    ['ace', 'AD', '9C', 'declined looked turnOpened'],
    ['ace', 'KD', 'AC', 'dealt turnOpened'],
    ['ace', '9D', 'AC', 'dealt turnOpened'],
    ['ace-or-ten', 'AD', 'KC', 'declined looked turned settled'],
    ['ace-or-ten', 'KD', 'AC', 'dealt looked turned settled'],
    ['ace-or-ten', 'TD', '9C', 'dealt looked turnOpened'],
    ['ace-or-ten', '9D', 'AC', 'dealt turnOpened'],
    ['none', 'AD', 'KC', 'declined insuranceClosed turnOpened'],
    ['none', 'KD', 'AC', 'dealt turnOpened'],
  ])('under %s: %s, hole card %s', (looksUnder, up, hole, events) => {
    expect(look(looksUnder, up, hole)).toBe(events)
  })

  it('MO-7: also when nobody could be asked', () => {
    expect(look('ace', 'AD', '9C', false)).toBe('dealt looked turnOpened')
    expect(look('ace', 'AD', 'KC', false)).toBe('dealt looked turned settled')
  })

  it('MF-6: in the European deal there is nothing to look at', () => {
    const rules: BlackjackRules = { ...MEGA_FIRE_BLAZE, deal: 'european' }
    const asked = table(rules)
      .with(bet('ann', 1, 100))
      .dealt('9S 9H AD 8S 8H')
    expect(types(asked.must(decline('ann')))).toBe('declined insuranceClosed turnOpened')
    expect(types(asked.must(stand('ann', 1)))).toBe('acted')
    expect(types(asked.deal('KD'))).toBe('dealt scored settled')
  })

  it('once: the table does not look again after a decision', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('9S AD 2S 9C')
      .with(TIMEOUT)
    expect(types(played.with(hit('ann', 1)).deal('2H'))).toBe('dealt turnOpened')
  })
})

describe('naturals (BJ-2, FB-6)', () => {
  it('VE: wait for the dealer’s hand, whatever shows', () => {
    const natural = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('AS 9D KS')
    expect(types(natural.deal('5C'))).toBe('dealt turned settled')
    expect(natural.state.dealer.cards).toEqual(['9D', '5C'])
  })

  it('FB-6: are paid at once against a nine', () => {
    const natural = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('AS 9H 9D KS')
    const [, paid, opened] = natural.deal('8H')
    expect(paid).toEqual({
      type: 'paid',
      results: [
        {
          player: 'ann',
          bet: 'main',
          seat: 1,
          hand: 0,
          behind: false,
          cash: 100,
          golden: 0,
          free: 0,
          outcome: 'blackjack',
          paid: 250,
          goldenBack: 0,
        },
      ],
    })
    expect(opened).toEqual({ type: 'turnOpened', seat: 2, hand: 0, deciders: ['bob'] })
    natural.with(stand('bob', 2)).dealt('8D')
    expect(natural.state.results.map(({ player, outcome, paid }) => [player, outcome, paid])).toEqual([
      ['ann', 'blackjack', 250],
      ['bob', 'push', 100],
    ])
  })
})

describe('before the dealer’s second card (FB-14)', () => {
  it('a busted double may still be insured, and then the dealer draws', () => {
    const bust = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('9S AD 8S')
      .with(decline('ann'), double('ann', 1))
    expect(types(bust.deal('KS'))).toBe('dealt')
    expect(bust.wants()).toEqual({ kind: 'offers', players: ['ann'] })
    expect(bust.must(insure('ann'))).toEqual([{ type: 'insured', player: 'ann', seat: 1, amount: 100 }])
    expect(types(bust.deal('KD'))).toBe('dealt settled')
    expect(bust.purse('ann').cash).toBe(100_000 - 200 - 100 + 300)
  })

  it('without it the round ends with the no', () => {
    const bust = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('9S AD 8S')
      .with(decline('ann'), double('ann', 1))
    expect(types(bust.dealt('KS').must(decline('ann')))).toBe('declined settled')
  })
})

describe('early decisions (VE-6, VE-7)', () => {
  it('are carried out one after another, with the money that is left', () => {
    const played = table(VENTUNO, NO_LIMITS, { ann: 300 })
      .with(sit('ann', 1), sit('ann', 2), bet('ann', 1, 100), bet('ann', 2, 100))
      .dealt('5S 5H 7D 4S 4H')
      .with(double('ann', 1), double('ann', 2))
    expect(played.deal('TC').slice(1)).toEqual([
      {
        ...acted,
        seat: 1,
        by: 'ann',
        decision: 'double',
        cause: 'early',
        additions: [{ player: 'ann', behind: false, cash: 100, free: 0 }],
      },
    ])
    expect(played.deal('TS').slice(1)).toEqual([
      { ...acted, seat: 2, by: 'ann', decision: 'hit', cause: 'balance', instead: 'double' },
    ])
    expect(played.purse('ann').cash).toBe(0)
  })

  it('the insurance of the same moment is paid first', () => {
    function insured(cash: number) {
      return table(VENTUNO, NO_LIMITS, { ann: cash })
        .with(sit('ann', 1), bet('ann', 1, 100))
        .dealt('9S AD 8S 5C')
        .with(double('ann', 1))
        .must(insure('ann'))
    }
    const doubled = { ...acted, seat: 1, by: 'ann', decision: 'double', cause: 'early' }
    expect(insured(250).slice(2)).toEqual([
      { ...doubled, additions: [{ player: 'ann', behind: false, cash: 100, free: 0 }] },
    ])
    expect(insured(249).slice(2)).toEqual([
      { ...doubled, decision: 'hit', cause: 'balance', instead: 'double' },
    ])
  })

  it.each([
    ['5S', '5H', 'hit'],
    ['6S', '6H', 'stand'],
    ['8S', '8H', 'stand'],
  ])('a split of %s %s beyond the balance is a %s', (first, second, decision) => {
    const poor = table(VENTUNO, NO_LIMITS, { ann: 199 }).with(sit('ann', 1), bet('ann', 1, 100))
    expect(poor.dealt(`${first} 7D ${second} TC`).must(split('ann', 1))[0]).toEqual({
      ...acted,
      seat: 1,
      by: 'ann',
      decision,
      cause: 'balance',
      instead: 'split',
    })
  })

  it('several stands run through to the dealer', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('9S 9H 7D 8S 8H')
      .with(stand('ann', 1), stand('bob', 2))
    expect(played.deal('TC').slice(1, 4)).toEqual([
      { ...acted, seat: 1, by: 'ann', decision: 'stand', cause: 'early' },
      { ...acted, seat: 2, by: 'bob', decision: 'stand', cause: 'early' },
      { type: 'turned', card: 'TC' },
    ])
  })
})

describe('the points of a round (MF-12, MF-13)', () => {
  it.each([
    ['8S', '9H', '6S', 3, null],
    ['9S', '8H', '6S', 3, null],
    ['8S', '8H', '6S', 10, 'mini'],
    ['9S', '9H', '6S', 0, null],
  ])('hands that begin %s and %s, each with %s: %i', (first, second, third, points, level) => {
    const scored = table(MEGA_FIRE_BLAZE).dealt(`${first} ${second} 7D ${third} ${third}`).deal('KC')
    expect(scored).toContainEqual({ type: 'scored', points, level })
  })
})

describe('nobody decides (FB-3, VE-5, MF-4)', () => {
  it('VE-5: who sits is asked, away or not', () => {
    const away = table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 100), connection('ann', false))
    expect(away.dealt('9S 7D 8S').deal('TC').slice(1)).toEqual([
      { type: 'turnOpened', seat: 1, hand: 0, deciders: ['ann'] },
    ])
  })

  it('FB-3: all away: a card up to 16, none from 17 on', () => {
    const away = table(FREE_BET)
      .with(bet('ann', 1, 100), connection('ann', false))
      .dealt('9S 7D')
    expect(away.deal('7S').slice(1)).toEqual([
      { ...acted, seat: 1, by: null, decision: 'hit', cause: 'away' },
    ])
    expect(away.deal('AS').slice(1)).toEqual([
      { ...acted, seat: 1, by: null, decision: 'stand', cause: 'away' },
    ])
  })

  it('VE-5: in time', () => {
    const playing = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('9S 9H 7D 2S 3H TC')
    expect(playing.must(TIMEOUT)).toEqual([
      { ...acted, seat: 1, by: 'ann', decision: 'hit', cause: 'timeout' },
    ])
    expect(playing.dealt('9C').must(stand('bob', 2))).toEqual([
      { type: 'decided', player: 'bob', seat: 2, hand: 0, decision: 'stand' },
    ])
    expect(types(playing.must(TIMEOUT))).toBe('acted acted turned settled')
  })
})

describe('rounds without a hand (VE-10, VE-14)', () => {
  it('end with the close', () => {
    expect(table(VENTUNO).with(sit('ann', 1)).must(CLOSE)).toEqual([
      { type: 'closed', taken: [], refused: [], owners: ['ann', null, null, null, null, null, null] },
      { type: 'settled', results: [] },
    ])
  })

  it('VE-14: the third in a row costs the seat', () => {
    const idle = table(VENTUNO).with(sit('ann', 1), sit('bob', 2))
    expect(types(idle.must(CLOSE))).toBe('closed settled')
    expect(types(idle.with(open()).must(CLOSE))).toBe('closed settled')
    expect(idle.state.seats.slice(0, 3).map(({ idleRounds }) => idleRounds)).toEqual([2, 2, 0])
    idle.with(open(), back('bob', 1, 50))
    expect(idle.must(CLOSE).slice(2)).toEqual([
      { type: 'settled', results: [] },
      { type: 'unseated', seat: 1, player: 'ann', why: 'idle' },
    ])
    expect(idle.state.seats.slice(0, 2).map(({ idleRounds }) => idleRounds)).toEqual([0, 0])
  })

  it('FB: sitting costs nothing', () => {
    const idle = table(FREE_BET).with(sit('ann', 1))
    for (let round = 0; round < 5; round++) expect(types(idle.with(CLOSE).must(open()))).toBe('opened')
    expect(idle.state.seats[0]).toEqual({
      player: 'ann',
      behindAllowed: true,
      idleRounds: 5,
      streak: 0,
      leaving: false,
    })
  })

  it('VE-14: who leaves during the round is out after it, from the dealer’s left', () => {
    const playing = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('9S 9H 7D 8S 8H TC')
    expect(playing.must(leave('bob', 2))).toEqual([{ type: 'leaving', seat: 2 }])
    expect(playing.must(leave('ann', 1))).toEqual([{ type: 'leaving', seat: 1 }])
    expect(playing.with(stand('ann', 1)).must(stand('bob', 2)).slice(-2)).toEqual([
      { type: 'unseated', seat: 1, player: 'ann', why: 'left' },
      { type: 'unseated', seat: 2, player: 'bob', why: 'left' },
    ])
    expect(playing.state.seats.map(({ player }) => player)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
