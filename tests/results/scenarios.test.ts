import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readScenario } from '#cli/scenario/file'
import { runScenario } from '#cli/scenario/run'
import { BACCARAT } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import type { GameId } from '#engine/games'
import type { GameEvent } from '#engine/table/types'
import { Reader } from '#tests/results/reader'

const FOLDERS = ['baccarat', 'dragon-tiger', 'free-bet', 'mega-fire-blaze', 'ventuno']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join('scenarios', folder)).map((name) => join('scenarios', folder, name)),
)

afterEach(() => void vi.restoreAllMocks())

/** Everything that happened at the table of a scenario. */
function eventsOf(file: object): readonly GameEvent[] {
  const spies = [
    vi.spyOn(BLACKJACK, 'decide'),
    vi.spyOn(BACCARAT, 'decide'),
    vi.spyOn(DRAGON_TIGER_GAME, 'decide'),
  ]
  runScenario(file)
  const steps = spies.flatMap((spy) => spy.mock.results.map(({ value }) => value))
  return steps.flatMap((step) => ('events' in step ? step.events : []))
}

describe('the reading of results from the cards', () => {
  it.each(files)('agrees with %s', (path) => {
    const file: object = JSON.parse(readFileSync(path, 'utf8'))
    const { game, limits } = readScenario(file)
    const reader = new Reader(game, limits)
    expect(eventsOf(file).flatMap((event) => reader.read(event))).toEqual([])
  })

  it('reads bets in nearly all of them', () => {
    const read = files.filter((path) => {
      const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly game: GameId }
      const reader = new Reader(file.game)
      for (const event of eventsOf(file)) reader.read(event)
      vi.restoreAllMocks()
      return reader.bets > 0
    })
    expect(read.length).toBeGreaterThan(files.length * 0.9)
  })
})
