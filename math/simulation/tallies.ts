import { chunksOf, type Simulation } from '#math/simulation/chunks'
import { addTally, type Tally } from '#math/tally'

/** What a unit on every bet of a game came to in so many rounds. */
export interface Tallies {
  readonly rounds: number
  readonly bets: ReadonlyMap<string, Tally>
}

export const NO_TALLIES: Tallies = { rounds: 0, bets: new Map() }

export function addTallies(a: Tallies, b: Tallies): Tallies {
  const bets = new Map(a.bets)
  for (const [bet, tally] of b.bets) {
    const other = bets.get(bet)
    bets.set(bet, other === undefined ? tally : addTally(other, tally))
  }
  return { rounds: a.rounds + b.rounds, bets }
}

/** All chunks of a simulation one after another. */
export function summed(simulation: Simulation, play: (chunk: number) => Tallies): Tallies {
  let tallies = NO_TALLIES
  for (let chunk = 0; chunk < chunksOf(simulation); chunk++) tallies = addTallies(tallies, play(chunk))
  return tallies
}
