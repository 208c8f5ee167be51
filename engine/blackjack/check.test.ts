import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Command } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import {
  back,
  bet,
  CANCEL,
  CLOSE,
  connection,
  dealNow,
  double,
  evenMoney,
  follow,
  golden,
  hit,
  leave,
  open,
  sit,
  split,
  stand,
  TIMEOUT,
  takeBack,
} from '#tests/blackjack/commands'
import { itRefuses } from '#tests/blackjack/refusals'
import { TestTable, table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'

/** Between two rounds. */
function closed(rules = VENTUNO): TestTable {
  return new TestTable(rules, NO_LIMITS, {})
}

/** Ann sits on seat 1, bob on seat 2; nobody has bet. */
function seated(tableLimits = NO_LIMITS): TestTable {
  return table(VENTUNO, tableLimits).with(sit('ann', 1), sit('bob', 2))
}

/** Betting is over, the first card is to come. */
function dealing(): TestTable {
  return seated().with(bet('ann', 1, 100), CLOSE)
}

/** Ann has pressed "deal now". */
function ready(): TestTable {
  return seated().with(bet('ann', 1, 100), dealNow('ann'))
}

describe('open', () => {
  itRefuses([
    ['round 0', closed, { do: 'open', shoeRound: 0 }, 'bad-input', /count from 1/],
    ['round −1', closed, { do: 'open', shoeRound: -1 }, 'bad-input', /count from 1/],
    ['round 1.5', closed, { do: 'open', shoeRound: 1.5 }, 'bad-input', /count from 1/],
    ['a text', closed, { do: 'open', shoeRound: '1' }, 'bad-input', /count from 1/],
    ['the number is judged first', seated, { do: 'open', shoeRound: 0 }, 'bad-input', /count from 1/],
    ['while betting is open', seated, open(), 'closed', /round before is not over/],
    ['while cards are dealt', dealing, open(), 'closed', /round before is not over/],
  ])

  it('round 1 and every later one after it', () => {
    expect(closed().refusal(open(1))).toBeNull()
    expect(closed().refusal(open(80))).toBeNull()
  })
})

describe('sit (VE-1, FB-1)', () => {
  const oneEach = () => table({ ...VENTUNO, seatsPerPlayer: 1 }).with(sit('ann', 1), sit('bob', 2))
  const threeOnBox1 = () =>
    table(FREE_BET).with(bet('ann', 1, 100), bet('bob', 1, 100), bet('cleo', 1, 100), bet('dan', 2, 100))

  itRefuses([
    ['on half a seat', seated, sit('cleo', 1.5), 'bad-input', /whole number from 1 to 7, not 1.5/],
    ['on a word', seated, { ...sit('cleo', 1), seat: '1' }, 'bad-input', /from 1 to 7, not 1/],
    ['on a list', seated, { ...sit('cleo', 1), seat: [1] }, 'bad-input', /not a list/],
    ['on seat 0', seated, sit('cleo', 0), 'no-seat', /no seat 0: this table has 1 to 7/],
    ['on seat 8', seated, sit('cleo', 8), 'no-seat', /no seat 8: this table has 1 to 7/],
    ['on seat 3 of two', () => table(MEGA_FIRE_BLAZE), sit('ann', 3), 'no-seat', /no seat 3.*1 to 2/],
    [
      'MF-1: at a shared hand',
      () => table(MEGA_FIRE_BLAZE),
      sit('ann', 1),
      'not-in-game',
      /just bet on a hand/,
    ],
    ["on somebody's seat", seated, sit('ann', 2), 'seat-taken', /Seat 2 is taken/],
    ['on the own seat again', seated, sit('ann', 1), 'seat-taken', /Seat 1 is taken/],
    ['on a second seat where one is allowed', oneEach, sit('ann', 3), 'seats-held', /may hold 1 seats/],
    ['a taken seat is judged before the number', oneEach, sit('ann', 2), 'seat-taken', /Seat 2 is taken/],
    ['FB-1: at a full box', threeOnBox1, sit('dan', 1), 'seat-taken', /Box 1 already has 3 players/],
  ])

  it('a third player may sit, and so may one of the three on a full box (FB-1)', () => {
    expect(threeOnBox1().refusal(sit('ann', 1))).toBeNull()
    expect(threeOnBox1().refusal(sit('ann', 2))).toBeNull()
    expect(oneEach().refusal(sit('cleo', 3))).toBeNull()
  })

  it('who has two bets on a box is one player (FB-1)', () => {
    const boxes = table(FREE_BET).with(bet('ann', 1, 100), bet('ann', 1, 100, 'push22'), bet('bob', 1, 100))
    expect(boxes.refusal(sit('cleo', 1))).toBeNull()
  })
})

describe('leave, allowBehind (VE-11, VE-14)', () => {
  const allow = { do: 'allowBehind', player: 'ann', seat: 1, on: false }
  itRefuses([
    ['leaves a seat that is not there', seated, leave('ann', 9), 'no-seat', /no seat 9/],
    ["leaves somebody's seat", seated, leave('ann', 2), 'no-seat', /Seat 2 is not yours/],
    ['leaves an empty seat', seated, leave('ann', 3), 'no-seat', /Seat 3 is not yours/],
    ['forbids at free-bet', () => table(FREE_BET), allow, 'not-in-game', /no bets behind/],
    ['forbids on no seat', seated, { ...allow, seat: 0 }, 'no-seat', /no seat 0/],
    ["forbids on somebody's seat", seated, { ...allow, seat: 2, on: 1 }, 'no-seat', /not yours/],
    ['says neither yes nor no', seated, { ...allow, on: 'no' }, 'bad-input', /true or false, not no/],
    ['says nothing', seated, { ...allow, on: undefined }, 'bad-input', /true or false, not undefined/],
  ])

  it('on the own seat they are done', () => {
    expect(seated().refusal(leave('ann', 1))).toBeNull()
    expect(seated().refusal(allow)).toBeNull()
  })
})

describe('takeBack, clear', () => {
  const CLEAR = { do: 'clear', player: 'ann' }
  const staked = () => seated(limits({}, 10)).with(bet('ann', 1, 100))
  const whole = () => seated().with(bet('ann', 1, 100))

  itRefuses([
    ['0 cents', whole, takeBack('ann', 1, 0), 'bad-input', /whole number of cents/],
    ['half a cent', whole, takeBack('ann', 1, 0.5), 'bad-input', /not 0.5/],
    ['a text', whole, { ...takeBack('ann', 1, 5), amount: '5' }, 'bad-input', /whole number of cents/],
    ['off the unit', staked, takeBack('ann', 1, 15), 'unit', /multiples of 10 cents; 15/],
    ['the amount is judged first', closed, takeBack('ann', 1, 0), 'bad-input', /whole number/],
    ['between two rounds', closed, takeBack('ann', 1, 10), 'closed', /Betting is closed/],
    ['after the close', dealing, takeBack('ann', 1, 10), 'closed', /chips stay where they are/],
    ['a fixed bet (VE-13)', ready, takeBack('ann', 1, 10), 'closed', /fixed.*deal now/],
    ['without chips', whole, takeBack('bob', 1, 10), 'no-chips', /no chips on the table/],
    ['from another seat', whole, takeBack('ann', 2, 10), 'no-chips', /no chips on that spot/],
    ['from another bet', whole, takeBack('ann', 1, 10, 'perfectPairs'), 'no-chips', /no chips on that spot/],
    ['from behind', whole, takeBack('ann', 1, 10, 'main', true), 'no-chips', /no chips on that spot/],
    ['clears between two rounds', closed, CLEAR, 'closed', /Betting is closed/],
    ['clears after the close', dealing, CLEAR, 'closed', /chips stay where they are/],
    ['clears a fixed bet (VE-13)', ready, CLEAR, 'closed', /fixed.*deal now/],
    ['clears nothing', seated, CLEAR, 'no-chips', /no chips on the table/],
    ["clears somebody's chips", whole, { ...CLEAR, player: 'bob' }, 'no-chips', /You have no chips/],
  ])

  it('who has not pressed may still take back', () => {
    const other = ready().with(bet('bob', 2, 100))
    expect(other.refusal(takeBack('bob', 2, 50))).toBeNull()
    expect(other.refusal({ ...CLEAR, player: 'bob' })).toBeNull()
  })
})

describe('follow (VE-9, FB-2)', () => {
  const choice = follow('ann', 1, 'double')
  const sentence = /true or false for double, split and insurance, and nothing else/
  const two = { double: true, split: true }
  const all = { ...two, insurance: false }
  itRefuses([
    [
      'the seat is judged first',
      () => table(FREE_BET),
      { ...choice, seat: 8, follow: null },
      'no-seat',
      /seat 8/,
    ],
    ['nothing', () => table(FREE_BET), { ...choice, follow: undefined }, 'bad-input', sentence],
    ['null', () => table(FREE_BET), { ...choice, follow: null }, 'bad-input', sentence],
    ['a word', () => table(FREE_BET), { ...choice, follow: 'all' }, 'bad-input', sentence],
    [
      'a list of three',
      () => table(FREE_BET),
      { ...choice, follow: [true, true, true] },
      'bad-input',
      sentence,
    ],
    ['nothing chosen', () => table(FREE_BET), { ...choice, follow: {} }, 'bad-input', sentence],
    ['two choices', () => table(FREE_BET), { ...choice, follow: two }, 'bad-input', sentence],
    [
      'a choice that is none',
      () => table(FREE_BET),
      { ...choice, follow: { ...two, hit: true } },
      'bad-input',
      sentence,
    ],
    [
      'four choices',
      () => table(FREE_BET),
      { ...choice, follow: { ...all, hit: true } },
      'bad-input',
      sentence,
    ],
    [
      'a number for yes',
      () => table(FREE_BET),
      { ...choice, follow: { ...all, split: 1 } },
      'bad-input',
      sentence,
    ],
  ])

  it('three words of yes or no', () => {
    expect(table(FREE_BET).refusal(choice)).toBeNull()
  })
})

describe('dealNow (VE-13)', () => {
  const range = limits({ main: [100, 1000], behind: [10, 1000] })

  function with2Seats(...bets: readonly Command[]): TestTable {
    return seated(range).with(sit('ann', 3), ...bets)
  }

  const sideAlone = () =>
    with2Seats(bet('ann', 1, 100), bet('ann', 1, 50, 'perfectPairs'), takeBack('ann', 1, 100))
  const backer = () => table(VENTUNO, range).with(sit('bob', 2), back('ann', 2, 100))

  itRefuses([
    ['FB: no early start', () => table(FREE_BET), dealNow('ann'), 'not-in-game', /no early start/],
    ['MF: no early start', () => table(MEGA_FIRE_BLAZE), dealNow('ann'), 'not-in-game', /no early start/],
    ['without a seat', backer, dealNow('ann'), 'no-seat', /Sit down/],
    ['the seat is judged before the phase', closed, dealNow('ann'), 'no-seat', /Sit down/],
    ['after the close', dealing, dealNow('ann'), 'closed', /Betting is closed/],
    ['twice', ready, dealNow('ann'), 'closed', /fixed/],
    ['without a bet', () => with2Seats(bet('bob', 2, 100)), dealNow('ann'), 'needs-main', /main bet first/],
    [
      'with a bet behind alone',
      () => with2Seats(back('ann', 2, 100)),
      dealNow('ann'),
      'needs-main',
      /main bet/,
    ],
    ['with a side bet alone', sideAlone, dealNow('ann'), 'needs-main', /main bet first/],
    [
      'a cent below the minimum',
      () => with2Seats(bet('ann', 1, 99)),
      dealNow('ann'),
      'limit-min',
      /at least 100 cents/,
    ],
    [
      'golden chips below the minimum',
      () => with2Seats(golden('ann', 1, 99)),
      dealNow('ann'),
      'limit-min',
      /at least 100 cents/,
    ],
    [
      'one of two seats below the minimum',
      () => with2Seats(bet('ann', 1, 100), bet('ann', 3, 50)),
      dealNow('ann'),
      'limit-min',
      /at least 100 cents/,
    ],
  ])

  it.each([
    ['the minimum', [bet('ann', 1, 100)]],
    ['the minimum in golden chips', [golden('ann', 1, 100)]],
    ['a side bet below the minimum of main bets', [bet('ann', 1, 100), bet('ann', 1, 5, 'perfectPairs')]],
    ['a bet behind below it', [bet('ann', 1, 100), back('ann', 2, 50)]],
    ["somebody else's below it", [bet('ann', 1, 100), bet('bob', 2, 50)]],
    ['two seats', [bet('ann', 1, 100), bet('ann', 3, 100)]],
  ])('is taken with %s', (_what, bets) => {
    expect(with2Seats(...bets).refusal(dealNow('ann'))).toBeNull()
  })
})

describe('connection, close, card, cancel', () => {
  const CARD = { do: 'card', card: 'AS' }
  itRefuses([
    ['half connected', seated, { do: 'connection', player: 'ann', connected: 1 }, 'bad-input', /not 1/],
    ['closes twice', dealing, CLOSE, 'closed', /closed already/],
    ['closes between two rounds', closed, CLOSE, 'closed', /closed already/],
    ['a card that is none', dealing, { do: 'card', card: 'XX' }, 'bad-input', /'XX' is no card/],
    ['a card in small letters', dealing, { do: 'card', card: 'as' }, 'bad-input', /'as' is no card/],
    ['an object for a card', dealing, { do: 'card', card: {} }, 'bad-input', /'an object' is no card/],
    ['the card is judged first', seated, { do: 'card', card: null }, 'bad-input', /'null' is no card/],
    ['a card while betting is open', seated, CARD, 'not-offered', /No card is asked for/],
    ['a card between two rounds', closed, CARD, 'not-offered', /No card is asked for/],
    ['cancels nothing', closed, CANCEL, 'closed', /round is over/],
    ['an unknown command', seated, { do: 'dance' }, 'bad-input', /'dance' is no command/],
    ['a command without a verb', seated, {}, 'bad-input', /'undefined' is no command/],
    ['an object for a verb', seated, { do: { toString: 1 } }, 'bad-input', /'an object' is no command/],
  ])

  it('each in its time', () => {
    expect(seated().refusal(connection('ann', false))).toBeNull()
    expect(seated().refusal(CLOSE)).toBeNull()
    expect(seated().refusal(CANCEL)).toBeNull()
    expect(dealing().refusal(CARD)).toBeNull()
    expect(dealing().refusal(CANCEL)).toBeNull()
  })

  it('no card while somebody has to decide', () => {
    const asked = seated()
      .with(bet('ann', 1, 100))
      .dealt('9S 7D 8S TC')
    expect(asked.wants()).toEqual({ kind: 'decision', turn: { seat: 1, hand: 0, deciders: ['ann'] } })
    expect(asked.refusal(CARD)?.reason).toBe('not-offered')
  })
})

describe('evenMoney (FB-6)', () => {
  /** Ann and bob on box 1, cleo on box 2: box 1 has a blackjack, box 2 has 17. */
  function naturalAgainst(up: string, second = ''): TestTable {
    const bets = [bet('ann', 1, 100), bet('bob', 1, 60), bet('cleo', 2, 100)]
    const asked = table(FREE_BET)
      .with(...bets)
      .dealt(`AS TH ${up} KS 7H`)
    if (second === '') return asked
    const answers = [evenMoney('ann', 1, false), evenMoney('bob', 1, false), stand('cleo', 2)]
    return asked.with(...answers).dealt(second)
  }

  const paid = () => naturalAgainst('TD').with(evenMoney('ann', 1))
  const waits = () => naturalAgainst('TD').with(evenMoney('ann', 1, false))
  const over = () => naturalAgainst('TD', '9D')
  const alone = () => table(FREE_BET).with(bet('ann', 1, 100))
  const beforeSecondCards = () => alone().dealt('AS TD')
  const splitAces = () => alone().dealt('AS TD AH').with(split('ann', 1)).dealt('KS')
  const sentence = /blackjack against an ace or ten, until the dealer draws/

  itRefuses([
    [
      'yes or no is judged first',
      () => closed(FREE_BET),
      { ...evenMoney('ann', 9), yes: 1 },
      'bad-input',
      /not 1/,
    ],
    ['while betting is open', () => table(FREE_BET), evenMoney('ann', 9), 'closed', /No round/],
    ['between two rounds', () => closed(FREE_BET), evenMoney('ann', 9), 'closed', /No round/],
    ['after the round', over, evenMoney('ann', 1), 'closed', /No round/],
    ['on no seat', () => naturalAgainst('TD'), evenMoney('ann', 8), 'no-seat', /no seat 8/],
    ['on a box without cards', () => naturalAgainst('TD'), evenMoney('ann', 3), 'not-asked', sentence],
    ['without a blackjack', () => naturalAgainst('TD'), evenMoney('cleo', 2), 'not-asked', sentence],
    ["on somebody's blackjack", () => naturalAgainst('TD'), evenMoney('cleo', 1), 'not-asked', sentence],
    [
      'against a nine it is paid already',
      () => naturalAgainst('9D'),
      evenMoney('ann', 1),
      'not-asked',
      sentence,
    ],
    ['twice', paid, evenMoney('ann', 1), 'not-asked', sentence],
    ['no after yes', paid, evenMoney('ann', 1, false), 'not-asked', sentence],
    ['no after no', waits, evenMoney('ann', 1, false), 'not-asked', sentence],
    ['before the second cards', beforeSecondCards, evenMoney('ann', 1), 'not-asked', sentence],
    ['BJ-6: on a split 21', splitAces, evenMoney('ann', 1), 'not-asked', sentence],
    [
      "after the dealer's second card",
      () => naturalAgainst('TD', '5D'),
      evenMoney('ann', 1),
      'not-asked',
      sentence,
    ],
  ])

  it('against a ten and an ace, each for themselves, and yes after a no', () => {
    for (const up of ['TD', 'KD', 'AD']) {
      expect(naturalAgainst(up).refusal(evenMoney('ann', 1))).toBeNull()
      expect(naturalAgainst(up).refusal(evenMoney('bob', 1, false))).toBeNull()
    }
    expect(paid().refusal(evenMoney('bob', 1))).toBeNull()
    expect(waits().refusal(evenMoney('ann', 1))).toBeNull()
  })
})

describe('timeout: only when something is open', () => {
  /** Ann alone, 9 8 against this up card. */
  function against(up: string, rules = VENTUNO): TestTable {
    const asked = table(rules)
    if (rules.seating === 'seat') asked.must(sit('ann', 1))
    const cards = rules.deal === 'american' ? `9S ${up} 8S 6C` : `9S ${up} 8S`
    return asked.with(bet('ann', 1, 100)).dealt(cards)
  }

  const hitting = () => against('7D').with(hit('ann', 1))
  const dealers = () => against('7D', FREE_BET).with(stand('ann', 1))
  const drawing = () => against('7D').with(stand('ann', 1))
  const over = () => against('AD').with(CANCEL)
  const natural = () =>
    table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('AS TD KS')
  const sentence = /No decision is open/

  itRefuses([
    ['while betting is open', seated, TIMEOUT, 'not-offered', sentence],
    ['while the first cards are dealt', dealing, TIMEOUT, 'not-offered', sentence],
    ['while a card is asked for', hitting, TIMEOUT, 'not-offered', sentence],
    ["before the dealer's second card", dealers, TIMEOUT, 'not-offered', sentence],
    ['while the dealer draws', drawing, TIMEOUT, 'not-offered', sentence],
    ['between two rounds', closed, TIMEOUT, 'not-offered', sentence],
    ['after a round cancelled with a question open', over, TIMEOUT, 'not-offered', sentence],
    ['or with even money open', () => natural().with(CANCEL), TIMEOUT, 'not-offered', sentence],
  ])

  it('in the insurance window, on a turn, with even money open, with more insurance open', () => {
    expect(against('AD').refusal(TIMEOUT)).toBeNull()
    expect(against('7D').refusal(TIMEOUT)).toBeNull()
    const natural = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('AS TD KS')
    expect(natural.refusal(TIMEOUT)).toBeNull()
    const doubled = against('AD', FREE_BET).with(TIMEOUT, double('ann', 1)).dealt('2S')
    expect(doubled.wants()).toEqual({ kind: 'offers', players: ['ann'] })
    expect(doubled.refusal(TIMEOUT)).toBeNull()
  })
})

describe('bonus, bonusFault (MF-16, MF-21)', () => {
  const KEY = '0123456789abcdef'.repeat(4)
  const FAULT = { do: 'bonusFault' }

  /** Two aces of the dealer's: 8 points, minor. */
  function minor(): TestTable {
    return table(MEGA_FIRE_BLAZE).dealt('9S 9H AD TS TH AC 5C')
  }

  const sentence = /64 hexadecimal digits/
  itRefuses([
    ['no bonus', () => table(MEGA_FIRE_BLAZE), { do: 'bonus', key: 'no' }, 'not-offered', /No bonus/],
    ['no bonus to fail', () => table(MEGA_FIRE_BLAZE), FAULT, 'not-offered', /No bonus/],
    ['63 digits', minor, { do: 'bonus', key: KEY.slice(1) }, 'bad-input', sentence],
    ['65 digits', minor, { do: 'bonus', key: `${KEY}0` }, 'bad-input', sentence],
    ['a word before the digits', minor, { do: 'bonus', key: `x${KEY}` }, 'bad-input', sentence],
    ['capitals', minor, { do: 'bonus', key: KEY.toUpperCase() }, 'bad-input', sentence],
    ['no digits', minor, { do: 'bonus', key: 'g'.repeat(64) }, 'bad-input', sentence],
    ['no text', minor, { do: 'bonus', key: 64 }, 'bad-input', sentence],
    ['a list of one text', minor, { do: 'bonus', key: [KEY] }, 'bad-input', sentence],
    ['half a millisecond', minor, { do: 'bonus', key: KEY, at: 0.5 }, 'bad-input', /whole number/],
    ['a moment before all', minor, { do: 'bonus', key: KEY, at: -1 }, 'bad-input', /whole number/],
    ['no moment', minor, { do: 'bonus', key: KEY, at: '0' }, 'bad-input', /whole number/],
  ])

  it('64 digits, or a fault', () => {
    expect(minor().wants()).toEqual({ kind: 'bonus', level: 'minor' })
    expect(minor().refusal({ do: 'bonus', key: KEY })).toBeNull()
    expect(minor().refusal({ do: 'bonus', key: KEY, at: 0 })).toBeNull()
    expect(minor().refusal(FAULT)).toBeNull()
  })
})
