import { describe, expect, it } from 'vitest'
import { GENESIS } from '#engine/record/chain'
import type { TableEvent } from '#engine/table/types'
import { eventOf, recordHash, recordOf, sealerWith } from '#server/tables/records'

const sealer = sealerWith(Buffer.alloc(32, 7))
const hole: TableEvent = { type: 'dealt', seat: 0, hand: 0, card: 'KS', faceDown: true }
const open: TableEvent = { type: 'dealt', seat: 1, hand: 0, card: 'KS', faceDown: false }

function at(version: number, previousHash = GENESIS) {
  return { table: 't', version, at: 1000, previousHash }
}

describe('a record', () => {
  it('FA-5: holds a face-down card sealed, and gives it back', () => {
    const record = recordOf(hole, at(3), sealer)
    // What is sealed are random letters: any two may be among them.
    const { sealed, ...open } = record
    expect(sealed).not.toBeNull()
    expect(JSON.stringify(open)).not.toContain('KS')
    expect(JSON.parse(record.body)).toMatchObject({ card: null, faceDown: true })
    expect(eventOf(record, 't', sealer)).toEqual(hole)
  })

  it('holds everything else in the open', () => {
    const record = recordOf(open, at(3), sealer)
    expect(record.sealed).toBeNull()
    expect(eventOf(record, 't', sealer)).toEqual(open)
  })

  it('FA-5: opens its card at its own place and table only, and with its own key', () => {
    const { sealed, body } = recordOf(hole, at(3), sealer)
    expect(() => eventOf({ version: 4, body, sealed }, 't', sealer)).toThrow('does not open')
    expect(() => eventOf({ version: 3, body, sealed }, 'u', sealer)).toThrow('does not open')
    const other = sealerWith(Buffer.alloc(32, 8))
    expect(() => eventOf({ version: 3, body, sealed }, 't', other)).toThrow('does not open')
  })

  it('FA-4: has a hash that changes with its time, its text, its seal and the record before', () => {
    const record = recordOf(hole, at(3), sealer)
    const { hash } = record
    expect(recordHash(record, GENESIS)).toBe(hash)
    expect(recordHash({ ...record, at: 1001 }, GENESIS)).not.toBe(hash)
    expect(recordHash({ ...record, body: record.body.replace('0', '1') }, GENESIS)).not.toBe(hash)
    expect(recordHash({ ...record, sealed: `${record.sealed}A` }, GENESIS)).not.toBe(hash)
    expect(recordHash({ ...record, sealed: null }, GENESIS)).not.toBe(hash)
    expect(recordHash(record, hash)).not.toBe(hash)
  })

  it('FA-4: cannot be taken apart otherwise: what is sealed does not pass for text', () => {
    const record = recordOf(hole, at(3), sealer)
    const joined = `${record.body},"sealed":${JSON.stringify(record.sealed)}`
    const hash = recordHash({ at: record.at, body: joined, sealed: null }, GENESIS)
    expect(() => JSON.parse(joined)).toThrow()
    expect(hash).toBe(record.hash)
  })
})
