import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runScenario } from '#cli/scenario/run'
import { BACCARAT } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import type { Step } from '#engine/round/game'
import type { Refusal } from '#engine/round/refusal'
import type { GameCommand, GameEvent, GameState } from '#engine/table/types'

const FOLDERS = ['baccarat', 'dragon-tiger', 'free-bet', 'mega-fire-blaze', 'ventuno']

/** The paths of all scenarios that play rounds. */
export const PLAYED = FOLDERS.flatMap((folder) =>
  readdirSync(join('scenarios', folder)).map((name) => join('scenarios', folder, name)),
)

/** A command that was given at a table, and what came of it. */
export interface Decision {
  readonly state: GameState
  readonly command: GameCommand
  readonly outcome: Refusal | Step<GameState, GameEvent>
}

/** Everything that was decided at the table of a scenario. */
export function decisionsOf(file: object): readonly Decision[] {
  const spies = [
    vi.spyOn(BLACKJACK, 'decide'),
    vi.spyOn(BACCARAT, 'decide'),
    vi.spyOn(DRAGON_TIGER_GAME, 'decide'),
  ]
  runScenario(file)
  const decisions = spies.flatMap(({ mock }) =>
    mock.calls.map(([state, command], index) => ({ state, command, outcome: mock.results[index]?.value })),
  )
  for (const spy of spies) spy.mockRestore()
  return decisions
}

export function readJson(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8'))
}
