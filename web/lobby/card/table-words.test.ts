import { describe, expect, it } from 'vitest'
import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import type { LobbyTable } from '#protocol/lobby/table'
import { FAMILIES } from '#web/families/families'
import { partsOf } from '#web/families/parts'
import { matchesOf } from '#web/good-roads/matches'
import { bettingUntil, noteWords, ownName, stateWords } from '#web/lobby/card/table-words'
import { lobbyTable, seats } from '#web/lobby/testing/lobby-table'
import { client as words } from '#words/it/client'

const state = (told: Partial<LobbyTable>) => {
  const table = lobbyTable(told)
  return stateWords(table, partsOf(FAMILIES, table.game).lobby, words.lobby)
}
const note = (told: Partial<LobbyTable>) => {
  const table = lobbyTable(told)
  return noteWords(
    table,
    partsOf(FAMILIES, table.game),
    matchesOf(table, { roads: GOOD_ROAD_NAMES, own: [] }),
    words,
  )
}

describe('what happens at a table', () => {
  it.each<[Partial<LobbyTable>, string]>([
    [{ phase: 'betting' }, 'Puntate aperte'],
    [{ phase: 'dealing' }, 'Puntate chiuse'],
    [{ phase: 'dealing', game: 'ventuno' }, 'Partita in corso'],
    [{ phase: 'turns', game: 'ventuno' }, 'Partita in corso'],
    [{ phase: 'dealer', game: 'ventuno' }, 'Partita in corso'],
    [{ phase: 'insurance', game: 'ventuno' }, 'Assicurazione'],
    [{ phase: 'bonus', game: 'mega-fire-blaze' }, 'Bonus in corso'],
    [{ phase: 'over' }, 'Partita finita'],
    [{ phase: 'betting', clock: { for: 'cut', until: 5 } }, 'Taglio del sabot'],
    [{ phase: 'betting', paused: 'A card did not scan.' }, 'In pausa'],
  ])('%j is told as %s', (told, said) => {
    expect(state(told)).toBe(said)
  })
})

describe('the time for bets', () => {
  const clock = { for: 'bets', until: 5_000 } as const

  it('is the clock of the bets while betting', () => {
    expect(bettingUntil(lobbyTable({ clock }))).toBe(5_000)
  })

  it('is nothing before somebody bets, during a pause or for another clock', () => {
    expect(bettingUntil(lobbyTable({ clock: { ...clock, until: null } }))).toBeNull()
    expect(bettingUntil(lobbyTable({ clock, paused: 'x' }))).toBeNull()
    expect(bettingUntil(lobbyTable({ clock: { for: 'cut', until: 5_000 } }))).toBeNull()
    expect(bettingUntil(lobbyTable({ clock: { for: 'decision', until: 5_000 }, phase: 'turns' }))).toBeNull()
  })
})

describe('what speaks for a table', () => {
  it.each<[Partial<LobbyTable>, string | null]>([
    [{ game: 'ventuno', seats: seats(7, 4) }, '1 posto'],
    [{ game: 'free-bet', seats: seats(7, 4, 5) }, '2 posti'],
    [{ game: 'ventuno', seats: seats(7) }, 'solo puntate alle spalle'],
    [{ game: 'free-bet', seats: seats(7) }, 'posti esauriti'],
    [{ game: 'mega-fire-blaze' }, 'posti illimitati'],
    [{ goodRoads: ['playerPingPong', 'bankerChange'] }, 'Ping Pong Giocatore'],
    [{ streak: { of: 'B', length: 3 } }, '3 Banco di fila'],
    [{ streak: { of: 'P', length: 2 } }, null],
    [{ streak: { of: 'P', length: 6 }, goodRoads: ['playerStreak'] }, 'Serie Giocatore'],
    [{}, null],
  ])('%j: %s', (told, said) => {
    expect(note(told)).toBe(said)
  })
})

describe('a table’s own name', () => {
  it('leaves out the game, which stands below it', () => {
    expect(ownName(lobbyTable(), words.games)).toBe('Amalfi')
  })

  it('is whole where it does not begin with the game', () => {
    expect(ownName(lobbyTable({ name: 'Mezzanotte' }), words.games)).toBe('Mezzanotte')
    expect(ownName(lobbyTable({ name: 'Speed Baccarat' }), words.games)).toBe('Speed Baccarat')
  })
})
