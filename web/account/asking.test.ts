import { describe, expect, it } from 'vitest'
import { problemWords } from '#web/account/asking'
import { client as words } from '#words/it/client'

describe('problems in words', () => {
  it('are those of their code', () => {
    expect(problemWords(words, { error: 'locked' })).toBe(words.account.problems.locked)
  })

  it.each(['internal', 'constructor', ''])('are general for %j', (error) => {
    expect(problemWords(words, { error })).toBe(words.common.unknownProblem)
  })
})
