import type { Io } from '#cli/io'
import { SIMULATE_HELP } from '#cli/simulate/help'
import { readOptions, type SimulateOptions } from '#cli/simulate/options'
import { ProgressLine } from '#cli/simulate/progress'
import { drawTable } from '#cli/simulate/table'
import { GAMES } from '#engine/games'
import { type BetReport, isSuspect, reportOf } from '#math/simulation/report'

const SUSPECT = 1
const BAD_INPUT = 2

/** `sabot simulate GAME --rounds N --seed HEX [--json] [--cores N]` */
export async function simulate(
  args: readonly string[],
  io: Io,
  terminal: boolean = process.stderr.isTTY === true,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(SIMULATE_HELP)
    return 0
  }
  const options = readOptions(args)
  if ('problem' in options) {
    io.err(`sabot simulate: ${options.problem}\nsabot simulate --help explains the options.\n`)
    return BAD_INPUT
  }
  const bets = await play(options, new ProgressLine(io, terminal))
  io.out(options.json ? jsonOf(options, bets) : titleOf(options) + drawTable(io, bets))
  return [...bets.values()].some(isSuspect) ? SUSPECT : 0
}

async function play(
  { game, rounds, seed, cores }: SimulateOptions,
  line: ProgressLine,
): Promise<ReadonlyMap<string, BetReport>> {
  // Loaded here alone: no other verb should wait for the numbers.
  const { prepare } = await import('#math/simulation/prepare')
  const { runSimulation } = await import('#math/simulation/run')
  line.say('computing the exact returns…')
  const { job, exact } = prepare(game)
  const tallies = await runSimulation(
    job,
    { rounds, seed: BigInt(`0x${seed}`) },
    { ...(cores === undefined ? {} : { cores }), onProgress: (progress) => line.show(progress) },
  )
  line.clear()
  return reportOf(tallies, exact)
}

function jsonOf({ game, rounds, seed }: SimulateOptions, bets: ReadonlyMap<string, BetReport>): string {
  return `${JSON.stringify({ game, rounds, seed, bets: Object.fromEntries(bets) }, null, 2)}\n`
}

function titleOf({ game, rounds, seed }: SimulateOptions): string {
  const count = rounds === 1 ? '1 round' : `${rounds.toLocaleString('en')} rounds`
  return `${GAMES[game].name}, ${count}, seed ${seed}\n\n`
}
