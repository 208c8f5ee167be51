import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSealKey, readSealKey, seal, unseal } from '#server/store/seal'
import { StoreError } from '#server/store/store-error'

const key = new Uint8Array(32).fill(7)

describe('a sealed text', () => {
  it('opens with its key and in its context, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (anyKey, text, context) => {
          const whole = Buffer.from(text).toString()
          expect(unseal(anyKey, seal(anyKey, whole, context), context)).toBe(whole)
        },
      ),
    )
  })

  it('is another one every time, and tells nothing', () => {
    // Long enough that random bytes do not spell it by chance.
    const secret = 'the queen of hearts'
    const sealed = Array.from({ length: 50 }, () => seal(key, secret, 'table 1'))
    expect(new Set(sealed).size).toBe(50)
    expect(sealed.every((one) => /^[\w-]+$/.test(one) && !one.includes(secret))).toBe(true)
    expect(sealed.some((one) => Buffer.from(one, 'base64url').includes(secret))).toBe(false)
  })

  it('does not open elsewhere, with another key, or changed in any bit', () => {
    const sealed = seal(key, 'Qh', 'table 1 version 7')
    const words = 'What is sealed for table 1 version 8 does not open'
    expect(() => unseal(key, sealed, 'table 1 version 8')).toThrow(words)
    expect(() => unseal(new Uint8Array(32), sealed, 'table 1 version 7')).toThrow(StoreError)
    const bytes = Buffer.from(sealed, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(() => unseal(key, changed.toString('base64url'), 'table 1 version 7')).toThrow(StoreError)
    }
    expect(() => unseal(key, '', 'table 1 version 7')).toThrow(StoreError)
    expect(() => unseal(key, sealed.slice(0, -2), 'table 1 version 7')).toThrow(StoreError)
  })
})

describe('the seal key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-seal-'))
  const dataFolder = join(folder, 'data')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is made once, for its owner only, and kept', () => {
    const first = loadSealKey({ fromEnvironment: undefined, dataFolder })
    expect(first).toHaveLength(32)
    expect(loadSealKey({ fromEnvironment: undefined, dataFolder })).toEqual(first)
    expect(statSync(join(dataFolder, 'seal.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataFolder)).toEqual(['seal.key'])
  })

  it('is not made by whoever only looks at a store', () => {
    const empty = join(folder, 'empty')
    const read = (fromEnvironment?: string) => readSealKey({ fromEnvironment, dataFolder: empty })
    expect(() => read()).toThrow('There is no seal key in')
    expect(existsSync(empty)).toBe(false)
    expect(read('ab'.repeat(32))).toHaveLength(32)
    expect(readSealKey({ fromEnvironment: undefined, dataFolder })).toEqual(
      loadSealKey({ fromEnvironment: undefined, dataFolder }),
    )
  })

  it('of the environment goes first', () => {
    const hex = 'aB'.repeat(32)
    expect(loadSealKey({ fromEnvironment: hex, dataFolder })).toEqual(Buffer.from(hex, 'hex'))
    const load = (fromEnvironment: string) => () => loadSealKey({ fromEnvironment, dataFolder })
    expect(load('')).toThrow('The seal key in the environment is not a key: it must be 64 hex digits')
    expect(load('secret'.repeat(12))).toThrow('it must be 64 hex digits')
    expect(load('secret'.repeat(12))).not.toThrow('secret')
  })

  it('that is broken or out of reach is an error, never replaced', () => {
    const broken = join(folder, 'broken')
    loadSealKey({ fromEnvironment: undefined, dataFolder: broken })
    writeFileSync(join(broken, 'seal.key'), 'abc')
    expect(() => loadSealKey({ fromEnvironment: undefined, dataFolder: broken })).toThrow('is not a key')
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => loadSealKey({ fromEnvironment: undefined, dataFolder: file })).toThrow(
      'cannot be read or made',
    )
  })
})
