import { describe, expect, it } from 'vitest'
import { viewTable } from '#engine/table/view'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'
import { DryTable } from '#tests/floor/dry-table'
import { Witness } from '#tests/fuzz/timely/witness'

const PLACE = { table: 'dry', at: 0, now: 0 }

/** A witness at a table that is about to open its first betting. */
function begun() {
  const table = new DryTable('speed-baccarat', 'a'.repeat(64))
  const { state, memory } = table
  const witness = new Witness()
  const snapshot = {
    ...PLACE,
    type: 'snapshot',
    upto: memory.version,
    state: viewTable(state, { as: 'bystander' }),
  }
  witness.see(snapshot as SnapshotMessage)
  const first = witness.now('dry')
  if (first === null) throw new TypeError('Nothing was seen.')
  return { table, witness, first, snapshot: snapshot as SnapshotMessage }
}

/** What everybody is told of the next step. */
function told(table: DryTable): EventsMessage {
  table.step()
  const { after = 0, upto = 0, everyone = [] } = table.published.at(-1) ?? {}
  return { ...PLACE, type: 'events', after, upto, events: [...everyone] }
}

describe('a witness', () => {
  it('knows how a table stood at each event, up to the one that is asked for', () => {
    const { table, witness, first } = begun()
    const messages = Array.from({ length: 4 }, () => told(table))
    for (const message of messages) witness.see(message)
    const upto = table.memory.version
    const all = witness.since('dry', first, upto) ?? []
    expect(all.length).toBeGreaterThan(messages.flatMap(({ events }) => events).length)
    expect(all[0]).toBe(first.state)
    expect(all.at(-1)).toEqual(viewTable(table.state, { as: 'bystander' }))
    expect(new Set(all.map(({ game }) => game.phase))).toEqual(new Set(['over', 'betting']))
    const early = witness.since('dry', first, messages[0]?.upto ?? 0) ?? []
    expect(early.length).toBeLessThan(all.length)
  })

  it('says nothing where it missed something', () => {
    const { table, witness, first, snapshot } = begun()
    const upto = told(table).upto
    witness.see(told(table))
    expect([witness.now('dry'), witness.since('dry', first, upto)]).toEqual([null, null])
    witness.see({ ...snapshot, upto })
    expect(witness.now('dry')).not.toBeNull()
    expect(witness.since('dry', first, upto)).toBeNull()
    expect(witness.now('elsewhere')).toBeNull()
  })

  it('says nothing of what came after it had left', () => {
    const { table, witness, first } = begun()
    witness.lose('dry')
    witness.see(told(table))
    expect(witness.since('dry', first, table.memory.version)).toBeNull()
    expect(witness.since('dry', first, first.upto)).toEqual([first.state])
  })
})
