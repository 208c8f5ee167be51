import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES } from '#engine/games'

/** Who may import whom. What is not listed here may import nothing of ours but itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  math: ['engine'],
  words: ['engine'],
  protocol: ['engine', 'words'],
  server: ['engine', 'words', 'protocol'],
  ui: ['engine', 'words', 'protocol'],
  web: ['engine', 'words', 'protocol', 'ui'],
  console: ['engine', 'words', 'protocol', 'ui'],
  cli: ['engine', 'math', 'words', 'protocol', 'server'],
  bench: ['engine', 'math', 'words', 'protocol', 'server', 'cli'],
  tests: ['engine', 'math', 'words', 'protocol', 'server', 'ui', 'web', 'console', 'cli', 'bench'],
}

/** The only packages that the engine, which also runs in the browser, may use. */
const ENGINE_PACKAGES = '^node_modules/@noble/(hashes|ciphers)/'

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name in ARROWS)
  .map((entry) => entry.name)

/** What people use; the rest looks at it. */
const PRODUCT = folders.filter((folder) => folder !== 'bench' && folder !== 'tests')

const FAMILIES = [...new Set(GAME_IDS.map((id) => GAMES[id].family))]

/** Where a family's own files lie. */
const OWN = new RegExp(`/(${FAMILIES.join('|')})/`)

const NOT_TESTS = '\\.test\\.ts$'

/**
 * Where the auditor works out results by itself. What the server decides and posts with must not decide here too: a
 * fault there would be read as right.
 */
const RESULTS = '^server/audit/results/'

const OURS = `^(${Object.keys(ARROWS).join('|')})/`

const forbidden: IForbiddenRuleType[] = [
  ...folders.map((folder) => ({
    name: `${folder} imports only what its arrows allow`,
    severity: 'error' as const,
    from: { path: `^${folder}/`, pathNot: NOT_TESTS },
    to: { path: OURS, pathNot: `^(${[folder, ...(ARROWS[folder] ?? [])].join('|')})/` },
  })),
  {
    name: 'the engine uses audited hashing and nothing else',
    severity: 'error',
    from: { path: '^engine/', pathNot: NOT_TESTS },
    to: { path: '^(?!engine/)', pathNot: ENGINE_PACKAGES },
  },
  {
    name: 'the reading of results shares types with the rest and nothing that runs',
    severity: 'error',
    from: { path: RESULTS },
    to: { pathNot: RESULTS, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    to: { circular: true, dependencyTypesNot: ['type-only'] },
  },
  { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
]

/** Files of the server that go by the machine's time: each is about the machine itself. */
const OF_THE_MACHINE: Readonly<Record<string, string>> = {
  'server/clock.ts': 'is its clock',
  'server/gateway/http/upgrade.ts': 'hangs up a wire that is silent',
  'server/store/backend.ts': 'hangs up connections that are silent, and waits for those that are lent',
  'server/store/meter.ts': 'measures how long a connection was lent',
  'server/store/migrate.ts': 'notes when a store was changed, before there is a house',
  'server/store/embedded/housekeeping.ts': 'does what a database does in processes of its own',
  'server/store/embedded/lock.ts': 'shows other processes that this one lives',
}

/** Tests and their helpers that go by the machine's time, and why. */
const OF_REAL_TIME: Readonly<Record<string, string>> = {
  'cli/bots/testing/server.ts': 'bots play at their own pace, as at a server far away',
  'tests/browser/look/at-rest.ts': 'looks until nothing moves in a real browser',
  'tests/browser/house.ts': 'a real process, for a real browser',
  'tests/browser/page.test.ts': 'keeps a real browser busy',
  'tests/browser/server.mjs': 'is the process, and puts its time forward',
  'tests/browser/look/stop-clock.ts': "stops a page's clock a little later than now",
  'tests/chaos/comes-about.ts': 'looks at real processes',
  'tests/chaos/load.ts': 'looks at tables of real processes',
  'tests/faults.test.ts': 'kills real processes',
  'tests/floor/process.ts': 'is the real process',
  'tests/floor/staff-line.ts': 'staff rest between two deeds, and wait for a real process that was killed',
  'tests/fuzz/arena.ts': 'a real process, whose memory is measured',
  'tests/fuzz/crowd/honest.ts': 'says who waits in vain at a real process',
  'tests/fuzz/gauge.ts': 'says that a real process does not answer',
  'tests/fuzz/lines/line.ts': 'says what a real process does not answer',
  'tests/fuzz/stage/stage.ts': 'plays at tables of a real process',
  'tests/fuzz/wires/endings.ts': 'waits to be put out by a real process',
  'tests/fuzz/wires/floods.ts': 'floods a real process',
  'tests/fuzz/wires/lurkers.ts': 'drips into a real process',
  'tests/fuzz/wires/wire.ts': 'says what a real process does not answer',
  'tests/leak/crowded-house.ts': 'a crowd plays at its own pace',
  'tests/lobby.test.ts': 'a crowd plays at its own pace',
  'tests/operations/backup.test.ts': 'kills real processes',
  'tests/operations/house.test.ts': 'a crowd plays at its own pace',
  'tests/operator/house.ts': 'takes up what real processes left',
  'tests/outages.test.ts': 'takes the disk and the database from real processes',
  'tests/power-cuts.test.ts': 'kills real processes',
  'tests/test-seeds.test.ts': 'settings of a real process',
  'tests/until.ts': 'looks again and again for all others',
  'tests/wallet-under-faults.test.ts': 'kills real processes while people play',
}

/** Files outside a family's own folders that know a family or a game by name. A new one belongs into such a folder. */
const OF_A_FAMILY: Readonly<Record<string, string>> = {
  'cli/bots/families.ts': 'family → its test players',
  'cli/rtp/answer.ts': 'draws charts, where there is a best play',
  'cli/scenario/families.ts': 'family → who plays its files',
  'console/families.ts': 'family → its parts of the consoles',
  'engine/families.ts': 'family → its file set',
  'engine/games.ts': 'game → its family, rules and shoe',
  'engine/kinds.ts': 'family → its types',
  'math/families.ts': 'family → its numbers',
  'math/numbers.ts': 'family → the types of its numbers',
  'math/report/page.ts': 'the chapters that one family has',
  'protocol/describe/families.ts': 'family → its part of the page',
  'protocol/describe/round.ts': 'the game that all examples are of',
  'protocol/player/commands.ts': 'family → its commands',
  'protocol/settings.ts': 'what a player sets, of every family',
  'protocol/story/families.ts': 'family → who tells its rounds',
  'server/audit/results/reading.ts': 'game → how the auditor reads it',
  'server/config/games.ts': 'game → its limits, times and tables on the standard floor',
  'web/families/families.ts': 'family → its parts of the client',
  'web/families/usual.ts': 'the game that is shown where none is chosen',
  'words/en/families.ts': 'family → its words in English',
  'words/it/families.ts': 'family → its words in Italian',
}

/** Where the shape of a game is looked at, because it may be none at all. */
const OF_ANY_SHAPE: Readonly<Record<string, string>> = {
  'server/audit/proof/story.ts': 'a proof may hold anything',
}

describe('the tree tells the architecture', () => {
  it('keeps the arrows between the folders, without circles', async () => {
    const { output } = await cruise(
      folders,
      {
        ruleSet: { forbidden },
        validate: true,
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
        enhancedResolveOptions: {
          conditionNames: ['source', 'import', 'node', 'default'],
          exportsFields: ['exports'],
        },
      },
      // A name of a page's may be of a .ts or a .tsx file: the bundler finds it as here.
      {
        extensions: ['.ts', '.tsx', '.js'],
        alias: { '#ui': resolve('ui'), '#web': resolve('web'), '#console': resolve('console') },
      },
    )
    if (typeof output === 'string') throw new Error('the cruise gave no structure')
    expect(output.summary.totalCruised).toBeGreaterThan(80)
    const crossings = output.modules
      .flatMap((module) => module.dependencies)
      .filter((to) => to.resolved.startsWith('engine/'))
    expect(crossings.length).toBeGreaterThan(200)
    expect(output.modules.filter(({ source }) => new RegExp(RESULTS).test(source)).length).toBeGreaterThan(20)
    expect(output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  it('keeps the engine pure: no clock, no randomness, no I/O, no floating environment', () => {
    const impure =
      /\b(Date|Math\.random|performance|crypto|process|globalThis|setTimeout|setInterval|fetch|console|Buffer|localStorage)\b/
    const found = sources('engine').flatMap((file) =>
      code(file).flatMap((line, number) =>
        impure.test(line) ? [`${file}:${number + 1} ${line.trim()}`] : [],
      ),
    )
    expect(found).toEqual([])
  })

  it('asks a game through its port: nobody guesses the family by a field', () => {
    const guesses = /'\w+' in (\w+\.)*(game|state|rules)\b/
    const outside = PRODUCT.flatMap(sources).filter((file) => !OWN.test(file))
    expect(outside.length).toBeGreaterThan(1_000)
    expect(those(outside, guesses)).toEqual(Object.keys(OF_ANY_SHAPE).sort())
  })

  it('knows a family or a game by its name in a folder of that name, and in a few registers', () => {
    const names = [...FAMILIES, ...GAME_IDS].join('|')
    const types = FAMILIES.map((family) =>
      family.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase()),
    )
    const knows = new RegExp(
      [
        `'(${names})'|="(${names})"`,
        `'#\\w+/([\\w-]+/)*(${FAMILIES.join('|')})/`,
        `\\bis(${types.join('|')})\\(|(${types.join('|')})(Game|State|Rules|Command|Event|Want)\\b`,
      ].join('|'),
    )
    // 'blackjack' is also what a bet came to.
    const isOutcome = /'win'/
    const outside = PRODUCT.flatMap(sources).filter((file) => !OWN.test(file) && !file.includes('/testing/'))
    expect(outside.length).toBeGreaterThan(1_000)
    const found = outside.filter((file) =>
      code(file).some((line) => knows.test(line) && !isOutcome.test(line)),
    )
    expect(found.sort()).toEqual(Object.keys(OF_A_FAMILY).sort())
    expect(found.length).toBeLessThanOrEqual(25)
  })

  it('gives the server its time: only what is about the machine asks the machine', () => {
    const asks =
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bset(Timeout|Interval)\b|\bMACHINE_CLOCK\b|node:timers/
    const server = sources('server')
    expect(server.length).toBeGreaterThan(100)
    expect(those(server, asks)).toEqual(Object.keys(OF_THE_MACHINE).sort())
  })

  it('lets tests wait for what comes about, never for a time', () => {
    const waits = [
      /\bset(Timeout|Interval)\b|\bwaitForTimeout\b|\bscheduler\.wait\b|\bAbortSignal\.timeout\b/,
      /\b(Date|performance)\.now\(\) *[-+<>]|(?<!=)[-+<>] *(Date|performance)\.now\(\)/,
      /\bMACHINE_CLOCK\b|\bServerProcess\.|\bclass ServerProcess\b/,
    ]
    const tests = folders
      .flatMap(files)
      .filter((file) => /^tests\/.*\.(tsx?|mjs)$|\.test\.tsx?$|\/testing\/.*\.tsx?$/.test(file))
      .filter((file) => file !== 'tests/architecture.test.ts')
    expect(tests.length).toBeGreaterThan(100)
    const seen = new RegExp(waits.map(({ source }) => source).join('|'))
    expect(those(tests, seen)).toEqual(Object.keys(OF_REAL_TIME).sort())
  })

  it('has no type or check switched off', () => {
    const off = /(: any\b|\bas any\b|@ts-ignore|@ts-expect-error|@ts-nocheck|biome-ignore|as unknown as)/
    const found = folders
      .flatMap(sources)
      .flatMap((file) =>
        code(file).flatMap((line, number) =>
          off.test(line) ? [`${file}:${number + 1} ${line.trim()}`] : [],
        ),
      )
    expect(found).toEqual([])
  })

  it('imports across folders by name, never by a path upwards', () => {
    const upwards = folders
      .flatMap((folder) => files(folder))
      .filter((file) => /\.tsx?$/.test(file) && /from '\.\.?\//.test(readFileSync(file, 'utf8')))
    expect(upwards).toEqual([])
  })
})

function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}

function sources(folder: string): readonly string[] {
  return files(folder).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
}

/** The files in which something stands. */
function those(all: readonly string[], pattern: RegExp): readonly string[] {
  return all.filter((file) => code(file).some((line) => pattern.test(line))).sort()
}

/** The lines of a file without its comments. */
function code(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/\/\/.*$/gm, '')
    .split('\n')
}
