import { describe, expect, it } from 'vitest'
import { BLACKJACK } from '#engine/blackjack/game'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Command, Event } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import {
  back,
  bet,
  CANCEL,
  connection,
  follow,
  hit,
  open,
  sit,
  split,
  stand,
  TIMEOUT,
} from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

describe('an empty table', () => {
  it('has its seats and nothing on them', () => {
    const seat = { player: null, behindAllowed: true, idleRounds: 0, streak: 0, leaving: false }
    expect(startBlackjack(MEGA_FIRE_BLAZE, NO_LIMITS)).toEqual({
      rules: MEGA_FIRE_BLAZE,
      limits: NO_LIMITS,
      phase: 'over',
      shoeRound: 0,
      seats: [seat, seat],
      away: [],
      choices: [],
      slips: [],
      ready: [],
      lines: [],
      sides: [],
      dealer: { cards: [], faceDown: false, hole: null, looked: false },
      insurance: [],
      turn: null,
      fireBlaze: null,
      results: [],
    })
  })
})

describe('what is remembered of players', () => {
  it('VE-9: the last choice for each seat', () => {
    const chosen = table(VENTUNO).with(
      follow('ann', 1, 'double'),
      follow('ann', 2, 'split'),
      follow('bob', 1, 'insurance'),
      follow('ann', 1, 'split', 'insurance'),
    )
    expect(chosen.state.choices).toEqual([
      { player: 'ann', seat: 2, follow: { double: false, split: true, insurance: false } },
      { player: 'bob', seat: 1, follow: { double: false, split: false, insurance: true } },
      { player: 'ann', seat: 1, follow: { double: false, split: true, insurance: true } },
    ])
  })

  it('FB-3: who is away, once', () => {
    const lost = table(FREE_BET).with(
      connection('ann', false),
      connection('bob', false),
      connection('ann', false),
    )
    expect(lost.state.away).toEqual(['bob', 'ann'])
    expect(lost.with(connection('bob', true)).state.away).toEqual(['ann'])
    expect(lost.with(connection('bob', true)).state.away).toEqual(['ann'])
  })

  it('VE-11: a new player on a seat begins anew', () => {
    const seats = table(VENTUNO).with(
      sit('ann', 1),
      { do: 'allowBehind', player: 'ann', seat: 1, on: false },
      { do: 'leave', player: 'ann', seat: 1 },
      sit('bob', 1),
    )
    expect(seats.state.seats[0]).toEqual({
      player: 'bob',
      behindAllowed: true,
      idleRounds: 0,
      streak: 0,
      leaving: false,
    })
  })
})

describe('a fact about something that is not there changes nothing', () => {
  const acted = { type: 'acted', hand: 0, by: 'ann', cause: 'player', instead: null, additions: [] } as const
  const seats = () =>
    table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('8S 7D 8H TC').state
  const hands = () =>
    table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 100))
      .dealt('8S 9H 7D 8H 9C TC').state

  it.each<Event>([
    { ...acted, seat: 2, decision: 'hit' },
    { ...acted, seat: 1, hand: 1, decision: 'split' },
    { type: 'dealt', seat: 2, hand: 0, card: 'AS', faceDown: false },
    { type: 'dealt', seat: 1, hand: 0, card: null, faceDown: false },
    { type: 'dealt', seat: 0, hand: 0, card: null, faceDown: false },
    { type: 'decided', player: 'ann', seat: 2, hand: 0, decision: 'hit' },
    { type: 'evenMoneyPassed', player: 'ann', seat: 2 },
    { type: 'seated', player: 'ann', seat: 8 },
    { type: 'declined', player: 'bob', seat: 1 },
    { type: 'bonusDrawn', spins: [] },
    { type: 'bonusFailed' },
  ])('$type', (event) => {
    const state = seats()
    expect(BLACKJACK.evolve(state, event)).toEqual(state)
  })

  it.each<Event>([
    { ...acted, seat: 3, decision: 'hit' },
    { ...acted, seat: 1, by: 'bob', decision: 'hit' },
    { ...acted, seat: 1, by: null, decision: 'stand' },
  ])('on a shared hand', (event) => {
    const state = hands()
    expect(BLACKJACK.evolve(state, event)).toBe(state)
  })

  it('a split without two cards, or that nobody paid for, moves no cards', () => {
    const dealing = table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 100), { do: 'close' })
    const unpaid: Event = { ...acted, seat: 1, decision: 'split' }
    expect(BLACKJACK.evolve(dealing.state, unpaid)).toEqual(dealing.state)
    dealing.dealt('8S')
    expect(BLACKJACK.evolve(dealing.state, unpaid)).toEqual(dealing.state)
    const state = hands()
    expect(BLACKJACK.evolve(state, unpaid)).toEqual({ ...state, turn: null })
  })
})

describe('rounds won in a row (VE-12)', () => {
  /** One round of ann’s on seat 1 against this; what the seat’s count is then. */
  function streak(played: TestTable, cards: string, ...decisions: readonly Command[]) {
    if (played.state.phase === 'over') played.must(open())
    played
      .with(bet('ann', 1, 100))
      .dealt(cards)
      .with(...decisions)
    while (played.wants().kind === 'card') played.deal('9C')
    expect(played.state.phase).toBe('over')
    return played.state.seats[0]?.streak
  }

  it('a win and a blackjack add one, a push leaves it, a loss ends it', () => {
    const played = table(VENTUNO).with(sit('ann', 1))
    expect(streak(played, '9S 7D TS TC', stand('ann', 1))).toBe(1)
    expect(streak(played, 'AS 7D TS TC')).toBe(2)
    expect(streak(played, '9S TD TS 9D', stand('ann', 1))).toBe(2)
    expect(streak(played, '9S 7D TS TC', stand('ann', 1))).toBe(3)
    expect(streak(played, '9S TD 7S 9D', stand('ann', 1))).toBe(0)
    expect(streak(played, '9S TD 7S 9D', stand('ann', 1))).toBe(0)
  })

  it('of two hands one lost ends it, whichever it is', () => {
    const played = table(VENTUNO).with(sit('ann', 1))
    expect(streak(played, '9S 7D TS TC', stand('ann', 1))).toBe(1)
    played
      .with(open(), bet('ann', 1, 100))
      .dealt('8S 7D 8H TC')
      .with(split('ann', 1))
      .dealt('TS 8D')
    expect(played.with(stand('ann', 1), stand('ann', 1)).state.seats[0]?.streak).toBe(0)
  })

  it('bets behind and other seats do not count', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100), back('bob', 1, 50))
      .dealt('9S 9H 7D TS 7H TC')
      .with(stand('ann', 1), hit('bob', 2))
      .dealt('KD')
    expect(played.state.seats.slice(0, 3).map(({ streak }) => streak)).toEqual([1, 0, 0])
  })

  it('a lost side bet leaves it', () => {
    const played = table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 100), bet('ann', 1, 10, 'perfectPairs'))
    played.dealt('9S 7D TS TC').with(stand('ann', 1))
    expect(played.state.results.map(({ outcome }) => outcome)).toEqual(['win', 'lose'])
    expect(played.state.seats[0]?.streak).toBe(1)
  })

  it('a cancelled round leaves it', () => {
    const played = table(VENTUNO).with(sit('ann', 1))
    expect(streak(played, '9S 7D TS TC', stand('ann', 1))).toBe(1)
    expect(played.with(open(), bet('ann', 1, 100), CANCEL).state.seats[0]?.streak).toBe(1)
  })

  it('is not counted on boxes', () => {
    const played = table(FREE_BET).with(sit('ann', 1))
    expect(streak(played, '9S 7D TS', TIMEOUT)).toBe(0)
  })
})
