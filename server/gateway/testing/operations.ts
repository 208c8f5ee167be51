import type { SelfCheckAnswer } from '#protocol/http/operations'
import type { Operations } from '#server/operations/operations'

const CODE = { version: '0.0.0', digest: '00'.repeat(32), ok: true } as const

const CHECKED: SelfCheckAnswer = {
  ...CODE,
  at: 0,
  started: CODE.digest,
  expected: null,
  pinned: null,
  files: 0,
  changed: [],
  text: 'Nothing was looked at.',
}

/** A house in which nothing is closed and the code is never looked at. */
export const PLAIN_OPERATIONS: Operations = {
  version: () => ({ ...CODE, checkedAt: 0, startedAt: 0, games: [] }),
  lastCheck: () => CHECKED,
  check: async () => CHECKED,
  closures: { list: () => [], ofPlayer: () => null, close: async () => null, open: async () => null },
}
