import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import { GAMES, type GameId } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'

function plain(game: GameId): TableEvent {
  return configured({ game, currency: 'EUR', rules: GAMES[game].rules, limits: NO_LIMITS })
}

function folded(game: GameId, ...events: readonly TableEvent[]): TableState {
  return events.reduce<TableState>(evolveTable, evolveTable(null, plain(game)))
}

const SHOE: readonly TableEvent[] = [
  { type: 'shoeCommitted', shoe: 1, commitment: 'first' },
  { type: 'shoeOpened', shoe: 1, cut: 208, by: 'ann', burned: '3S', burnedCount: 4 },
  { type: 'shoeCommitted', shoe: 2, commitment: 'second' },
]
const BEGAN: TableEvent = { type: 'roundBegan', code: 'c1', number: 1, at: 5 }

describe('a table as the fold of its log', () => {
  it('begins with its configuration and nothing else', () => {
    expect(() => evolveTable(null, BEGAN)).toThrow(/begins with 'configured'/)
    expect(folded('ventuno')).toMatchObject({ id: 'ventuno', shoe: null, round: null, paused: null })
  })

  it('FA-1, SH-6: keeps the commitment of the shoe in play and of the one that comes', () => {
    const state = folded('mini-baccarat', ...SHOE)
    expect(state.shoe).toMatchObject({ shoe: 1, commitment: 'first', cut: 208, by: 'ann', burnedCount: 4 })
    expect(state.coming).toEqual({ shoe: 2, commitment: 'second' })
  })

  it('counts cards and rounds of its shoe, and notes where the cut card came out (SH-2)', () => {
    const dealt: TableEvent = { type: 'dealt', to: 'player', card: '4S', faceDown: false }
    const state = folded(
      'mini-baccarat',
      ...SHOE,
      BEGAN,
      { type: 'opened', shoeRound: 1 },
      { type: 'closed', taken: [], refused: [], unconfirmed: [] },
      dealt,
      { type: 'cutCardOut', seat: 0 },
    )
    expect(state.shoe).toMatchObject({ dealt: 1, rounds: 1, cutCardSeat: 0 })
  })

  it.each([
    ['4S', '4H', '2D', '9C', true],
    ['KS', 'QH', '9D', 'AC', false],
  ] as const)('BA-3: notes in the shoe’s results that %s %s against %s %s was decided', (...cards) => {
    const [first, second, third, fourth, natural] = cards
    const dealt = (to: 'player' | 'banker', card: Card): TableEvent => ({
      type: 'dealt',
      to,
      card,
      faceDown: false,
    })
    const { results } = folded(
      'mini-baccarat',
      ...SHOE,
      BEGAN,
      { type: 'opened', shoeRound: 1 },
      { type: 'closed', taken: [], refused: [], unconfirmed: [] },
      dealt('player', first),
      dealt('banker', third),
      dealt('player', second),
      dealt('banker', fourth),
      ...(natural ? [] : [dealt('player', '8C')]),
      { type: 'settled', winner: 'P', results: [] },
    )
    expect(results).toEqual([
      { winner: 'P', total: 8, playerPair: natural, bankerPair: false, ...(natural && { natural }) },
    ])
  })

  it('SH-8: has no shoe and no results once the seed is revealed', () => {
    const state = folded('mini-baccarat', ...SHOE, { type: 'shoeRevealed', shoe: 1, seed: null })
    expect(state).toMatchObject({ shoe: null, results: [], coming: { shoe: 2 } })
  })

  it('SH-4: offers the cut until the shoe is opened', () => {
    const offered = folded(
      'free-bet',
      { type: 'shoeCommitted', shoe: 1, commitment: 'first' },
      { type: 'cutOffered', shoe: 1, to: 'ann', next: ['bob'] },
      { type: 'cutPassed', shoe: 1, player: 'ann' },
      { type: 'cutOffered', shoe: 1, to: 'bob', next: [] },
    )
    expect(offered.cutOffer).toEqual({ shoe: 1, to: 'bob', next: [] })
    const opened = SHOE[1] as TableEvent
    expect(evolveTable(offered, opened).cutOffer).toBeNull()
  })

  it('knows by name who sits there, and forgets others with the next round', () => {
    const named = (player: string): TableEvent => ({ type: 'named', player, name: player, house: false })
    const state = folded(
      'ventuno',
      ...SHOE,
      { type: 'seated', seat: 1, player: 'ann' },
      named('ann'),
      named('bob'),
    )
    expect(Object.keys(state.people)).toEqual(['ann', 'bob'])
    expect(Object.keys(evolveTable(state, BEGAN).people)).toEqual(['ann'])
  })

  it('takes a name for a name, whatever it is', () => {
    const state = folded('ventuno', { type: 'named', player: '__proto__', name: 'x', house: true })
    expect(Object.keys(state.people)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(state.people)).toBe(Object.prototype)
  })

  it('VE-14: who is away and has a seat is away in the next round too; others are forgotten', () => {
    const gone = (player: string): TableEvent => ({ type: 'connection', player, connected: false })
    const state = folded(
      'ventuno',
      ...SHOE,
      { type: 'seated', seat: 1, player: 'ann' },
      gone('ann'),
      gone('bob'),
      BEGAN,
    )
    expect(state.game).toMatchObject({ away: ['ann'] })
  })

  it('a new configuration of the same game changes rules and limits, and nothing else', () => {
    const state = folded('ventuno', ...SHOE, { type: 'seated', seat: 1, player: 'ann' })
    const { unit } = NO_LIMITS
    const limits = { unit, ranges: { main: [unit, unit] as const } }
    const next = evolveTable(state, { ...plain('ventuno'), limits } as TableEvent)
    expect(next.game.limits).toEqual(limits)
    expect({ ...next, game: { ...next.game, limits: NO_LIMITS } }).toEqual(state)
  })

  it('SH-9: knows which decks were exchanged, and since when its cards are used where the log says so', () => {
    const live = { ...plain('free-bet'), dealing: 'live' } as TableEvent
    const opened = (decks: readonly number[], at?: number): TableEvent => ({
      ...(SHOE[1] as Extract<TableEvent, { type: 'shoeOpened' }>),
      live: { decks, burns: false },
      ...(at !== undefined && { at }),
    })
    const swapped = (decks: readonly number[], at: number): TableEvent => ({
      type: 'cardsSwapped',
      why: 'day',
      decks,
      at,
      by: null,
    })
    let state = evolveTable(evolveTable(null, live), opened([7, 8]))
    expect(state.live).toMatchObject({ decks: [7, 8], cardsSince: null, withdrawn: [] })
    state = evolveTable(evolveTable(state, opened([7, 8], 50)), opened([9, 10], 60))
    expect(state.live).toMatchObject({ decks: [9, 10], cardsSince: 50 })
    state = evolveTable(state, swapped([1, 2], 90))
    expect(state.live).toMatchObject({ decks: [1, 2], cardsSince: 90, withdrawn: [9, 10] })
    state = evolveTable(evolveTable(state, opened([1, 2], 95)), swapped([9, 11], 99))
    expect(state.live).toMatchObject({ decks: [9, 11], cardsSince: 99, withdrawn: [10, 1, 2] })
  })

  it('stands still in a pause, and tells why', () => {
    const paused = folded('ventuno', { type: 'paused', why: 'fault', text: 'A fault.' })
    expect(paused.paused).toEqual({ why: 'fault', text: 'A fault.' })
    expect(evolveTable(paused, { type: 'resumed' }).paused).toBeNull()
  })
})
