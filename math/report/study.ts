import { GAMES, type GameId } from '#engine/games'
import type { Solved } from '#math/numbers'
import { type Run, runOf } from '#math/report/run'
import { returnsOf, solvedOf } from '#math/returns/returns'
import { houseSetup } from '#math/returns/setup'
import type { BetReturn } from '#math/returns/types'

/** All that the report says of one game. */
export interface Study {
  readonly id: GameId
  readonly name: string
  readonly decks: number
  readonly bets: ReadonlyMap<string, BetReturn>
  readonly strategy: ReturnType<Solved['bestPlay']>
  readonly fireBlaze: ReturnType<Solved['bonus']>
  readonly run: Run
}

export interface StudyOptions {
  readonly seed: bigint
  /** How many rounds are simulated. */
  readonly rounds: number
}

export function studyOf(id: GameId, options: StudyOptions): Study {
  const setup = houseSetup(id)
  const { name, shoe } = GAMES[id]
  const solved = solvedOf(setup)
  return {
    id,
    name,
    decks: shoe.decks,
    bets: returnsOf(setup, { solved }),
    strategy: solved.bestPlay(),
    fireBlaze: solved.bonus(),
    run: runOf(solved.job(), options),
  }
}
