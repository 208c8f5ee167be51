import { describe, expect, it } from 'vitest'
import { isFound } from '#web/lobby/find/search'
import { lobbyTable } from '#web/lobby/testing/lobby-table'
import { client as words } from '#words/it/client'

const table = lobbyTable({ name: 'Trinità dei Monti', game: 'free-bet', dealer: 'Giulia' })

describe('search', () => {
  it.each(['', 'trinita', 'TRINITÀ', 'monti', 'free bet', 'blackjack', 'bet trin', 'giulia', 'mon  free'])(
    'finds a table by %j',
    (typed) => {
      expect(isFound(table, typed, words.games)).toBe(true)
    },
  )

  it.each(['baccarat', 'monti capri', 'zzz'])('does not by %j', (typed) => {
    expect(isFound(table, typed, words.games)).toBe(false)
  })
})
