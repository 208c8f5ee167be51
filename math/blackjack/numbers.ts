import { BLACKJACK_CHANGES, blackjackProblem } from '#math/blackjack/changes'
import { simulateBlackjackChunk } from '#math/blackjack/fast'
import { compile } from '#math/blackjack/fast-tables'
import { blackjackFigures } from '#math/blackjack/figures'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import type { GameToSolve } from '#math/blackjack/game'
import { exactSideBets } from '#math/blackjack/side-bets-exact'
import { solve } from '#math/blackjack/solve'
import { strategyOf } from '#math/blackjack/strategy/strategy'
import { freshShoe } from '#math/counts'
import { toNumber } from '#math/fraction'
import type { ExactReturn, Numbers, Prepared, Setup, Solved } from '#math/numbers'

export const BLACKJACK: Numbers<'blackjack'> = {
  setup: (rules, decks) => ({ family: 'blackjack', rules, decks }),
  solve: solved,
  decides: true,
  changes: BLACKJACK_CHANGES,
  problem: blackjackProblem,
  checkCards: () => undefined,
  prepare,
  playChunk: ({ fast }, simulation, chunk) => simulateBlackjackChunk(fast, simulation, chunk),
  documented: {
    // VE-16
    ventuno: { main: 0.9929, perfectPairs: 0.959, twentyOnePlusThree: 0.963 },
    // MF-22
    'mega-fire-blaze': { main: 0.973 },
    'free-bet': {},
  },
  designed: { 'mega-fire-blaze': { fireBlaze: 0.973 } },
  remarks: {
    'mega-fire-blaze': {
      main: (rtp) =>
        `The rulebook's 97.30 % cannot be this bet's: best play returns ${(100 * rtp).toFixed(3)} % (MF-22).`,
      fireBlaze: () =>
        'The rulebook gives no weights for the bonus: the house has set them for a return of 97.30 % (MF-22).',
    },
  },
  drawn: { ventuno: ['main'], 'mega-fire-blaze': ['main', 'fireBlaze'], 'free-bet': ['main', 'push22'] },
  assumptions: [
    'Main bets are played as well as the own hand allows: every decision is the best one for exactly these cards, this up card and the unseen rest, by complete enumeration. Insurance is taken where it pays (BJ-9), even money where it is more (FB-6).',
    'The cards of other seats, of other players and of the same seat’s other split hands are not used. The main bet’s return is 1 + net result / first stake: doubles and splits add to the result, not to the stake.',
    'Side bets are counted on the first cards (BJ-12, BJ-13), Push 22 on the dealer’s whole hand (FB-13).',
    'The Mega Fire Blaze bet is the exact distribution of the round’s points (MF-12 to MF-15) with the exact distribution of each level’s total (MF-16 to MF-19), for the house’s weights (MF-22).',
  ],
}

function solved(game: Setup<'blackjack'>): Solved<'blackjack'> {
  const solution = solve(game)
  return {
    figures: () => blackjackFigures(game, solution),
    bestPlay: () => strategyOf(game, solution),
    bonus: () => (game.rules.fireBlaze === null ? null : fireBlazeReturn(game.rules, freshShoe(game.decks))),
    job: () => ({ family: 'blackjack', fast: compile(game, solution) }),
  }
}

function prepare(game: GameToSolve): Prepared<'blackjack'> {
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
