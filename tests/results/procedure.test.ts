import { describe, expect, it } from 'vitest'
import { BACCARAT_CASES } from '#tests/results/baccarat-cases'
import { BLACKJACK_CASES } from '#tests/results/blackjack-cases'
import { CLOTH_CASES } from '#tests/results/cloth-cases'
import { EARLY_CASES } from '#tests/results/early-cases'
import { FIRE_BLAZE_CASES } from '#tests/results/fire-blaze-cases'
import { eventsOf } from '#tests/results/past'
import { Reader } from '#tests/results/reader'
import { changed } from '#tests/results/telling'

const CASES = [...BACCARAT_CASES, ...BLACKJACK_CASES, ...FIRE_BLAZE_CASES, ...EARLY_CASES, ...CLOTH_CASES]

describe('the reading notices', () => {
  it.each(CASES)('%s', (_, script, change, says) => {
    const events = eventsOf(script)
    const right = new Reader(script.game)
    expect(events.flatMap((event) => right.read(event))).toEqual([])
    const reader = new Reader(script.game)
    const problems = changed(events, change).flatMap((event) => reader.read(event))
    expect(problems.join('\n')).toMatch(says)
    for (const problem of problems) expect(problem).toMatch(/^Round dry: .*\.$/)
  })
})
