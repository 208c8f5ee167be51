import { describe, expect, it } from 'vitest'
import type { GameId } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import { evolveTable } from '#engine/table/evolve'
import { purseAt, viewPurseEvent, viewPurses } from '#engine/table/purses'
import type { HouseEvent, TableEvent } from '#engine/table/types'
import { ownTableViews, viewTable, viewTableEvent } from '#engine/table/view'
import { viewHouseEvent } from '#engine/table/view-staff'
import { limits } from '#tests/game-table'
import { DryRound } from '#tests/live/dry-round'

const ANN: Audience = { as: 'player', player: 'ann' }
const BOB: Audience = { as: 'player', player: 'bob' }
const STAFF: readonly Audience[] = [{ as: 'dealer' }, { as: 'supervisor' }]
const OTHERS: readonly Audience[] = [ANN, { as: 'bystander' }]
const alarm = { kind: 'called', text: 'Help.', solvedBy: 'dealer' } as const
const by = 's_1'

describe('what staff did and why is theirs alone', () => {
  const swapped = { type: 'cardsSwapped', why: 'day', decks: [1], at: 7, by } as const
  const dealer = { staff: by, shown: 'Chiara', leaving: true }

  it.each<[HouseEvent, HouseEvent | null]>([
    [
      { type: 'voided', code: 'x', reason: 'Why.', by },
      { type: 'voided', code: 'x', reason: null, by: null },
    ],
    [
      { type: 'corrected', what: 'move', back: 2, reason: 'Why.', by },
      { type: 'corrected', what: 'move', back: 2, reason: null, by: null },
    ],
    [swapped, { ...swapped, by: null }],
    [
      { type: 'limitsSet', limits: limits({}), by },
      { type: 'limitsSet', limits: limits({}), by: null },
    ],
    [
      { type: 'announced', text: 'Hello.', by },
      { type: 'announced', text: 'Hello.', by: null },
    ],
    [
      { type: 'paused', why: 'fault', text: 'A fault.', alarm },
      { type: 'paused', why: 'fault', text: 'A fault.' },
    ],
    [
      { type: 'dealer', dealer },
      { type: 'dealer', dealer: { ...dealer, staff: null } },
    ],
    [
      { type: 'dealer', dealer: null },
      { type: 'dealer', dealer: null },
    ],
    [{ type: 'scanned', deck: 1 }, null],
  ])('%j', (event, told) => {
    expect(STAFF.map((audience) => viewHouseEvent(event, audience))).toEqual([event, event])
    expect(OTHERS.map((audience) => viewTableEvent('ventuno', event, audience))).toEqual([told, told])
  })

  it.each<HouseEvent>([
    { type: 'named', player: 'bob', name: 'Bob', house: false },
    { type: 'forgot', players: ['bob'] },
    { type: 'shoeCommitted', shoe: 2, commitment: 'c' },
    { type: 'cutOffered', shoe: 2, to: 'bob', next: [] },
    { type: 'cutPassed', shoe: 2, player: 'bob' },
    { type: 'shoeOpened', shoe: 2, cut: 99, by: 'bob', burned: null, burnedCount: 0 },
    { type: 'roundBegan', code: 'c', number: 1, at: 1 },
    { type: 'clock', for: 'bets', until: null },
    { type: 'crowd', bets: {} },
    { type: 'cutCardOut', seat: 0 },
    { type: 'shoeRevealed', shoe: 1, seed: 'ff' },
    { type: 'resumed' },
    { type: 'burned', card: '4S', deck: 1, count: 5 },
  ])('but %j is everybody’s', (event) => {
    expect(OTHERS.map((audience) => viewHouseEvent(event, audience))).toEqual([event, event])
    expect(ownTableViews('ventuno', event).size).toBe(0)
  })

  it('on the table too, and cards that can be taken back are nobody’s (FA-5)', () => {
    const table = new DryRound('ventuno')
    table.begin()
    table.deal(['5S'])
    table.happen({ type: 'paused', why: 'fault', text: 'A fault.', alarm })
    const { live } = table.state
    for (const audience of STAFF) {
      const seen = viewTable(table.state, audience)
      expect(seen.live).toEqual({ ...live, undo: null })
      expect(seen.paused).toEqual({ why: 'fault', text: 'A fault.', alarm })
    }
    for (const audience of OTHERS) {
      const seen = viewTable(table.state, audience)
      expect(seen.live).toEqual({ ...live, dealer: { ...live?.dealer, staff: null }, undo: null })
      expect(seen.paused).toEqual({ why: 'fault', text: 'A fault.' })
    }
  })

  it('at a table without a dealer nothing is live', () => {
    const { live: _none, ...automatic } = new DryRound('dragon-tiger').state
    const paused = evolveTable(automatic, { type: 'paused', why: 'closed', text: 'Closed.' })
    expect(viewTable(paused, ANN)).toEqual(paused)
    expect('live' in viewTable(paused, ANN)).toBe(false)
  })
})

describe('MO-6, TP-18: what players play from', () => {
  const EVENT = { type: 'purse', player: 'ann', currency: 'GBP', session: 'x' } as const
  const began: TableEvent = {
    type: 'roundBegan',
    code: 'c',
    number: 1,
    at: 1,
    rates: { GBP: [1, 2], EUR: [1, 3] },
  }

  function withPurses(game: GameId) {
    const table = new DryRound(game)
    table.happen(EVENT)
    table.happen({ type: 'purse', player: 'bob', currency: 'EUR', session: 'y' })
    table.happen(began)
    return table.state
  }

  it('is the table’s own currency where nothing else is said', () => {
    const state = withPurses('ventuno')
    expect(purseAt(state, 'ann')).toEqual({ currency: 'GBP', session: 'x' })
    expect(purseAt(state, 'carl')).toEqual({ currency: 'EUR', session: null })
    expect(state.game.limits.rates).toEqual({ ann: [1, 2] })
  })

  it('has a rate in the round that has one, and limits are plain without', () => {
    const { limits: plain } = new DryRound('ventuno').state.game
    const state = withPurses('ventuno')
    const { rates: _none, ...unrated } = began
    expect(evolveTable(state, unrated).game.limits).toEqual(plain)
    expect(evolveTable(state, { type: 'forgot', players: ['ann'] }).game.limits).toEqual(plain)
  })

  it('is seen as a currency where stakes are open, the session by its player alone', () => {
    const state = withPurses('ventuno')
    const hidden = { currency: 'EUR', session: null }
    expect(viewPurses(state, ANN).purses).toEqual({ ...state.purses, bob: hidden })
    for (const audience of STAFF) expect(viewPurses(state, audience)).toBe(state)
    expect(viewTableEvent('ventuno', EVENT, ANN)).toEqual(EVENT)
    expect(viewTableEvent('ventuno', EVENT, BOB)).toEqual({ ...EVENT, session: null })
    expect(viewTableEvent('ventuno', EVENT, { as: 'dealer' })).toEqual(EVENT)
    expect(ownTableViews('ventuno', EVENT)).toEqual(new Map([['ann', EVENT]]))
  })

  it('is seen by nobody else where stakes are private, and neither is the rate', () => {
    const state = withPurses('dragon-tiger')
    expect(viewPurses(state, ANN).purses).toEqual({ ann: state.purses.ann })
    expect(viewPurses(state, ANN).game.limits.rates).toEqual({ ann: [1, 2] })
    expect(viewPurses(state, BOB).game.limits.rates).toBeUndefined()
    expect(viewPurseEvent(EVENT, false, BOB)).toBeNull()
    expect(viewPurseEvent(EVENT, false, ANN)).toEqual(EVENT)
  })
})
