import type { BlackjackRules } from '#engine/blackjack/rules'
import { GAMES } from '#engine/games'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import type { GameToSolve } from '#math/blackjack/game'
import { moment, type NetResults, netResults, winChance } from '#math/blackjack/results/net-results'
import { exactSideBets } from '#math/blackjack/side-bets-exact'
import type { Solution } from '#math/blackjack/solve'
import { freshShoe } from '#math/counts'
import { type Fraction, toNumber } from '#math/fraction'
import type { Figures } from '#math/returns/types'

/** Every bet of a blackjack game on a round from a fresh shoe, the main bet by best play. */
export function blackjackFigures(game: GameToSolve, solution: Solution): ReadonlyMap<string, Figures> {
  const bets = new Map<string, Figures>([['main', mainFigures(game, solution)]])
  for (const [bet, { rtp, hit, standardDeviation }] of exactSideBets(game)) {
    bets.set(bet, exactFigures(rtp, hit, standardDeviation))
  }
  if (game.rules.fireBlaze !== null && game.rules.sideBets.includes('fireBlaze')) {
    const { rtp, hit, deviation } = fireBlazeReturn(game.rules, freshShoe(game.decks))
    bets.set('fireBlaze', exactFigures(rtp, hit, deviation))
  }
  return bets
}

function exactFigures(rtp: Fraction, hit: Fraction, standardDeviation: number): Figures {
  return {
    rtp: toNumber(rtp),
    houseEdge: toNumber({ n: rtp.d - rtp.n, d: rtp.d }),
    hit: toNumber(hit),
    standardDeviation,
    method: 'exact',
  }
}

/**
 * What play that also used the cards of the other split hands could win more under the house's rules: what
 * `memoryGain` finds with ten cards seen (fifteen with four hands), rounded up to be safe.
 */
const MOST_GAIN: Readonly<Record<BlackjackRules['id'], string>> = {
  ventuno: '0.0005 %',
  'mega-fire-blaze': '0.0005 %',
  'free-bet': '0.001 %',
}

const ALONE = 'play in which a split hand looks at its own cards, the up card and the first pair'

function mainFigures(game: GameToSolve, solution: Solution): Figures {
  const nets = netResults(game, solution)
  const mean = moment(nets.chances, 1)
  const resplits = game.rules.handsPerSeat > 2
  const bound = isHouse(game) ? `; best play returns at most ${MOST_GAIN[game.rules.id]} more` : ''
  const method = resplits ? `exact for ${ALONE}${bound}` : 'exact'
  const about = resplits ? [] : [`Exact for ${ALONE}${bound}.`]
  return {
    rtp: 1 + solution.net,
    houseEdge: -solution.net,
    hit: winChance(nets.chances),
    standardDeviation: Math.sqrt(moment(nets.chances, 2) - mean * mean),
    method,
    note: [...about, approximation(nets)].join(' '),
    nets: nets.chances,
  }
}

function isHouse({ rules, decks }: GameToSolve): boolean {
  return GAMES[rules.id].rules === rules && GAMES[rules.id].shoe.decks === decks
}

function approximation({ splitShare, meanError }: NetResults): string {
  const [share, error] = [splitShare, Math.abs(meanError)].map((part) => 100 * part)
  const off = (error ?? 0) < 1e-9 ? 'the mean stays exact' : `the mean moves by ${error?.toFixed(4)} %`
  return [
    `Hit and deviation hold to 0.0002: in the ${share?.toFixed(2)} % of rounds with a split`,
    `its hands are taken as independent once the dealer's end is given (${off}).`,
  ].join(' ')
}
