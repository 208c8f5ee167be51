import { describe, expect, it } from 'vitest'
import {
  type Filter,
  gamesHere,
  isFiltered,
  type Known,
  NO_FILTER,
  onShelf,
  shownTables,
} from '#web/lobby/find/filters'
import { limits, lobbyTable, seats } from '#web/lobby/testing/lobby-table'
import { client as words } from '#words/it/client'

const TABLES = [
  lobbyTable({ id: 'full', game: 'ventuno', seats: seats(7), limits: limits(500, 100_000) }),
  lobbyTable({ id: 'room', game: 'ventuno', seats: seats(7, 2), limits: limits(1_000, 100_000) }),
  lobbyTable({ id: 'amalfi', limits: limits(20, 100_000) }),
  lobbyTable({
    id: 'capri',
    name: 'Speed Baccarat Capri',
    limits: limits(100, 100_000),
  }),
]
const KNOWN: Known = {
  favourites: ['capri', 'full'],
  recent: ['capri', 'gone', 'full'],
  matches: new Map([['capri', [{ kind: 'house', key: 'bankerStreak' }]]]),
}

function shown(filter: Partial<Filter>): readonly string[] {
  return shownTables(TABLES, { ...NO_FILTER, ...filter }, KNOWN, words.games).map(({ id }) => id)
}

describe('TP-1: the lobby through a filter', () => {
  it('shows every table without one', () => {
    expect(shown({})).toEqual(['full', 'room', 'amalfi', 'capri'])
    expect(isFiltered(NO_FILTER)).toBe(false)
  })

  it('by game', () => {
    expect(shown({ shelf: 'ventuno' })).toEqual(['full', 'room'])
  })

  it('by favourites, in the order of the lobby', () => {
    expect(shown({ shelf: 'favourites' })).toEqual(['full', 'capri'])
  })

  it('by recent visits, newest first, without tables that are gone', () => {
    expect(shown({ shelf: 'recent' })).toEqual(['capri', 'full'])
  })

  it('by the good roads that the player looks for', () => {
    expect(shown({ shelf: 'good-roads' })).toEqual(['capri'])
  })

  it('by free seats: where nobody sits there is always room', () => {
    expect(shown({ freeSeats: true })).toEqual(['room', 'amalfi', 'capri'])
  })

  it('by the least stake, each table in one band', () => {
    expect(shown({ band: 'low' })).toEqual(['amalfi'])
    expect(shown({ band: 'middle' })).toEqual(['full', 'capri'])
    expect(shown({ band: 'high' })).toEqual(['room'])
  })

  it('by all of them together', () => {
    expect(shown({ shelf: 'ventuno', freeSeats: true, band: 'middle' })).toEqual([])
    expect(shown({ shelf: 'speed-baccarat', search: ' capri ' })).toEqual(['capri'])
  })

  it('counts a shelf', () => {
    expect(onShelf(TABLES, 'recent', KNOWN)).toHaveLength(2)
  })

  it('names only the games that are played', () => {
    expect(gamesHere(TABLES)).toEqual(['ventuno', 'speed-baccarat'])
    expect(gamesHere(null)).toHaveLength(6)
  })

  it.each<Partial<Filter>>([{ shelf: 'recent' }, { freeSeats: true }, { band: 'low' }, { search: 'a' }])(
    'knows that %j hides tables',
    (filter) => {
      expect(isFiltered({ ...NO_FILTER, ...filter })).toBe(true)
    },
  )
})
