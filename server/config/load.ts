import type { Config } from '#server/config/config'
import { type ConfigFile, isRecord, readConfigFile } from '#server/config/file'
import { FLOOR } from '#server/config/games'
import { noteUnregulated, readOperators } from '#server/config/operators'
import { hint, nearest, Problems, written } from '#server/config/problems'
import { LIMITS, RETENTION, SETTINGS, type Setting } from '#server/config/settings'
import { readTables } from '#server/config/tables'
import { noteTestSeeds } from '#server/config/test-seeds'

type Environment = Readonly<Record<string, string | undefined>>

export interface ConfigSources {
  readonly env: Environment
  /** A file named on the command line; else the variable `SABOT_CONFIG` names it, else it is the standard one. */
  readonly file?: string | undefined
  /** In place of the built-in standards. */
  readonly defaults?: Partial<Config>
  /** Where relative names start. */
  readonly folder?: string
}

const CONFIG_VARIABLE = 'SABOT_CONFIG'
const VARIABLES = [
  CONFIG_VARIABLE,
  ...[SETTINGS, LIMITS, RETENTION].flatMap((all) => Object.values(all).map(({ variable }) => variable)),
]

/** Environment before file before defaults. Throws a ConfigError that lists everything that is wrong. */
export function loadConfig({ env, file, defaults = {}, folder = '.' }: ConfigSources): Config {
  const problems = new Problems()
  noteMisspelt(env, problems)
  const found = readConfigFile(file ?? said(env, CONFIG_VARIABLE), folder, problems)
  noteUnknown(found, '', [...Object.keys(SETTINGS), 'limits', 'retention', 'tables', 'operators'], problems)

  const values = readAll(SETTINGS, { env, file: found, path: '', defaults }, problems)
  const limits = readAll(
    LIMITS,
    { env, file: part(found, 'limits', LIMITS, problems), path: 'limits.', defaults: defaults.limits ?? {} },
    problems,
  )
  const retention = readAll(
    RETENTION,
    {
      env,
      file: part(found, 'retention', RETENTION, problems),
      path: 'retention.',
      defaults: defaults.retention ?? {},
    },
    problems,
  )
  const operators = readOperators(found.content.operators, env, `${found.name}: operators`, problems)
  noteUnregulated(values.regulated, operators, problems)
  const tables = found.content.tables
  const config: Config = {
    ...values,
    limits,
    retention,
    operators,
    tables:
      tables === undefined && defaults.tables !== undefined
        ? defaults.tables
        : readTables(tables ?? FLOOR, values.currency, `${found.name}: tables`, problems),
  }
  noteTestSeeds(config, env.NODE_ENV, problems)
  problems.raise()
  return config
}

interface Sources<Values> {
  readonly env: Environment
  readonly file: ConfigFile
  readonly path: string
  readonly defaults: Partial<NoInfer<Values>>
}

function readAll<Values extends object>(
  settings: { readonly [Name in keyof Values]: Setting<Values[Name]> },
  { env, file, path, defaults }: Sources<Values>,
  problems: Problems,
): Values {
  const read = (name: keyof Values & string): unknown => {
    const { variable, kind, standard }: Setting<Values[typeof name]> = settings[name]
    const text = said(env, variable)
    const inFile = file.content[name]
    const value = text !== undefined ? kind.ofText(text) : inFile
    if (value === undefined) return Object.hasOwn(defaults, name) ? defaults[name] : standard
    if (kind.accepts(value)) return value
    const where = text !== undefined ? variable : `${file.name}: ${path}${name}`
    const not = kind.secret ? '' : `, not ${written(value)}`
    problems.note(where, `must be ${kind.words}${not}. Write for example ${kind.example}.`)
    return standard
  }
  const names = Object.keys(settings) as (keyof Values & string)[]
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Values
}

/** An empty variable is none: so it can be switched off where it cannot be removed. */
function said(env: Environment, variable: string): string | undefined {
  const text = env[variable]?.trim()
  return text === '' ? undefined : text
}

/** The object under a key of the file, with all its keys known. */
function part(file: ConfigFile, key: string, known: object, problems: Problems): ConfigFile {
  const content = file.content[key]
  if (content === undefined) return { ...file, content: {} }
  if (!isRecord(content)) {
    problems.note(
      `${file.name}: ${key}`,
      `must be a JSON object. Write for example { "${Object.keys(known)[1]}": 8 }.`,
    )
    return { ...file, content: {} }
  }
  const inner = { ...file, content }
  noteUnknown(inner, `${key}.`, Object.keys(known), problems)
  return inner
}

function noteUnknown({ name, content }: ConfigFile, path: string, known: string[], problems: Problems): void {
  for (const key of Object.keys(content)) {
    if (!known.includes(key)) problems.note(`${name}: ${path}${key}`, `is no setting; ${hint(key, known)}`)
  }
}

/** Other programs may have variables that begin like ours: only what looks like a slip of the pen is a problem. */
function noteMisspelt(env: Environment, problems: Problems): void {
  for (const variable of Object.keys(env)) {
    if (!variable.startsWith('SABOT_') || VARIABLES.includes(variable)) continue
    const near = nearest(variable, VARIABLES, 1)
    if (near !== null) problems.note(variable, `is no setting; did you mean ${near}?`)
  }
}
