import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Event } from '#engine/baccarat/types'
import { NO_LIMITS } from '#engine/round/limits'
import { TestTable } from '#tests/baccarat/table'

const PLACES = [1, 2].flatMap((card) => [
  { side: 'player', card },
  { side: 'banker', card },
])

function plain(what: string) {
  return { do: what, place: null, faceDown: false }
}

describe('a round as the table goes through it', () => {
  it('MB-1, SB-1: has its four first cards after the close, or face down before it', () => {
    const mini = BACCARAT.plan(new TestTable(MINI_BACCARAT).state)
    const speed = BACCARAT.plan(new TestTable(SPEED_BACCARAT).state)
    const cards = (faceDown: boolean) => PLACES.map((place) => ({ do: 'card', place, faceDown }))
    const end = [plain('third'), plain('pay')]
    expect(mini).toEqual([plain('open'), plain('close'), ...cards(false), ...end])
    expect(speed).toEqual([plain('open'), ...cards(true), plain('close'), plain('turn'), ...end])
    expect(BACCARAT.lateCard(null)).toBe('third')
  })

  it.each([
    ['mini', MINI_BACCARAT],
    ['speed', SPEED_BACCARAT],
  ])('%s: says where each card goes, the third ones too', (_, rules) => {
    const table = new TestTable(rules)
    table.open()
    if (!rules.faceDownFirst) table.must({ do: 'close' })
    const places = (['2S', 'KS', '3S', '5S', '6S', '4S'] as const).map((card) => {
      if (table.wants().kind === 'bets') table.must({ do: 'close' })
      const want = table.wants()
      const place = want.kind === 'card' ? BACCARAT.placeOf(table.state, want) : null
      table.must({ do: 'card', card })
      return place
    })
    expect(places).toEqual([...PLACES, { side: 'player', card: 3 }, { side: 'banker', card: 3 }])
  })

  it('SB-1: cards that lie face down are turned in the order they were dealt', () => {
    const turned = PLACES.map(({ side, card }) =>
      BACCARAT.turnedOf({ type: 'turned', side, index: card - 1 } as Extract<Event, { type: 'turned' }>),
    )
    expect(turned).toEqual([0, 1, 2, 3])
  })

  it('is dealt without bets, to no seat, and nothing is drawn or shown beside', () => {
    const { state } = new TestTable(SPEED_BACCARAT)
    const dealt: Event = { type: 'dealt', to: 'banker', card: '4S', faceDown: false }
    expect(BACCARAT.needsBets(state)).toBe(false)
    expect(BACCARAT.seatOf(dealt)).toBe(0)
    expect([BACCARAT.isBlind(state), BACCARAT.hadShow(state), BACCARAT.drawsBeside(state)]).toEqual([
      false,
      false,
      false,
    ])
    expect(['super6', 'banker'].map((bet) => BACCARAT.isTakenLater(state, bet))).toEqual([true, false])
  })

  it('SB-5: is known to be cancelled until the next one is opened, and counts as the rules say', () => {
    const table = new TestTable(MINI_BACCARAT)
    const cancelled = () => BACCARAT.wasCancelled(table.state)
    const told = [cancelled()]
    table.open()
    told.push(cancelled())
    table.must({ do: 'cancel' })
    told.push(cancelled())
    table.open(2)
    table.deal('2S TH 7C 7D')
    told.push(cancelled())
    expect(told).toEqual([false, false, true, false])
    const counts = [true, false].map((cancelledRoundsCount) =>
      BACCARAT.countsCancelled(new TestTable({ ...MINI_BACCARAT, cancelledRoundsCount }).state),
    )
    expect(counts).toEqual([true, false])
  })

  it('has an outcome once it is settled', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    expect(BACCARAT.outcome(table.state)).toBeNull()
    table.must({ do: 'close' }, { do: 'card', card: '2S' })
    expect(BACCARAT.outcome(table.state)).toBeNull()
    table.deal('TH 7C 7D')
    expect(BACCARAT.outcome(table.state)).toEqual({ winner: 'P', player: 9, banker: 7 })
    expect(BACCARAT.sides).toEqual({ P: 'player', B: 'banker' })
  })

  it('FL-1: what is turned follows from the cards, bets and switches hold, all else ends', () => {
    const ofType = (type: string) => BACCARAT.correction({ type } as Event)
    const beside = ['placed', 'takenBack', 'confirmed', 'autoConfirm', 'zeroCommission', 'sideBets']
    expect(ofType('turned')).toBe('follows')
    expect(beside.filter((type) => ofType(type) !== 'beside')).toEqual([])
    const ends = ['opened', 'closed', 'dealt', 'settled', 'cancelled']
    expect(ends.filter((type) => ofType(type) !== 'ends')).toEqual([])
  })
})

describe('a baccarat table', () => {
  it('has limits for what it offers and may burn (SH-5); there is nothing else to choose', () => {
    expect(BACCARAT.mainBet).toBe('player')
    expect(BACCARAT.limited(MINI_BACCARAT)).toEqual(MINI_BACCARAT.offers)
    expect(BACCARAT.choices(MINI_BACCARAT)).toEqual({ seats: null, deal: false, burn: true })
    const ways = { deal: null, seatsPerPlayer: null, idleRounds: null }
    expect(BACCARAT.waysIn(MINI_BACCARAT)).toEqual(ways)
    expect(BACCARAT.rulesWith(MINI_BACCARAT, ways)).toBe(MINI_BACCARAT)
  })

  it('remembers of its players nothing but their switches', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.must(
      { do: 'zeroCommission', player: 'ann', on: true },
      { do: 'zeroCommission', player: 'bob', on: true },
    )
    expect(BACCARAT.remembered(table.state)).toEqual(['ann', 'bob'])
    const left = BACCARAT.forget(table.state, new Set(['ann']))
    expect(BACCARAT.remembered(left)).toEqual(['bob'])
    expect(BACCARAT.withoutGone(left)).toBe(left)
    expect(BACCARAT.undone({ type: 'cancelled', results: [] })).toEqual([])
    expect(new TestTable(MINI_BACCARAT).state).toMatchObject({ limits: NO_LIMITS, refused: [], results: [] })
  })
})
