import { describe, expect, it } from 'vitest'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { formatsOf } from '#ui/i18n/format'
import { limits, lobbyTable } from '#web/lobby/testing/lobby-table'
import { rowsFromAfar, spotFromAfar } from '#web/multi/baccarat/spots-from-afar'
import { rackForAll } from '#web/multi/money/rack'
import { lookFromAfar } from '#web/multi/tile/look'
import { client as words } from '#words/it/client'

const tongue = { words, formats: formatsOf('it'), currency: 'EUR' } as const
const outcome = { winner: 'B', player: 4, banker: 7 } as const

function spot(
  bet: 'player' | 'banker' | 'tie' | 'super6' | 'playerPair',
  told: Parameters<typeof lobbyTable>[0],
) {
  return spotFromAfar(bet, lobbyTable(told), SPEED_BACCARAT, DEFAULT_SETTINGS, [], tongue)
}

describe('a table that is only looked at', () => {
  it('is open with a clock, dealt, or over with its outcome', () => {
    const clock = { for: 'bets', until: 9_000 } as const
    expect(lookFromAfar(lobbyTable({ clock }))).toEqual({ kind: 'open', until: 9_000, outcome: null })
    expect(lookFromAfar(lobbyTable({ phase: 'dealing' })).kind).toBe('dealing')
    expect(lookFromAfar(lobbyTable({ phase: 'over', outcome }))).toEqual({
      kind: 'result',
      until: null,
      outcome,
    })
    expect(lookFromAfar(lobbyTable({ phase: 'over', outcome: null })).kind).toBe('over')
    expect(lookFromAfar(lobbyTable({ paused: 'Wait.' })).kind).toBe('paused')
  })

  it('has spots with odds, and fates when it is over', () => {
    expect(spot('banker', {})).toMatchObject({ state: 'open', line: '0,95:1', stake: null })
    expect(spot('banker', { phase: 'dealing' }).state).toBe('resting')
    const over = { phase: 'over', outcome } as const
    expect([spot('banker', over).state, spot('player', over).state]).toEqual(['won', 'lost'])
    const tie = { phase: 'over', outcome: { winner: 'T', player: 6, banker: 6 } } as const
    expect([spot('tie', tie).state, spot('player', tie).state]).toEqual(['won', 'returned'])
    expect(spot('playerPair', over).state).toBe('resting')
  })

  it('says which spots are closed (SB-3, SB-5)', () => {
    expect(spot('super6', {}).line).toBe('solo con Zero Comm.')
    expect(spot('playerPair', { shoeRound: 60 }).state).toBe('open')
    expect(spot('playerPair', { shoeRound: 61 }).line).toBe('chiusa dalla 61ª mano')
  })

  it('has no rows of groups that the player does not play (SB-10)', () => {
    const kept = { ...DEFAULT_SETTINGS, sideBets: [] }
    const bets = rowsFromAfar(SPEED_BACCARAT, kept).flatMap((row) => row.bets)
    expect(bets).not.toContain('perfectPair')
    expect(bets).toContain('playerPair')
  })
})

describe('the chips for many tables', () => {
  it('go from the lowest minimum to the highest maximum', () => {
    const tables = [lobbyTable({ limits: limits(500, 10_000) }), lobbyTable({ limits: limits(100, 200_000) })]
    expect(rackForAll(tables)).toEqual([100, 500, 2_500, 10_000, 50_000, 100_000])
    expect(rackForAll([])).toEqual([])
  })
})
