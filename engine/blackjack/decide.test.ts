import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { viewState } from '#engine/blackjack/view'
import {
  back,
  bet,
  CANCEL,
  CLOSE,
  dealNow,
  decline,
  double,
  evenMoney,
  golden,
  hit,
  insure,
  leave,
  open,
  sit,
  split,
  stand,
  TIMEOUT,
  takeBack,
} from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

function slip(player: string, seat: number, name = 'main', behind = false) {
  return { player, bet: name, seat, behind }
}

const taken = { type: 'takenBack', shared: false, golden: false }

/** Ann on seats 1 and 3, bob on seat 2, cleo behind 1 and 2. */
function betting(): TestTable {
  return table(VENTUNO).with(
    sit('ann', 1),
    sit('bob', 2),
    sit('ann', 3),
    bet('ann', 1, 100),
    golden('ann', 1, 20, 'perfectPairs'),
    bet('bob', 2, 100),
    bet('ann', 3, 60),
    back('cleo', 1, 50),
    back('cleo', 2, 40),
    back('ann', 2, 30),
  )
}

describe('chips taken back', () => {
  it('in part, and never more than there are', () => {
    const played = betting()
    expect(played.must(takeBack('ann', 1, 30))).toEqual([{ ...taken, spot: slip('ann', 1), amount: 30 }])
    expect(played.must(takeBack('ann', 1, 500))).toEqual([{ ...taken, spot: slip('ann', 1), amount: 70 }])
    expect(played.must(takeBack('ann', 1, 500, 'perfectPairs'))).toEqual([
      { ...taken, spot: slip('ann', 1, 'perfectPairs'), golden: true, amount: 20 },
    ])
    expect(played.must(takeBack('ann', 2, 10, 'main', true))).toEqual([
      { ...taken, spot: slip('ann', 2, 'main', true), amount: 10 },
    ])
    expect(played.state.slips.filter(({ player }) => player === 'ann')).toEqual([
      { ...slip('ann', 3), cash: 60, golden: 0 },
      { ...slip('ann', 2, 'main', true), cash: 20, golden: 0 },
    ])
  })

  it('all of one player’s', () => {
    const played = betting()
    expect(played.must({ do: 'clear', player: 'ann' })).toEqual([
      { ...taken, spot: slip('ann', 1), amount: 100 },
      { ...taken, spot: slip('ann', 1, 'perfectPairs'), golden: true, amount: 20 },
      { ...taken, spot: slip('ann', 3), amount: 60 },
      { ...taken, spot: slip('ann', 2, 'main', true), amount: 30 },
    ])
    expect(played.state.slips.map(({ player }) => player)).toEqual(['bob', 'cleo', 'cleo'])
  })

  it('VE-11: all behind a seat whose player forbids them', () => {
    const played = betting()
    expect(played.must({ do: 'allowBehind', player: 'bob', seat: 2, on: false })).toEqual([
      { ...taken, spot: slip('cleo', 2, 'main', true), amount: 40 },
      { ...taken, spot: slip('ann', 2, 'main', true), amount: 30 },
      { type: 'behindAllowed', seat: 2, on: false },
    ])
    expect(played.must({ do: 'allowBehind', player: 'bob', seat: 2, on: true })).toEqual([
      { type: 'behindAllowed', seat: 2, on: true },
    ])
    expect(played.must({ do: 'allowBehind', player: 'ann', seat: 1, on: true })).toEqual([
      { type: 'behindAllowed', seat: 1, on: true },
    ])
    expect(played.state.slips).toHaveLength(5)
  })
})

describe('leaving a seat (VE-14)', () => {
  it('while betting is open the chips on it go back, those behind it too', () => {
    const played = betting()
    expect(played.must(leave('ann', 1))).toEqual([
      { ...taken, spot: slip('ann', 1), amount: 100 },
      { ...taken, spot: slip('ann', 1, 'perfectPairs'), golden: true, amount: 20 },
      { ...taken, spot: slip('cleo', 1, 'main', true), amount: 50 },
      { type: 'unseated', seat: 1, player: 'ann', why: 'left' },
    ])
    expect(played.state.slips).toEqual([
      { ...slip('bob', 2), cash: 100, golden: 0 },
      { ...slip('ann', 3), cash: 60, golden: 0 },
      { ...slip('cleo', 2, 'main', true), cash: 40, golden: 0 },
      { ...slip('ann', 2, 'main', true), cash: 30, golden: 0 },
    ])
  })

  it('FB-1: the others’ chips on a box stay', () => {
    const boxes = table(FREE_BET).with(sit('ann', 1), bet('ann', 1, 100), bet('bob', 1, 50))
    expect(boxes.must(leave('ann', 1))).toEqual([
      { ...taken, shared: true, spot: slip('ann', 1), amount: 100 },
      { type: 'unseated', seat: 1, player: 'ann', why: 'left' },
    ])
    expect(boxes.state.slips).toEqual([{ ...slip('bob', 1), cash: 50, golden: 0 }])
  })

  it('VE-13: a fixed bet is played first', () => {
    const played = betting().with(dealNow('ann'))
    expect(played.must(leave('ann', 3))).toEqual([{ type: 'leaving', seat: 3 }])
    expect(played.state.slips).toHaveLength(7)
  })

  it('with a hand in play after the round, without one and between two rounds at once', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100))
      .dealt('9S 7D 8S TC')
    expect(played.must(leave('bob', 2))).toEqual([{ type: 'unseated', seat: 2, player: 'bob', why: 'left' }])
    expect(played.must(leave('ann', 1))).toEqual([{ type: 'leaving', seat: 1 }])
    const over = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('9S 7D 8S TC')
      .with(stand('ann', 1))
    expect(over.state.phase).toBe('over')
    expect(over.state.lines).toHaveLength(1)
    expect(over.must(leave('ann', 1))).toEqual([{ type: 'unseated', seat: 1, player: 'ann', why: 'left' }])
  })
})

describe('deal now (VE-13)', () => {
  it('shows all of the player’s chips', () => {
    expect(betting().must(dealNow('ann'))).toEqual([
      {
        type: 'ready',
        player: 'ann',
        slips: [
          { ...slip('ann', 1), cash: 100, golden: 0 },
          { ...slip('ann', 1, 'perfectPairs'), cash: 0, golden: 20 },
          { ...slip('ann', 3), cash: 60, golden: 0 },
          { ...slip('ann', 2, 'main', true), cash: 30, golden: 0 },
        ],
      },
    ])
  })
})

const refund = {
  bet: 'main',
  seat: 1,
  hand: 0,
  golden: 0,
  free: 0,
  outcome: 'refund',
  goldenBack: 0,
}

describe('bets behind a seat without a hand (VE-10)', () => {
  it('go back with the close, and stay so when the round is cancelled', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), back('cleo', 1, 50), bet('bob', 2, 100))
      .with({ do: 'back', player: 'dan', seat: 1, bet: 'main', amount: 30, golden: true })
    const cleo = { ...refund, player: 'cleo', behind: true, cash: 50, paid: 50 }
    const dan = { ...refund, player: 'dan', behind: true, cash: 0, golden: 30, paid: 0, goldenBack: 30 }
    expect(played.must(CLOSE).slice(1)).toEqual([{ type: 'paid', results: [cleo, dan] }])
    expect(played.purse('cleo').cash).toBe(100_000)
    const bob = { ...refund, player: 'bob', seat: 2, behind: false, cash: 100, paid: 100 }
    expect(played.must(CANCEL)).toEqual([
      { type: 'cancelled', results: [cleo, dan, bob], undone: [cleo, dan] },
    ])
    expect(['bob', 'cleo', 'dan'].map((player) => played.purse(player))).toEqual([
      { cash: 100_000, golden: 100_000 },
      { cash: 100_000, golden: 100_000 },
      { cash: 100_000, golden: 100_000 },
    ])
  })
})

describe('a cancelled round (FL-1)', () => {
  it('takes back even money and refunds stakes, doubles and insurance', () => {
    const played = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('AS 9S AD KS 8S')
      .with(insure('ann'), decline('bob'), evenMoney('ann', 1), double('bob', 2))
    expect(played.purse('ann').cash).toBe(100_000 - 100 - 50 + 200)
    expect(played.purse('bob').cash).toBe(100_000 - 200)
    const ann = { ...refund, player: 'ann', behind: false, cash: 100, paid: 100 }
    expect(played.must(CANCEL)).toEqual([
      {
        type: 'cancelled',
        results: [
          ann,
          { ...ann, player: 'bob', seat: 2, cash: 200, paid: 200 },
          { ...ann, bet: 'insurance', cash: 50, paid: 50 },
        ],
        undone: [{ ...ann, outcome: 'win', paid: 200 }],
      },
    ])
    expect(played.purse('ann').cash).toBe(100_000)
    expect(played.purse('bob').cash).toBe(100_000)
    expect(played.state).toMatchObject({ phase: 'over', turn: null, slips: [] })
  })
})

describe('a timeout in the insurance window (BJ-9, FB-6)', () => {
  it('is a no of everyone who has not answered', () => {
    const asked = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), sit('cleo', 3))
      .with(bet('ann', 1, 100), bet('bob', 2, 100), bet('cleo', 3, 100))
      .dealt('9S 9H 9C AD 8S 8H 8C 5C')
      .with(insure('ann'), decline('bob'))
    expect(asked.must(TIMEOUT)).toEqual([
      { type: 'declined', player: 'cleo', seat: 3 },
      { type: 'looked', blackjack: false },
      { type: 'turnOpened', seat: 1, hand: 0, deciders: ['ann'] },
    ])
  })

  it('lets a blackjack wait that did not take even money', () => {
    const asked = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 1, 60))
      .dealt('AS AD KS')
    asked.must(insure('ann'), evenMoney('bob', 1))
    expect(asked.must(TIMEOUT)).toEqual([
      { type: 'declined', player: 'bob', seat: 1 },
      { type: 'evenMoneyPassed', player: 'ann', seat: 1 },
      { type: 'insuranceClosed' },
    ])
    expect(asked.state.lines[0]?.stakes.map(({ claim }) => claim)).toEqual(['waits', 'paid'])
  })
})

describe('the bonus (MF-16, MF-20, MF-21)', () => {
  const minor = () =>
    table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 100), bet('ann', 1, 50, 'fireBlaze'))
      .dealt('9S 9H AD TS TH AC')
      .with(decline('ann'), stand('ann', 1))
      .dealt('5C')
  const fireBlaze = { player: 'ann', bet: 'fireBlaze', seat: 1, hand: 0, behind: false, cash: 50 }

  it('is one event, and the money after it', () => {
    const [drawn, settled, nothing] = minor().must({ do: 'bonus', key: '00'.repeat(32) })
    expect(nothing).toBeUndefined()
    if (drawn?.type !== 'bonusDrawn' || settled?.type !== 'settled')
      throw new Error('the bonus is not played')
    const total = drawn.spins.at(-1)?.total ?? 0
    expect(total).toBeGreaterThanOrEqual(2)
    expect(settled.results).toMatchObject([
      { player: 'ann', bet: 'main', outcome: 'win', paid: 200 },
      { ...fireBlaze, outcome: 'win', paid: 50 * total },
    ])
  })

  it('stays in the state with all its spins and its moment, for whoever comes later', () => {
    const timed = minor()
    expect(timed.state.fireBlaze).toEqual({ points: 8, level: 'minor', bonus: null, failed: false })
    const [drawn] = timed.must({ do: 'bonus', key: '00'.repeat(32), at: 1_234 })
    if (drawn?.type !== 'bonusDrawn') throw new Error('the bonus is not played')
    expect(drawn.at).toBe(1_234)
    expect(timed.state.fireBlaze?.bonus).toMatchObject({ spins: drawn.spins, at: 1_234 })
    expect(viewState(timed.state, { as: 'bystander' }).fireBlaze).toEqual(timed.state.fireBlaze)
    const untimed = minor().with({ do: 'bonus', key: '00'.repeat(32) })
    expect(untimed.state.fireBlaze?.bonus?.at).toBeNull()
  })

  it('that fails gives the stake back', () => {
    const [failed, settled] = minor().must({ do: 'bonusFault' })
    expect(failed).toEqual({ type: 'bonusFailed' })
    expect(settled).toMatchObject({
      type: 'settled',
      results: [
        { bet: 'main', outcome: 'win', paid: 200 },
        { ...fireBlaze, outcome: 'refund', paid: 50 },
      ],
    })
  })
})

describe('a new round', () => {
  it('begins with an empty cloth and keeps seats, choices and who is away', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100), { do: 'connection', player: 'bob', connected: false })
      .dealt('9S 7D 8S TC')
      .with(stand('ann', 1))
    const { seats, away, choices } = played.state
    expect(played.must(open(2))).toEqual([{ type: 'opened', shoeRound: 2 }])
    expect(played.state).toMatchObject({
      phase: 'betting',
      shoeRound: 2,
      seats,
      away,
      choices,
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

describe('between a decision and its card', () => {
  it.each([stand('ann', 1), double('ann', 1), split('ann', 1), hit('ann', 1)])(
    'the hand takes no other decision (VE-7): $do',
    (command) => {
      const waiting = table(VENTUNO)
        .with(sit('ann', 1), bet('ann', 1, 100))
        .dealt('8S 7D 8H TC')
        .with(hit('ann', 1))
      expect(waiting.refusal(command)?.reason).toBe('not-your-turn')
    },
  )
})
