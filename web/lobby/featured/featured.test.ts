import { describe, expect, it } from 'vitest'
import { featuredOf, roadsWorthALook } from '#web/lobby/featured/featured'
import { lobbyTable, seats } from '#web/lobby/testing/lobby-table'

describe('the featured table', () => {
  it('has most players of those that play and have room', () => {
    const tables = [
      lobbyTable({ id: 'quiet', players: 3 }),
      lobbyTable({ id: 'paused', players: 90, paused: 'x' }),
      lobbyTable({ id: 'full', players: 80, game: 'ventuno', seats: seats(7) }),
      lobbyTable({ id: 'lively', players: 12 }),
    ]
    expect(featuredOf(tables)?.id).toBe('lively')
  })

  it('is any table where none plays, and none where there is none', () => {
    expect(featuredOf([lobbyTable({ id: 'paused', paused: 'x' })])?.id).toBe('paused')
    expect(featuredOf([])).toBeNull()
  })
})

describe('roads worth a look', () => {
  it('are the good ones, then the longest streaks, then the fullest shoes; baccarat only', () => {
    const tables = [
      lobbyTable({ id: 'short', results: 'B9' }),
      lobbyTable({ id: 'full', results: 'B9 P8 B7' }),
      lobbyTable({ id: 'streak', streak: { of: 'P', length: 3 } }),
      lobbyTable({ id: 'good' }),
      lobbyTable({ id: 'paused', paused: 'x' }),
      lobbyTable({ id: 'seats', game: 'ventuno', seats: seats(7, 1) }),
    ]
    const matches = new Map(
      ['good', 'paused'].map((id) => [id, [{ kind: 'house', key: 'playerStreak' }]] as const),
    )
    const ids = roadsWorthALook(tables, matches, 9).map(({ id }) => id)
    expect(ids).toEqual(['good', 'streak', 'full', 'short'])
    expect(roadsWorthALook(tables, matches, 2)).toHaveLength(2)
  })
})
