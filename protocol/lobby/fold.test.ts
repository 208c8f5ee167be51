import { describe, expect, it } from 'vitest'
import { LOBBY_WORDS } from '#protocol/describe/lobby'
import { hearLobby } from '#protocol/lobby/fold'

const { example: whole } = LOBBY_WORDS.lobby
const { example: changed } = LOBBY_WORDS.lobbyChanged
const known = hearLobby(null, whole)
if (known === 'gap' || known === null) throw new Error('The whole picture cannot be a gap.')

describe('folding the lobby', () => {
  it('replaces the fields that changed, adds results and keeps the rest', () => {
    const [table] = whole.tables
    const [change] = changed.tables
    const next = hearLobby(known, changed)
    if (next === 'gap' || next === null) throw new Error('There is no gap.')
    const { more, ...fields } = change ?? {}
    expect(next.number).toBe(42)
    expect([...next.tables.values()]).toEqual([{ ...table, ...fields, results: `${table?.results} ${more}` }])
  })

  it('begins a shoe without a space before its first result', () => {
    const id = whole.tables[0]?.id ?? ''
    const cleared = hearLobby(known, { type: 'lobbyChanged', number: 42, tables: [{ id, results: '' }] })
    if (cleared === 'gap') throw new Error('There is no gap.')
    const next = hearLobby(cleared, { type: 'lobbyChanged', number: 43, tables: [{ id, more: 'B6b' }] })
    expect(next).not.toBe('gap')
    expect(next !== 'gap' && next?.tables.get(id)?.results).toBe('B6b')
  })

  it.each([40, 41, 43])('notices that number %i does not follow 41', (number) => {
    expect(hearLobby(known, { ...changed, number })).toBe('gap')
  })

  it('is nothing where nothing is known: before the first picture, and after `off`', () => {
    expect(hearLobby(null, changed)).toBeNull()
  })

  it('asks for a whole picture when a table is not in it', () => {
    expect(hearLobby(known, { ...changed, tables: [{ id: 'nowhere', players: 1 }] })).toBe('gap')
  })

  it('forgets what it knew when a whole picture comes, whatever its number', () => {
    const fresh = hearLobby(known, { ...whole, number: 3, tables: [] })
    expect(fresh).toEqual({ number: 3, tables: new Map() })
  })
})
