import { PLAYS, type Play } from '#cli/bots/play/player'

export interface BotsOptions {
  readonly players: number
  readonly server: string
  /** All of them if left out. */
  readonly tables?: readonly string[]
  readonly play: Play
  readonly immediate: boolean
  /** Until stopped if left out. */
  readonly seconds?: number
  /** Chosen by the program if left out. */
  readonly seed?: string
  readonly quiet: boolean
  readonly json: boolean
}

export interface BadOptions {
  readonly problem: string
}

const SERVER = 'http://127.0.0.1:4750'
const FLAGS = ['--immediate', '--quiet', '--json']
const WITH_VALUE = ['--players', '--server', '--tables', '--play', '--seconds', '--seed']
const MOST_PLAYERS = 100_000
const MOST_SECONDS = 10_000_000

/** What the arguments ask for, or what is wrong with them. */
export function readOptions(args: readonly string[]): BotsOptions | BadOptions {
  const values = new Map<string, string>()
  for (let i = 0; i < args.length; i++) {
    const [option = '', value] = halves(args[i] ?? '')
    if (FLAGS.includes(option) && value === undefined) values.set(option, '')
    else if (!WITH_VALUE.includes(option)) return { problem: `'${args[i]}' is no option` }
    else values.set(option, value ?? args[++i] ?? '')
  }
  const problem = problemIn(values)
  return problem === null ? optionsOf(values) : { problem }
}

/** `--players=5` is `--players 5`. */
function halves(arg: string): readonly string[] {
  const equals = arg.indexOf('=')
  return equals < 0 ? [arg] : [arg.slice(0, equals), arg.slice(equals + 1)]
}

function problemIn(values: ReadonlyMap<string, string>): string | null {
  const players = values.get('--players')
  if (players === undefined) return 'say how many players: --players 24'
  if (!isCount(players, MOST_PLAYERS)) {
    return `--players is a whole number from 1 to ${MOST_PLAYERS}, not '${players}'`
  }
  const server = values.get('--server')
  if (server !== undefined && !isServer(server)) {
    return `--server is the address of a server, such as ${SERVER}, not '${server}'`
  }
  const tables = values.get('--tables')
  if (tables !== undefined && !/^[a-z0-9-]+(,[a-z0-9-]+)*$/.test(tables)) {
    return `--tables are ids with commas between them, such as ventuno,speed-1, not '${tables}'`
  }
  const play = values.get('--play')
  if (play !== undefined && !isPlay(play)) return `--play is ${PLAYS.join(' or ')}, not '${play}'`
  const seconds = values.get('--seconds')
  if (seconds !== undefined && !isCount(seconds, MOST_SECONDS)) {
    return `--seconds is a whole number from 1 to ${MOST_SECONDS}, not '${seconds}'`
  }
  const seed = values.get('--seed')
  if (seed !== undefined && !/^[0-9a-f]{1,64}$/i.test(seed)) {
    return `--seed is 1 to 64 hexadecimal digits (0-9, a-f), not '${seed}'`
  }
  return null
}

function optionsOf(values: ReadonlyMap<string, string>): BotsOptions {
  const [tables, seconds, seed] = ['--tables', '--seconds', '--seed'].map((name) => values.get(name))
  const play = values.get('--play')
  return {
    players: Number(values.get('--players')),
    server: values.get('--server') ?? SERVER,
    play: isPlay(play) ? play : 'best',
    immediate: values.has('--immediate'),
    quiet: values.has('--quiet'),
    json: values.has('--json'),
    ...(tables === undefined ? {} : { tables: tables.split(',') }),
    ...(seconds === undefined ? {} : { seconds: Number(seconds) }),
    ...(seed === undefined ? {} : { seed }),
  }
}

function isCount(text: string, most: number): boolean {
  return /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

function isServer(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

function isPlay(text: string | undefined): text is Play {
  return PLAYS.some((play) => play === text)
}
