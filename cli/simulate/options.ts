import { GAME_IDS, type GameId } from '#engine/games'

export interface SimulateOptions {
  readonly game: GameId
  readonly rounds: number
  /** As it was written. */
  readonly seed: string
  readonly json: boolean
  /** All cores of the machine if left out. */
  readonly cores?: number
}

export interface BadOptions {
  readonly problem: string
}

const WITH_VALUE = ['--rounds', '--seed', '--cores']
const MOST_CORES = 1024

/** What the arguments ask for, or what is wrong with them. */
export function readOptions(args: readonly string[]): SimulateOptions | BadOptions {
  const names: string[] = []
  const values = new Map<string, string>()
  for (let i = 0; i < args.length; i++) {
    const [option = '', value] = halves(args[i] ?? '')
    if (!option.startsWith('-')) names.push(option)
    else if (option === '--json' && value === undefined) values.set(option, '')
    else if (!WITH_VALUE.includes(option)) return { problem: `there is no option ${args[i]}` }
    else values.set(option, value ?? args[++i] ?? '')
  }
  return gameProblem(names) ?? numbersOf(names[0] as GameId, values)
}

/** `--rounds=5` is `--rounds 5`. */
function halves(arg: string): readonly string[] {
  const equals = arg.startsWith('-') ? arg.indexOf('=') : -1
  return equals < 0 ? [arg] : [arg.slice(0, equals), arg.slice(equals + 1)]
}

function gameProblem([name, more]: readonly string[]): BadOptions | null {
  const games = GAME_IDS.join(', ')
  if (name === undefined) return { problem: `name a game: ${games}` }
  if (!GAME_IDS.some((id) => id === name)) return { problem: `there is no game '${name}': choose ${games}` }
  return more === undefined ? null : { problem: `one game at a time, not '${more}' too` }
}

function numbersOf(game: GameId, values: ReadonlyMap<string, string>): SimulateOptions | BadOptions {
  const [rounds, seed, cores] = WITH_VALUE.map((option) => values.get(option))
  if (rounds === undefined) return { problem: 'say how many rounds to play: --rounds 10000000' }
  if (!isCount(rounds, Number.MAX_SAFE_INTEGER)) {
    return { problem: `--rounds is a whole number of rounds from 1 up, in digits alone, not '${rounds}'` }
  }
  if (seed === undefined) return { problem: 'give a seed, so that the run can be repeated: --seed 5ab07' }
  if (!/^[0-9a-f]{1,64}$/i.test(seed)) {
    return { problem: `--seed is 1 to 64 hexadecimal digits (0-9, a-f), not '${seed}'` }
  }
  const options = { game, rounds: Number(rounds), seed, json: values.has('--json') }
  if (cores === undefined) return options
  if (isCount(cores, MOST_CORES)) return { ...options, cores: Number(cores) }
  return { problem: `--cores is a whole number from 1 to ${MOST_CORES}, not '${cores}'` }
}

function isCount(text: string, most: number): boolean {
  return /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= most
}
