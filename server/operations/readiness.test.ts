import { describe, expect, it } from 'vitest'
import { PLAIN_OPERATIONS } from '#server/gateway/testing/operations'
import { PING_MILLIS } from '#server/operations/pulse'
import { readiness } from '#server/operations/readiness'
import { HandClock } from '#tests/clock'

const CHECK = { ...PLAIN_OPERATIONS.lastCheck(), expected: PLAIN_OPERATIONS.lastCheck().digest }
const FLOOR = { tables: new Map(), closed: [], close: async () => undefined }
const answers = async () => undefined
const isAway = () => Promise.reject(new Error('away'))
const isSilent = () => new Promise<void>(() => undefined)
const clock = new HandClock()
const store = { ping: answers, isCopying: () => false, clock }

describe('whether players may come', () => {
  it('is told with the version and digest of the code', async () => {
    const { version, digest } = CHECK
    expect(await readiness(store, FLOOR, CHECK)).toEqual({
      ok: true,
      store: true,
      tables: 0,
      text: '0 tables run.',
      version,
      digest,
    })
  })

  it('is no while the code is not what it should be, and the sentence says so', async () => {
    const changed = { ...CHECK, ok: false, text: 'One file of the code is not what the build made.' }
    const answer = await readiness(store, FLOOR, changed)
    expect(answer).toMatchObject({ ok: false, store: true, text: changed.text })
  })

  it('is no while the store is away or a log cannot be trusted', async () => {
    const away = await readiness({ ...store, ping: isAway }, FLOOR, CHECK)
    expect(away).toMatchObject({ ok: false, store: false, text: 'The store does not answer.' })
    const { ok, text } = await readiness(store, { ...FLOOR, closed: ['one'] }, CHECK)
    expect([ok, text]).toEqual([false, 'Closed because their log cannot be trusted: one. See the log.'])
  })

  it('does not wait for a store that is silent', async () => {
    const asked = readiness({ ...store, ping: isSilent }, FLOOR, CHECK)
    clock.advance(PING_MILLIS)
    expect(await asked).toMatchObject({ ok: false, store: false, text: 'The store does not answer.' })
  })

  it('says when the store is silent because it is being copied', async () => {
    const asked = readiness({ ...store, ping: isSilent, isCopying: () => true }, FLOOR, CHECK)
    clock.advance(PING_MILLIS)
    const { ok, text } = await asked
    expect([ok, text]).toEqual([false, 'The store is being copied: tables wait until that is done.'])
  })

  it('says when the code was compared with no build', async () => {
    const unknown = { ...CHECK, expected: null }
    const { ok, text } = await readiness(store, FLOOR, unknown)
    expect([ok, text]).toEqual([
      true,
      '0 tables run. The code was compared with no build: see the self-check.',
    ])
    const pinned = { ...unknown, pinned: CHECK.digest }
    expect((await readiness(store, FLOOR, pinned)).text).toBe('0 tables run.')
  })
})
