import { describe, expect, it } from 'vitest'
import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import type { LobbyTable } from '#protocol/lobby/table'
import type { OwnRoad } from '#protocol/own-roads'
import { type Followed, follow, NOTHING_FOLLOWED } from '#web/good-roads/follow'
import type { Wanted } from '#web/good-roads/matches'
import { lobbyTable } from '#web/lobby/testing/lobby-table'

const ALL: Wanted = { roads: GOOD_ROAD_NAMES, own: [] }
const stairs: OwnRoad = {
  id: 'x1',
  name: 'Scala',
  on: true,
  first: 'P',
  columns: [1, 2],
  grows: false,
  swaps: false,
}

const lobbyOf = (...tables: readonly Partial<LobbyTable>[]) =>
  new Map(tables.map((told) => [told.id ?? '', lobbyTable(told)]))
const keysAt = ({ matches }: Followed, table: string) => matches.get(table)?.map(({ key }) => key)
const beganAt = ({ began }: Followed) => began.map(({ table, match }) => `${table} ${match.key}`)

describe('MP-3: following the roads', () => {
  const quiet = lobbyOf({ id: 'amalfi' }, { id: 'capri', goodRoads: ['playerStreak'] })
  const first = follow(NOTHING_FOLLOWED, quiet, ALL)

  it('knows what matches, and calls nothing new that was there', () => {
    expect([...first.matches.keys()]).toEqual(['capri'])
    expect(first.began).toEqual([])
    const second = follow(first, quiet, ALL)
    expect(second.began).toEqual([])
    expect(second.matches).toBe(first.matches)
  })

  it('tells what begins, once, and drops what breaks', () => {
    const [began] = [
      follow(first, lobbyOf({ id: 'amalfi', goodRoads: ['bankerChange'] }, { id: 'capri' }), ALL),
    ]
    expect(beganAt(began)).toEqual(['amalfi bankerChange'])
    expect([...began.matches.keys()]).toEqual(['amalfi'])
    const same = lobbyOf({ id: 'amalfi', goodRoads: ['bankerChange'] }, { id: 'capri' })
    const again = follow(began, same, ALL)
    expect(again.began).toEqual([])
    expect(again.matches).toBe(began.matches)
  })

  it('tells a second pattern of a table that has one', () => {
    const both = lobbyOf({ id: 'amalfi' }, { id: 'capri', goodRoads: ['playerStreak', 'playerSandwich'] })
    expect(beganAt(follow(first, both, ALL))).toEqual(['capri playerSandwich'])
  })

  it('does not look for what is switched off', () => {
    const some = follow(first, quiet, { roads: ['bankerStreak'], own: [] })
    expect(some.matches.size).toBe(0)
    const back = follow(some, quiet, ALL)
    expect(back.matches.size).toBe(1)
    expect(back.began).toEqual([])
  })

  it('looks for the player’s own in the results, and only where they are on', () => {
    const wanted: Wanted = { roads: [], own: [stairs] }
    const before = follow(first, lobbyOf({ id: 'capri', results: 'P9 B6' }), wanted)
    expect(before.matches.size).toBe(0)
    const grown = follow(before, lobbyOf({ id: 'capri', results: 'P9 B6 T1 B7pb' }), wanted)
    expect(keysAt(grown, 'capri')).toEqual(['x1'])
    expect(beganAt(grown)).toEqual(['capri x1'])
    const broken = follow(grown, lobbyOf({ id: 'capri', results: 'P9 B6 T1 B7pb B8' }), wanted)
    expect(broken.matches.size).toBe(0)
    const off: Wanted = { roads: [], own: [{ ...stairs, on: false }] }
    expect(follow(grown, lobbyOf({ id: 'capri', results: 'P9 B6 B7' }), off).matches.size).toBe(0)
  })

  it('does not read a road again that is as it was', () => {
    const wanted: Wanted = { roads: [], own: [stairs] }
    const table = lobbyTable({ id: 'capri', results: 'P B B' })
    const known = follow(first, new Map([['capri', table]]), wanted)
    const more = follow(known, new Map([['capri', { ...table, players: 9 }]]), wanted)
    expect(more).toBe(known)
  })

  it('takes on the new name of an own pattern without calling it new', () => {
    const lobby = lobbyOf({ id: 'capri', results: 'P B B' })
    const known = follow(first, lobby, { roads: [], own: [stairs] })
    const renamed = follow(known, lobby, { roads: [], own: [{ ...stairs, name: 'Altra' }] })
    expect(renamed.matches.get('capri')).toEqual([{ kind: 'own', key: 'x1', name: 'Altra' }])
    expect(renamed.began).toEqual([])
  })

  it('calls nothing new at a table that was not known, nor when the lobby comes back', () => {
    const more = lobbyOf({ id: 'amalfi' }, { id: 'capri' }, { id: 'lido', goodRoads: ['bankerStreak'] })
    expect(beganAt(follow(first, more, ALL))).toEqual([])
    const gone = follow(first, null, ALL)
    expect(gone.matches.size).toBe(0)
    expect(follow(gone, quiet, ALL).began).toEqual([])
  })

  it('forgets a table that is gone', () => {
    expect(follow(first, lobbyOf({ id: 'amalfi' }), ALL).matches.size).toBe(0)
  })
})
