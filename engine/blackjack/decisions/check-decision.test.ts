import { describe, expect, it } from 'vitest'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
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
import { TestTable, table } from '#tests/blackjack/table'

const NOT_YOURS = /not your turn on this hand/

/** Ann on seat 1, bob on seat 2, cleo behind seat 1, against a seven. */
function seats(cards: string, cash = {}, rules: BlackjackRules = VENTUNO): TestTable {
  return table(rules, NO_LIMITS, cash)
    .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100), back('cleo', 1, 50))
    .dealt(cards)
}

/** 17 and 18. */
const playing = () => seats('9S 9H 7D 8S 9C TC')
/** A pair of eights, and 18. */
const pair = () => seats('8S 9H 7D 8H 9C TC')
/** Ann has split; 8 2 and 8 9. */
const halves = () => pair().with(split('ann', 1)).dealt('2S 9D')

describe('whose turn it is (VE-8, VE-9)', () => {
  const over = () => playing().with(stand('ann', 1), stand('bob', 2))
  const betting = () => table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 100))
  itRefuses([
    ['while betting is open', betting, hit('ann', 9), 'closed', /No round is being played/],
    [
      'before the first round',
      () => new TestTable(VENTUNO, NO_LIMITS, {}),
      hit('ann', 1),
      'closed',
      /No round/,
    ],
    ['after the round', over, hit('ann', 1), 'closed', /No round is being played/],
    ['on half a seat', playing, hit('ann', 0.5), 'bad-input', /whole number from 1 to 7, not 0.5/],
    ['on no seat', playing, hit('ann', 8), 'no-seat', /no seat 8/],
    ['on a seat without cards', playing, hit('ann', 3), 'no-seat', /Seat 3 has no hand/],
    ['on a second hand that is not there', playing, hit('ann', 1, 1), 'bad-input', /no hand 1: it has 1/],
    ['on hand −1', playing, hit('ann', 1, -1), 'bad-input', /no hand -1: it has 1/],
    ['on a word', playing, { ...hit('ann', 1), hand: '0' }, 'bad-input', /Seat 1 has no hand 0: it has 1/],
    ['on null', playing, { ...hit('ann', 1), hand: null }, 'bad-input', /no hand null/],
    ['on a third hand', halves, hit('ann', 1, 2), 'bad-input', /no hand 2: it has 2/],
    ['a backer', playing, hit('cleo', 1), 'not-your-turn', NOT_YOURS],
    ['a stranger', playing, hit('dan', 1), 'not-your-turn', NOT_YOURS],
    ["on somebody's seat", playing, hit('bob', 1), 'not-your-turn', NOT_YOURS],
    ['once more', () => playing().with(stand('ann', 1)), hit('ann', 1), 'not-your-turn', NOT_YOURS],
    [
      'on the hand that stood',
      () => halves().with(stand('ann', 1)),
      hit('ann', 1, 0),
      'not-your-turn',
      NOT_YOURS,
    ],
    ['on a bust', () => pair().with(hit('ann', 1)).dealt('KD'), hit('ann', 1), 'not-your-turn', NOT_YOURS],
  ])

  it('is its player’s alone: nobody else decides anything there', () => {
    for (const decide of [hit, stand, double, split]) {
      expect(pair().refusal(decide('ann', 1))).toBeNull()
      for (const player of ['bob', 'cleo', 'dan']) {
        expect(pair().refusal(decide(player, 1))?.reason).toBe('not-your-turn')
      }
    }
  })

  it('without a hand named it is the one on turn', () => {
    const acted = { type: 'acted', seat: 1, by: 'ann', cause: 'player', instead: null, additions: [] }
    const second = halves().with(stand('ann', 1))
    expect(halves().must(hit('ann', 1))).toEqual([{ ...acted, hand: 0, decision: 'hit' }])
    expect(halves().must(hit('ann', 1, 0))).toEqual([{ ...acted, hand: 0, decision: 'hit' }])
    expect(second.must(hit('ann', 1))).toEqual([{ ...acted, hand: 1, decision: 'hit' }])
    expect(second.refusal(hit('ann', 1, 1))?.reason).toBe('not-your-turn')
  })
})

describe('a decision that says with how many cards its hand was seen', () => {
  const hitOnce = () => pair().with(hit('ann', 1)).dealt('2S')
  const on = (cards: unknown, player = 'ann') => ({ ...hit(player, 1), cards })
  itRefuses([
    ['once more, as it was before the card', hitOnce, on(2), 'other-cards', /seen with 2 cards, and has 3/],
    ['a card too early', pair, on(3), 'other-cards', /seen with 3 cards, and has 2/],
    ['while its card is on the way', () => pair().with(hit('ann', 1)), on(2), 'not-your-turn', NOT_YOURS],
    ["on somebody's hand", hitOnce, on(2, 'bob'), 'not-your-turn', NOT_YOURS],
    ['with half a card', pair, on(2.5), 'bad-input', /whole number of cards, not 2.5/],
    ['with a word', pair, on('2'), 'bad-input', /whole number of cards, not 2/],
    ['with null', pair, on(null), 'bad-input', /not null/],
    ['early, with a card that is not there', playing, hit('bob', 2, 0, 3), 'other-cards', /has 2/],
  ])

  it('is taken with as many, and its event is the same as without', () => {
    for (const at of [pair, hitOnce]) {
      const { cards = [] } = at().state.lines[0] ?? {}
      expect(at().must(hit('ann', 1, 0, cards.length))).toEqual(at().must(hit('ann', 1)))
    }
    expect(playing().must(hit('bob', 2, 0, 2))).toEqual(playing().must(hit('bob', 2)))
  })
})

describe('early decisions (VE-7)', () => {
  /** Seat 1 has its second card, seat 2 not yet. */
  const dealing = () => seats('9S 9H 7D 8S')
  const asked = () => seats('9S 9H AD 8S 9C 5C')
  const bets = [bet('ann', 1, 100), bet('bob', 1, 100)]
  const boxes = () =>
    table({ ...FREE_BET, earlyDecisions: true })
      .with(...bets)
      .dealt('9S AD 8S')
  /** The dealer's blackjack ended the round; its points wait for their bonus. */
  const bonus = () => seats('9S 5H AD 5S 9C KC', {}, { ...VENTUNO, fireBlaze: withMinor() }).with(TIMEOUT)

  itRefuses([
    ['before the second card', dealing, hit('bob', 2), 'not-your-turn', NOT_YOURS],
    ["a backer's", dealing, hit('cleo', 1), 'not-your-turn', NOT_YOURS],
    ["a follower's on a box", boxes, hit('bob', 1), 'not-your-turn', NOT_YOURS],
    ['MF: there are none', () => shared('9S 9H AD 8S 9C 5C'), hit('ann', 1), 'not-your-turn', NOT_YOURS],
    ['BJ-10: on a blackjack', () => seats('9S AH 7D 8S KH TC'), stand('bob', 2), 'not-offered', /'stand'/],
    ['BJ-6: a split of what is no pair', asked, split('ann', 1), 'not-offered', /do not offer 'split'/],
    ['after a blackjack of the dealer', bonus, hit('ann', 1), 'not-your-turn', NOT_YOURS],
  ])

  it.each<[string, () => TestTable, Command, number, number]>([
    ['from the second card on', dealing, hit('ann', 1), 1, 0],
    ['in the insurance window', asked, hit('bob', 2), 2, 0],
    ['in the turn of another', playing, hit('bob', 2), 2, 0],
    ['on the second hand of a split', halves, hit('ann', 1, 1), 1, 1],
  ])('are stored %s', (_when, at, command, seat, hand) => {
    const player = seat === 1 ? 'ann' : 'bob'
    expect(at().must(command)).toEqual([{ type: 'decided', player, seat, hand, decision: 'hit' }])
  })

  it("the owner's on a box, where a table allows them", () => {
    expect(boxes().must(hit('ann', 1))).toEqual([
      { type: 'decided', player: 'ann', seat: 1, hand: 0, decision: 'hit' },
    ])
  })

  it('are stored whatever the balance says', () => {
    const poor = seats('9S 9H 7D 8S 9C TC', { bob: 100 }, { ...VENTUNO, beyondBalance: 'ask-again' })
    expect(poor.must(double('bob', 2))).toEqual([
      { type: 'decided', player: 'bob', seat: 2, hand: 0, decision: 'double' },
    ])
  })
})

function withMinor() {
  return { ...FIRE_BLAZE, levels: { ...FIRE_BLAZE.levels, minor: { ...FIRE_BLAZE.levels.minor, points: 2 } } }
}

/** Ann and bob on hand 1, bob on hand 2. */
function shared(cards: string, cash = {}): TestTable {
  return table(MEGA_FIRE_BLAZE, NO_LIMITS, cash)
    .with(bet('ann', 1, 100), bet('bob', 1, 100), bet('bob', 2, 100))
    .dealt(cards)
}

describe('shared hands (MF-3)', () => {
  /** A pair of eights and 18 against a seven. */
  const eights = () => shared('8S 9H 7D 8H 9C TC')
  const annSplit = () => eights().with(split('ann', 1))
  itRefuses([
    ['on a hand without a bet', eights, hit('ann', 2), 'not-your-turn', NOT_YOURS],
    ['on hand 2 while hand 1 is played', eights, hit('bob', 2), 'not-your-turn', NOT_YOURS],
    ['twice at one point', () => eights().with(hit('ann', 1)), stand('ann', 1), 'not-your-turn', NOT_YOURS],
    ['on a half while the common line is played', annSplit, hit('ann', 1), 'not-your-turn', NOT_YOURS],
    ['on a third line of two', annSplit, hit('ann', 1, 2), 'bad-input', /no hand 2: it has 2/],
    ['on a second line of one', annSplit, hit('bob', 1, 1), 'bad-input', /no hand 1: it has 1/],
    ['on a hand that is not there', eights, hit('ann', 3), 'no-seat', /no seat 3/],
  ])

  it('everyone counts the own lines from 0', () => {
    const played = annSplit().with(stand('bob', 1)).dealt('2S 3S')
    expect(played.wants()).toEqual({ kind: 'decision', turn: { seat: 1, hand: 1, deciders: ['ann'] } })
    expect(played.refusal(hit('ann', 1, 1))?.reason).toBe('not-your-turn')
    expect(played.must(hit('ann', 1, 0))).toMatchObject([{ type: 'acted', hand: 1, by: 'ann' }])
  })
})

describe('what the rules offer, and what it costs (BJ-6, BJ-8, VE-6, MO-7)', () => {
  const poor = (cash: number) => shared('8S 9H 7D 8H 9C TC', { ann: 100 + cash })
  const goldenPair = () =>
    table(VENTUNO)
      .with(sit('ann', 1), golden('ann', 1, 100))
      .dealt('8S 7D 8H TC')
  const free = (cards: string, cash = {}) =>
    table(FREE_BET, NO_LIMITS, cash)
      .with(bet('ann', 1, 100))
      .dealt(cards)
  itRefuses([
    [
      'BJ-6: 9 8 is no pair',
      playing,
      split('ann', 1),
      'not-offered',
      /do not offer 'split' on this hand now/,
    ],
    [
      'BJ-8: a double of three cards',
      () => pair().with(hit('ann', 1)).dealt('2S'),
      double('ann', 1),
      'not-offered',
      /'double'/,
    ],
    ['VE-4: a double after a split', halves, double('ann', 1), 'not-offered', /'double'/],
    [
      'VE-4: a second split',
      () => pair().with(split('ann', 1)).dealt('8D 9D'),
      split('ann', 1),
      'not-offered',
      /'split'/,
    ],
    ['MO-7: a double of golden chips', goldenPair, double('ann', 1), 'not-offered', /'double'/],
    ['MO-7: a split of golden chips', goldenPair, split('ann', 1), 'not-offered', /'split'/],
    ['FB-4: a stand on 11', () => free('6S 7D 5S'), stand('ann', 1), 'not-offered', /'stand'/],
    ['FB-6: a hit on a blackjack', () => free('AS TD KS'), hit('ann', 1), 'not-your-turn', NOT_YOURS],
    ['FB-14: during insurance', () => free('9S AD 8S'), hit('ann', 1), 'not-your-turn', NOT_YOURS],
    [
      'VE-6, MF: a cent short',
      () => poor(99),
      double('ann', 1),
      'balance',
      /'double' needs 100 cents; 99 are left/,
    ],
    ['VE-6, MF: a split', () => poor(99), split('ann', 1), 'balance', /'split' needs 100 cents; 99 are left/],
    [
      'VE-6, FB-11: a paid double',
      () => free('9S 7D 8S', { ann: 199 }),
      double('ann', 1),
      'balance',
      /needs 100 cents; 99 are left/,
    ],
    ['FB-8: tens', () => free('TS 7D KS', { ann: 199 }), split('ann', 1), 'balance', /'split' needs 100/],
  ])

  it.each<[string, () => TestTable, Command]>([
    ['MF: the exact balance doubles', () => poor(100), double('ann', 1)],
    ['MF: the exact balance splits', () => poor(100), split('ann', 1)],
    ['MF: a hit needs none', () => poor(0), hit('ann', 1)],
    ['MF: a stand needs none', () => poor(0), stand('ann', 1)],
    ['FB-8: a free split needs none', () => free('8S 7D 8H', { ann: 100 }), split('ann', 1)],
    ['FB-9: a free double needs none', () => free('6S 7D 5S', { ann: 100 }), double('ann', 1)],
    ['FB-4: a stand on 12', () => free('7S 7D 5S'), stand('ann', 1)],
  ])('%s', (_what, at, command) => {
    expect(at().refusal(command)).toBeNull()
  })

  it('VE-6: a double beyond the balance is taken, and is a hit', () => {
    expect(seats('9S 9H 7D 8S 9C TC', { ann: 199 }).must(double('ann', 1))).toEqual([
      {
        type: 'acted',
        seat: 1,
        hand: 0,
        by: 'ann',
        decision: 'hit',
        cause: 'balance',
        instead: 'double',
        additions: [],
      },
    ])
  })

  it('FB-3: the second on the box decides for an owner who is away, not the third', () => {
    const box = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 1, 100), bet('cleo', 1, 100))
      .with({ do: 'connection', player: 'ann', connected: false })
      .dealt('9S AD 8S')
      .with(decline('ann'), insure('bob'), decline('cleo'))
    expect(box.wants()).toEqual({ kind: 'decision', turn: { seat: 1, hand: 0, deciders: ['bob'] } })
    expect(box.refusal(hit('ann', 1))).toMatchObject({ reason: 'not-your-turn' })
    expect(box.refusal(hit('cleo', 1))).toMatchObject({ reason: 'not-your-turn' })
    expect(box.refusal(hit('bob', 1))).toBeNull()
  })
})
