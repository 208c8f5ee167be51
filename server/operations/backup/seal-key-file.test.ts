import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { lockKey, unlockKey } from '#server/operations/backup/seal-key-file'

const KEY = randomBytes(32)
const PASSPHRASE = 'a horse eats no salad'

describe('the seal key in a backup', () => {
  const locked = lockKey(KEY, PASSPHRASE)

  it('opens with its passphrase, and shows nothing of itself', () => {
    expect(Buffer.from(unlockKey(locked, PASSPHRASE))).toEqual(KEY)
    expect(locked).not.toContain(KEY.toString('hex'))
    expect(lockKey(KEY, PASSPHRASE)).not.toBe(locked)
  })

  it.each([
    ['another passphrase', locked, 'a horse eats no salt'],
    [
      'a changed file',
      locked.replace(/"tag":"./, (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`),
      PASSPHRASE,
    ],
    ['no file of ours', '{}', PASSPHRASE],
    ['no JSON', 'key', PASSPHRASE],
  ])('does not open with %s', (_what, text, passphrase) => {
    expect(() => unlockKey(text, passphrase)).toThrow('does not open with this passphrase')
  })

  it('is not locked with a passphrase that anybody would try', () => {
    expect(() => lockKey(KEY, 'short')).toThrow('12 characters at least')
  })
})
