import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import { NUMBERS } from '#math/families'
import type { RuleChange } from '#math/returns/changes'

export interface RtpOptions {
  /** All of them if left out. */
  readonly game?: GameId
  readonly json: boolean
  readonly counts: boolean
  readonly strategy: boolean
  /** Rules to be tried out, `decks` among them. */
  readonly changes: readonly RuleChange[]
  /** Cards left in the shoe, where they are not as many as in a fresh one. */
  readonly unseen: readonly RuleChange[]
  /** Where the page is to be written. */
  readonly report?: string
}

export interface BadOptions {
  readonly problem: string
}

const FLAGS = ['--json', '--counts', '--strategy']
const WITH_VALUE = ['--rules', '--shoe', '--unseen', '--report']

/** What the arguments ask for, or what is wrong with them. */
export function readOptions(args: readonly string[]): RtpOptions | BadOptions {
  const names: string[] = []
  const flags = new Set<string>()
  const values = new Map<string, readonly string[]>()
  for (let i = 0; i < args.length; i++) {
    const [option = '', value] = halves(args[i] ?? '')
    if (!option.startsWith('-')) names.push(option)
    else if (FLAGS.includes(option) && value === undefined) flags.add(option)
    else if (!WITH_VALUE.includes(option)) return { problem: `there is no option ${args[i]}` }
    else {
      const given = value ?? args[++i]
      if (given === undefined) return { problem: `${option} needs a value` }
      values.set(option, [...(values.get(option) ?? []), given])
    }
  }
  return gameProblem(names) ?? optionsOf(names[0] as GameId | undefined, flags, values)
}

/** `--shoe=6` is `--shoe 6`; a rule's own `=` is not the first. */
function halves(arg: string): readonly string[] {
  const equals = arg.startsWith('-') ? arg.indexOf('=') : -1
  return equals < 0 ? [arg] : [arg.slice(0, equals), arg.slice(equals + 1)]
}

function gameProblem([name, more]: readonly string[]): BadOptions | null {
  if (name !== undefined && !GAME_IDS.some((id) => id === name)) {
    return { problem: `there is no game '${name}': choose ${GAME_IDS.join(', ')}` }
  }
  return more === undefined ? null : { problem: `one game at a time, not '${more}' too` }
}

function optionsOf(
  game: GameId | undefined,
  flags: ReadonlySet<string>,
  values: ReadonlyMap<string, readonly string[]>,
): RtpOptions | BadOptions {
  const changes = pairsOf('--rules', values.get('--rules') ?? [])
  const unseen = pairsOf('--unseen', values.get('--unseen') ?? [])
  if ('problem' in changes) return changes
  if ('problem' in unseen) return unseen
  const decks = (values.get('--shoe') ?? []).map((value) => ({ key: 'decks', value }))
  const [report, otherReport] = values.get('--report') ?? []
  const options: RtpOptions = {
    ...(game === undefined ? {} : { game }),
    ...(report === undefined ? {} : { report }),
    json: flags.has('--json'),
    counts: flags.has('--counts'),
    strategy: flags.has('--strategy'),
    changes: [...decks, ...changes],
    unseen,
  }
  if (otherReport !== undefined) return { problem: 'one --report at a time' }
  const problem = clash(options)
  return problem === null ? options : { problem }
}

/** `a=1,b=2`; what has no `=` belongs to the list before it: `freeDoubles=9,10,11`. */
function pairsOf(option: string, texts: readonly string[]): readonly RuleChange[] | BadOptions {
  const pairs: { key: string; value: string }[] = []
  for (const text of texts) {
    let last: { key: string; value: string } | undefined
    for (const part of text.split(',')) {
      const [, key, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(part) ?? []
      if (key !== undefined && value !== undefined) {
        last = { key, value }
        pairs.push(last)
      } else if (last === undefined) return { problem: `${option} is written key=value, not '${text}'` }
      else last.value += `,${part.trim()}`
    }
  }
  return pairs
}

function clash({ game, json, counts, strategy, changes, unseen, report }: RtpOptions): string | null {
  const tries = changes.length + unseen.length > 0
  if (game === undefined && tries) return 'name the game whose rules or shoe are to be changed'
  if (report !== undefined && (json || counts || strategy || tries)) {
    return '--report writes everything about the rules as they are: leave the other options out'
  }
  if (strategy && counts) return '--strategy and --counts are two questions: ask them one at a time'
  const decides = game === undefined ? null : NUMBERS[GAMES[game].family].decides
  if (strategy && decides === false) return `${game} has no decisions, so no strategy: name a blackjack game`
  if (counts && decides === true)
    return `combinations are counted where nobody decides anything, not for ${game}`
  return null
}
