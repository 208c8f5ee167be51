import { describe, expect, it } from 'vitest'
import { readScenario } from '#cli/scenario/file'
import type { GameEvent } from '#engine/table/types'
import { Reader } from '#tests/results/reader'
import { decisionsOf, PLAYED, readJson } from '#tests/scenario-steps'

/** Everything that happened at the table of a scenario. */
function eventsOf(file: object): readonly GameEvent[] {
  return decisionsOf(file).flatMap(({ outcome }) => ('events' in outcome ? outcome.events : []))
}

describe('the reading of results from the cards', () => {
  it.each(PLAYED)('agrees with %s', (path) => {
    const file = readJson(path)
    const { game, limits } = readScenario(file)
    const reader = new Reader(game, limits)
    expect(eventsOf(file).flatMap((event) => reader.read(event))).toEqual([])
  })

  it('reads bets in nearly all of them', () => {
    const read = PLAYED.filter((path) => {
      const file = readJson(path)
      const reader = new Reader(readScenario(file).game)
      for (const event of eventsOf(file)) reader.read(event)
      return reader.bets > 0
    })
    expect(read.length).toBeGreaterThan(PLAYED.length * 0.9)
  })
})
