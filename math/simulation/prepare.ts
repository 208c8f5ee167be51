import { GAMES, type GameId } from '#engine/games'
import { exactBaccarat } from '#math/baccarat/exact'
import { compile } from '#math/blackjack/fast-tables'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import type { GameToSolve } from '#math/blackjack/game'
import { exactSideBets } from '#math/blackjack/side-bets-exact'
import { solve } from '#math/blackjack/solve'
import { freshShoe } from '#math/counts'
import { toNumber } from '#math/fraction'
import type { Job } from '#math/simulation/job'

/** What a unit on a bet should return. */
export interface ExactReturn {
  readonly rtp: number
  /** Null where only the mean is computed: the simulation's own deviation has to serve. */
  readonly standardDeviation: number | null
}

export interface Prepared {
  readonly job: Job
  /** In the order in which bets are shown. */
  readonly exact: ReadonlyMap<string, ExactReturn>
}

/** A game ready to be simulated: for blackjack best play is solved first, once for all threads. */
export function prepare(id: GameId): Prepared {
  const { family, rules, shoe } = GAMES[id]
  if (family === 'blackjack') return prepareBlackjack({ rules, decks: shoe.decks })
  const exact = [...exactBaccarat(rules)].map(([bet, { plain }]) => [bet, plain] as const)
  return { job: { family, rules }, exact: new Map(exact) }
}

function prepareBlackjack(game: GameToSolve): Prepared {
  const solution = solve(game)
  const exact = new Map<string, ExactReturn>([['main', { rtp: 1 + solution.net, standardDeviation: null }]])
  for (const [bet, { rtp, standardDeviation }] of exactSideBets(game)) {
    exact.set(bet, { rtp: toNumber(rtp), standardDeviation })
  }
  if (game.rules.fireBlaze !== null) {
    const { rtp, deviation } = fireBlazeReturn(game.rules, freshShoe(game.decks))
    exact.set('fireBlaze', { rtp: toNumber(rtp), standardDeviation: deviation })
  }
  return { job: { family: 'blackjack', fast: compile(game, solution) }, exact }
}
