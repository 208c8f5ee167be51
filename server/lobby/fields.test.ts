import { describe, expect, it } from 'vitest'
import { GAMES, type GameId } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import { isGameOf } from '#engine/table/is-of'
import type { TableEvent, TableState } from '#engine/table/types'
import { withGame } from '#engine/table/with-game'
import { tableConfig } from '#server/config/tables'
import { listFields, panelFields } from '#server/lobby/fields'
import { EMPTY_SHOE, shoeWith } from '#server/lobby/shoe'

function table(game: GameId, ...events: readonly TableEvent[]): TableState {
  const { rules } = GAMES[game]
  const start = configured({ game, currency: 'EUR', rules, limits: NO_LIMITS })
  return events.reduce<TableState>(evolveTable, evolveTable(null, start))
}

function listed(state: TableState, trouble: string | null = null, dealer?: string) {
  const config = tableConfig({ id: 'one', game: state.id, ...(dealer !== undefined && { dealer }) })
  return listFields({ config, state, players: 3, trouble }, shoeWith(EMPTY_SHOE, state.results))
}

function panel(state: TableState) {
  return panelFields(state, shoeWith(EMPTY_SHOE, state.results))
}

const OPENED: TableEvent = { type: 'opened', shoeRound: 1 }
const CLOSED: TableEvent = { type: 'closed', taken: [], refused: [], unconfirmed: [] }
const clock = (what: 'bets' | 'cut', until: number | null): TableEvent => ({
  type: 'clock',
  for: what,
  until,
})
const dealt = (to: 'player' | 'banker', card: '9S' | '8D' | 'KH' | 'QC'): TableEvent => ({
  type: 'dealt',
  to,
  card,
  faceDown: false,
})
const COUP: readonly TableEvent[] = [
  dealt('player', '9S'),
  dealt('banker', '8D'),
  dealt('player', 'KH'),
  dealt('banker', 'QC'),
]
const SETTLED: TableEvent = { type: 'settled', winner: 'P', results: [] }

describe('what the lobby shows of a table', () => {
  it('its clock only while that runs', () => {
    const open = table('mini-baccarat', OPENED, clock('bets', 5))
    expect(listed(open)).toMatchObject({ phase: 'betting', clock: { for: 'bets', until: 5 } })
    expect(listed(table('mini-baccarat', OPENED, clock('bets', null))).clock).toEqual({
      for: 'bets',
      until: null,
    })
    expect(listed(evolveTable(open, CLOSED))).toMatchObject({ phase: 'dealing', clock: null })
    const offered = table('free-bet', { type: 'cutOffered', shoe: 1, to: 'ann', next: [] }, clock('cut', 9))
    expect(listed(offered).clock).toEqual({ for: 'cut', until: 9 })
    expect(listed({ ...offered, cutOffer: null }).clock).toBeNull()
    const turns = table('ventuno', OPENED, { type: 'clock', for: 'decision', until: 7 })
    expect(listed(turns).clock).toBeNull()
    expect(listed(withGame(turns, { ...turns.game, phase: 'turns' } as TableState['game'])).clock).toEqual({
      for: 'decision',
      until: 7,
    })
  })

  it('who deals: the name it was given, or the house’s', () => {
    expect(listed(table('ventuno')).dealer).toBeNull()
    expect(listed(table('ventuno'), null, 'Chiara').dealer).toBe('Chiara')
  })

  it('why it stands still: first that its store is away', () => {
    const paused = table('ventuno', { type: 'paused', why: 'supervisor', text: 'A moment, please.' })
    expect(listed(table('ventuno')).paused).toBeNull()
    expect(listed(paused).paused).toBe('A moment, please.')
    expect(listed(paused, 'The store is away.').paused).toBe('The store is away.')
  })

  it('which seats are free, where people sit', () => {
    const seated: TableEvent = { type: 'seated', seat: 3, player: 'ann' }
    expect(listed(table('ventuno', seated)).seats).toEqual({ taken: 1, of: 7, free: [1, 2, 4, 5, 6, 7] })
    expect(listed(table('free-bet', seated)).seats).toMatchObject({ taken: 1, free: [1, 2, 4, 5, 6, 7] })
    expect(listed(table('mega-fire-blaze')).seats).toBeNull()
    expect(listed(table('speed-baccarat')).seats).toBeNull()
  })

  it('VE-12: the hottest seat, from two wins in a row on', () => {
    const state = table('ventuno')
    const { game } = state
    if (!isGameOf('blackjack', game)) throw new Error('Ventuno has seats.')
    const hot = (...streaks: readonly number[]) => {
      const seats = game.seats.map((seat, index) => ({ ...seat, streak: streaks[index] ?? 0 }))
      return listed(withGame(state, { ...game, seats })).hot
    }
    expect(hot()).toBeNull()
    expect(hot(0, 1)).toBeNull()
    expect(hot(2, 0, 4, 4)).toEqual({ seat: 3, streak: 4 })
    expect(listed(table('speed-baccarat')).hot).toBeNull()
  })

  it('MP-6: how a round ended, with both totals, until the next one', () => {
    const over = table('mini-baccarat', OPENED, CLOSED, ...COUP, SETTLED)
    expect(panel(over)).toMatchObject({
      outcome: { winner: 'P', player: 9, banker: 8 },
      statistics: { player: 1, naturals: 1 },
    })
    expect(listed(over)).toMatchObject({ results: 'P9', streak: { of: 'P', length: 1 } })
    expect(panel(evolveTable(over, { ...OPENED, shoeRound: 2 }))?.outcome).toBeNull()
    expect(panel(table('mini-baccarat', OPENED, { type: 'cancelled', results: [] }))?.outcome).toBeNull()
  })

  it('how others bet, and nothing of a panel at blackjack', () => {
    const bets = { banker: { players: 2, cents: 700 } }
    expect(panel(table('speed-baccarat', OPENED, { type: 'crowd', bets }))?.crowd).toEqual(bets)
    expect(panel(table('ventuno'))).toBeNull()
  })
})
