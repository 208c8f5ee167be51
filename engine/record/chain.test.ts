import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chain, GENESIS, type Linked, link, verifyChain } from '#engine/record/chain'

const EVENTS = [
  { kind: 'shoe', number: 1 },
  { kind: 'card', card: '9D', to: ['player', 1] },
  { kind: 'settled', paid: -250, text: 'a "quoted"\nline', è: null },
] as const

const HASHES = [
  '64220365a3d7358f20cc7e39ea2bd6d86fcad2db0a4ac8091c4a5b6e64ebc5be',
  '4686d673e5931e73d0a295832cfdf9959357f230addd8a916da1c6f0fa3abc86',
  '6e8cd8f12a0c36987d223cd19bf8d37e260ca7bb36f568d6736e511271a3e54a',
] as const

const RECORDS: readonly Linked<unknown>[] = chain(EVENTS)

function changed(index: number, change: Partial<Linked<unknown>>): Linked<unknown>[] {
  return RECORDS.map((record, place) => (place === index ? { ...record, ...change } : record))
}

describe('the chain of events (FA-4)', () => {
  it('gives fixed hashes', () => {
    expect(GENESIS).toBe('0000000000000000000000000000000000000000000000000000000000000000')
    expect(RECORDS).toEqual([
      { previous: GENESIS, event: EVENTS[0], hash: HASHES[0] },
      { previous: HASHES[0], event: EVENTS[1], hash: HASHES[1] },
      { previous: HASHES[1], event: EVENTS[2], hash: HASHES[2] },
    ])
  })

  it('hashes the label, the 32 bytes before and the canonical text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ unit: 'grapheme' }),
        (bytes, text) => {
          const hash = createHash('sha256')
            .update('sabot/event/v1')
            .update(bytes)
            .update(`{"text":${JSON.stringify(text)}}`)
          expect(link(Buffer.from(bytes).toString('hex'), { text })).toBe(hash.digest('hex'))
        },
      ),
    )
  })

  it('goes on from any hash', () => {
    const tail = chain([EVENTS[2]], HASHES[1])
    expect(tail).toEqual([RECORDS[2]])
    expect(verifyChain(tail, HASHES[1])).toBeNull()
    expect(verifyChain(tail)).toBe(0)
  })

  it.each(['', 'abc', 'g'.repeat(64), 'A'.repeat(64), `${GENESIS}0`, `${GENESIS}\n`])(
    "links to no '%s'",
    (wrong) => {
      expect(() => link(wrong, {})).toThrow(
        new RangeError(`A link is 64 lower-case hexadecimal digits, not '${wrong}'.`),
      )
    },
  )

  it('refuses an event that cannot be written down in one way only', () => {
    expect(() => chain([{ paid: 0.5 }])).toThrow(RangeError)
  })
})

describe('checking a chain (FA-4)', () => {
  it('finds nothing wrong with a true one, or with an empty one', () => {
    expect(verifyChain(RECORDS)).toBeNull()
    expect(verifyChain([])).toBeNull()
    expect(verifyChain(JSON.parse(JSON.stringify(RECORDS)))).toBeNull()
  })

  it.each([0, 1, 2])('finds a changed event, hash or link at %i', (index) => {
    expect(verifyChain(changed(index, { event: { kind: 'card', card: 'AS' } }))).toBe(index)
    expect(verifyChain(changed(index, { hash: GENESIS }))).toBe(index)
    expect(verifyChain(changed(index, { previous: 'f'.repeat(64) }))).toBe(index)
  })

  it('finds an event rewritten together with its own hash at the next one', () => {
    const event = { kind: 'card', card: 'AS' }
    expect(verifyChain(changed(1, { event, hash: link(HASHES[0], event) }))).toBe(2)
  })

  it('finds a missing, a moved and a doubled event', () => {
    const [first, second, third] = RECORDS
    expect(verifyChain([first, third].filter((record) => record !== undefined))).toBe(1)
    expect(verifyChain([second, first, third].filter((record) => record !== undefined))).toBe(0)
    expect(verifyChain([first, first, second, third].filter((record) => record !== undefined))).toBe(1)
  })

  it('finds an event that has no canonical form, without failing', () => {
    expect(verifyChain(changed(1, { event: { paid: 0.5 } }))).toBe(1)
    expect(verifyChain(changed(2, { event: undefined }))).toBe(2)
  })

  it('is not fooled by records without hashes', () => {
    const first = `{"previous":"${GENESIS}","event":{"paid":0.5},"hash":null}`
    const forged = `[${first},{"previous":null,"event":1,"hash":null}]`
    expect(verifyChain(JSON.parse(forged))).toBe(0)
    expect(verifyChain(JSON.parse('[{"event":{"paid":0.5}}]'))).toBe(0)
    expect(verifyChain(JSON.parse('[null]'))).toBe(0)
  })

  it('finds any single change of a figure', () => {
    const figures = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(figures, fc.nat(), fc.maxSafeInteger(), (list, nat, other) => {
        const at = nat % list.length
        const records = chain(list.map((paid) => ({ paid })))
        const forged = records.map((record, index) =>
          index === at ? { ...record, event: { paid: other } } : record,
        )
        expect(verifyChain(forged)).toBe(list[at] === other ? null : at)
      }),
    )
  })
})
