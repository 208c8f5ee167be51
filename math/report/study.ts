import { GAMES, type GameId } from '#engine/games'
import { compile } from '#math/blackjack/fast-tables'
import { type FireBlazeReturn, fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import type { GameToSolve } from '#math/blackjack/game'
import { solve } from '#math/blackjack/solve'
import { type Strategy, strategyOf } from '#math/blackjack/strategy/strategy'
import { freshShoe } from '#math/counts'
import { type Run, runOf } from '#math/report/run'
import { returnsOf } from '#math/returns/returns'
import { houseSetup } from '#math/returns/setup'
import type { BetReturn } from '#math/returns/types'
import { prepare } from '#math/simulation/prepare'

/** All that the report says of one game. */
export interface Study {
  readonly id: GameId
  readonly name: string
  readonly decks: number
  readonly bets: ReadonlyMap<string, BetReturn>
  readonly strategy: Strategy | null
  readonly fireBlaze: FireBlazeReturn | null
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
  const common = { id, name, decks: shoe.decks }
  if (setup.family !== 'blackjack') {
    const run = runOf(prepare(id).job, options)
    return { ...common, bets: returnsOf(setup), strategy: null, fireBlaze: null, run }
  }
  const solution = solve(setup)
  return {
    ...common,
    bets: returnsOf(setup, { solution }),
    strategy: strategyOf(setup, solution),
    fireBlaze: fireBlazeOf(setup),
    run: runOf({ family: 'blackjack', fast: compile(setup, solution) }, options),
  }
}

function fireBlazeOf({ rules, decks }: GameToSolve): FireBlazeReturn | null {
  return rules.fireBlaze === null ? null : fireBlazeReturn(rules, freshShoe(decks))
}
