import { describe, expect, it } from 'vitest'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { Event } from '#engine/dragon-tiger/types'
import { NO_LIMITS } from '#engine/round/limits'
import { TestTable } from '#tests/dragon-tiger/table'

const GAME = DRAGON_TIGER_GAME
const DEALT: Extract<Event, { type: 'dealt' }> = { type: 'dealt', to: 'tiger', card: 'AS', faceDown: false }

describe('DT-1: a round as the table goes through it', () => {
  it('begins with an empty table', () => {
    expect(new TestTable().state).toEqual({
      rules: DRAGON_TIGER,
      limits: NO_LIMITS,
      phase: 'over',
      shoeRound: 0,
      slips: [],
      bets: [],
      refused: [],
      dragon: null,
      tiger: null,
      winner: null,
      results: [],
    })
  })

  it('has five steps, whoever bets: two of them are cards, face up', () => {
    const { state } = new TestTable()
    const place = (side: string) => ({ side, card: null })
    expect(GAME.plan(state)).toEqual([
      { do: 'open', place: null, faceDown: false },
      { do: 'close', place: null, faceDown: false },
      { do: 'card', place: place('dragon'), faceDown: false },
      { do: 'card', place: place('tiger'), faceDown: false },
      { do: 'pay', place: null, faceDown: false },
    ])
    expect(GAME.placeOf(state, { kind: 'card', to: 'tiger', faceDown: false })).toEqual(place('tiger'))
    expect(GAME.lateCard(null)).toBe('card')
  })

  it('is dealt without bets, to no seat, with nothing face down, beside or to be shown at length', () => {
    const { state } = new TestTable()
    expect(GAME.needsBets(state)).toBe(false)
    expect(GAME.seatOf(DEALT)).toBe(0)
    expect(GAME.isBlind(state)).toBe(false)
    expect(GAME.hadShow(state)).toBe(false)
    expect(GAME.drawsBeside(state)).toBe(false)
    expect(DRAGON_TIGER.offers.map((bet) => GAME.isTakenLater(state, bet))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is known to be cancelled until the next one is opened, and counts in its shoe as the rules say', () => {
    const cancelled = () => GAME.wasCancelled(table.state)
    const table = new TestTable()
    expect(cancelled()).toBe(false)
    table.open()
    expect(cancelled()).toBe(false)
    table.must({ do: 'cancel' })
    expect(cancelled()).toBe(true)
    table.open(2)
    table.deal('9S 8S')
    expect(cancelled()).toBe(false)
    expect(GAME.countsCancelled(table.state)).toBe(true)
    const uncounted = new TestTable(undefined, {}, { ...DRAGON_TIGER, cancelledRoundsCount: false })
    expect(GAME.countsCancelled(uncounted.state)).toBe(false)
  })

  it('has an outcome when it is settled, not before', () => {
    const table = new TestTable()
    table.open()
    let { state } = table
    table.deal('9S 8S')
    const outcomes = table.events.slice(1).map((event) => {
      state = GAME.evolve(state, event)
      return GAME.outcome(state)
    })
    expect(outcomes).toEqual([null, null, null, { winner: 'B', player: 8, banker: 9 }])
  })

  it('FA-4: chips were taken off one bet, or off all at once', () => {
    const table = new TestTable()
    table.open()
    table.bet('p1', 'tie', 10)
    const [event] = table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 4 })
    const house = { shoeRound: 1, bonusKey: () => '' }
    expect(GAME.origins(table.state, event as Event, house)).toEqual([
      { do: 'takeBack', player: 'p1', bet: 'tie', amount: 4 },
      { do: 'clear', player: 'p1' },
    ])
  })

  it('FL-1: bets hold whatever the cards are, all else ends what can be taken back', () => {
    const ofType = (type: string) => GAME.correction({ type } as Event)
    expect(['placed', 'takenBack'].map(ofType)).toEqual(['beside', 'beside'])
    expect(['opened', 'closed', 'dealt', 'settled', 'cancelled'].map(ofType)).toEqual(
      Array.from({ length: 5 }, () => 'ends'),
    )
  })
})

describe('a Dragon Tiger table', () => {
  it('has limits for what it offers and may burn (SH-5); there is nothing else to choose', () => {
    expect(GAME.mainBet).toBe('dragon')
    expect(GAME.limited({ ...DRAGON_TIGER, offers: ['dragon', 'tie'] })).toEqual(['dragon', 'tie'])
    expect(GAME.choices(DRAGON_TIGER)).toEqual({ seats: null, deal: false, burn: true })
    const ways = { deal: null, seatsPerPlayer: null, idleRounds: null }
    expect(GAME.waysIn(DRAGON_TIGER)).toEqual(ways)
    expect(GAME.rulesWith(DRAGON_TIGER, ways)).toBe(DRAGON_TIGER)
  })

  it('seats nobody and remembers nobody', () => {
    const { state } = new TestTable()
    expect(GAME.remembered(state)).toEqual([])
    expect(GAME.forget(state, new Set(['p1']))).toBe(state)
    expect(GAME.withoutGone(state)).toBe(state)
    expect(GAME.places(state)).toEqual([])
    expect(GAME.away(state)).toEqual([])
    expect(GAME.isHeldIdly(state)).toBe(false)
    expect(GAME.isAsked(state, 'p1', 'offers')).toBe(false)
    expect(GAME.isUnconfirmed(state, 'p1')).toBe(false)
    expect(GAME.undone({ type: 'cancelled', results: [] })).toEqual([])
  })

  it('has all bets on one cloth: chips, bets that stand, what they came to', () => {
    const table = new TestTable()
    const lying = () => GAME.cloth(table.state)
    const bet = { player: 'p1', bet: 'tie', seat: 0, hand: 0, behind: false, cash: 10, golden: 0, free: 0 }
    table.open()
    table.bet('p1', 'tie', 10)
    expect(lying()).toEqual([{ ...bet, result: null }])
    const [placed] = table.events.filter(({ type }) => type === 'placed')
    expect(GAME.spotOf(placed as Extract<Event, { type: 'placed' }>)).toEqual({
      player: 'p1',
      bet: 'tie',
      seat: 0,
      behind: false,
    })
    table.must({ do: 'close' })
    expect(lying()).toEqual([{ ...bet, result: null }])
    table.deal('9S 8S')
    expect(lying()).toEqual([{ ...bet, result: { outcome: 'lose', paid: 0, goldenBack: 0 } }])
  })
})
