import { describe, expect, it } from 'vitest'
import { PLAIN_OPERATIONS } from '#server/gateway/testing/operations'
import { readiness } from '#server/operations/readiness'

const CHECK = PLAIN_OPERATIONS.lastCheck()
const FLOOR = { tables: new Map(), closed: [], close: async () => undefined }
const answers = async () => undefined
const isAway = () => Promise.reject(new Error('away'))

describe('whether players may come', () => {
  it('is told with the version and digest of the code', async () => {
    const { version, digest } = CHECK
    expect(await readiness(answers, FLOOR, CHECK)).toEqual({
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
    const answer = await readiness(answers, FLOOR, changed)
    expect(answer).toMatchObject({ ok: false, store: true, text: changed.text })
  })

  it('is no while the store is away or a log cannot be trusted', async () => {
    expect(await readiness(isAway, FLOOR, CHECK)).toMatchObject({ ok: false, store: false })
    const { ok, text } = await readiness(answers, { ...FLOOR, closed: ['one'] }, CHECK)
    expect([ok, text]).toEqual([false, 'Closed because their log cannot be trusted: one. See the log.'])
  })
})
