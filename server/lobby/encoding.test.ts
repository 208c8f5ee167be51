import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOBBY_WORDS } from '#protocol/describe/lobby'
import { hearLobby } from '#protocol/lobby/fold'
import type { LobbyTable } from '#protocol/lobby/table'
import { changedTable, encode, wholeTable } from '#server/lobby/encoding'

const [model] = LOBBY_WORDS.lobby.example.tables
if (model === undefined) throw new Error('The example shows no table.')
const { id, ...fields } = model

const results = fc.array(fc.constantFrom('B9', 'P6p', 'T'), { maxLength: 4 }).map((all) => all.join(' '))
const step: fc.Arbitrary<Partial<LobbyTable>> = fc.record(
  {
    name: fc.string(),
    paused: fc.option(fc.string()),
    players: fc.nat(3),
    phase: fc.constantFrom('betting', 'dealing', 'over'),
    clock: fc.option(fc.record({ for: fc.constant('bets'), until: fc.option(fc.nat(2)) })),
    results,
    goodRoads: fc.subarray(['playerStreak', 'bankerChange'] as const),
  },
  { requiredKeys: [] },
)

describe('a table in messages', () => {
  it('is the same whole as it is folded from its changes', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let encoding = encode(id, fields)
        let known = hearLobby(null, { type: 'lobby', level: 'panel', number: 0, tables: [model] })
        let number = 0
        let record = fields
        for (const next of steps) {
          record = { ...record, ...next }
          const after = encode(id, record)
          const change = changedTable(encoding, after)
          encoding = after
          if (change === null || known === 'gap') continue
          known = hearLobby(known, { type: 'lobbyChanged', number: ++number, tables: [JSON.parse(change)] })
        }
        const folded = known === 'gap' ? known : known?.tables.get(id)
        expect(folded).toEqual({ id, ...record })
        expect(JSON.parse(wholeTable(encoding))).toEqual({ id, ...record })
      }),
    )
  })

  it('brings nothing when nothing changed, and only what did', () => {
    const before = encode(id, fields)
    expect(changedTable(before, encode(id, { ...fields }))).toBeNull()
    const change = changedTable(
      before,
      encode(id, { ...fields, players: 4, results: `${fields.results} B1` }),
    )
    expect(JSON.parse(change ?? '')).toEqual({ id, players: 4, more: 'B1' })
  })
})
