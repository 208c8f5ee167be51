import { expect, it } from 'vitest'
import type { Reason } from '#engine/round/refusal'
import type { TestTable } from '#tests/blackjack/table'

/** A command that a table refuses: for which reason, and a word of the sentence that says so. */
export type RefusalCase = readonly [
  what: string,
  at: () => TestTable,
  command: object,
  reason: Reason,
  text: RegExp,
]

export function itRefuses(cases: readonly RefusalCase[]): void {
  it.each(cases)('refuses: %s', (_what, at, command, reason, text) => {
    expect(at().refusal(command)).toEqual({ reason, text: expect.stringMatching(text) })
  })
}
