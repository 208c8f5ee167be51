import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'

/** Who may import whom. What is not listed here may import nothing of ours but itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  math: ['engine'],
  protocol: ['engine'],
  server: ['engine', 'protocol'],
  ui: ['engine', 'protocol'],
  web: ['engine', 'protocol', 'ui'],
  console: ['engine', 'protocol', 'ui'],
  cli: ['engine', 'math', 'protocol', 'server'],
  bench: ['engine', 'math', 'protocol', 'server', 'cli'],
  tests: ['engine', 'math', 'protocol', 'server', 'ui', 'web', 'console', 'cli', 'bench'],
}

/** The only packages that the engine, which also runs in the browser, may use. */
const ENGINE_PACKAGES = '^node_modules/@noble/(hashes|ciphers)/'

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name in ARROWS)
  .map((entry) => entry.name)

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

/** Tests and their helpers that go by the machine's time, and why: files, and folders with all that is in them. */
const WAITING: Readonly<Record<string, string>> = {
  'tests/until.ts': 'looks again and again for all others',
  'tests/floor/staff-line.ts': 'staff rest between two deeds, and wait for a real process that was killed',
  'tests/wallet-under-faults.test.ts': 'kills real processes while people play',
  'tests/faults.test.ts': 'kills real processes',
  'tests/power-cuts.test.ts': 'kills real processes',
  'tests/chaos/': 'looks at real processes',
  'tests/fuzz/': 'drips, floods and waits to be put out, at a real process',
  'tests/browser/': 'looks at pages in a real browser',
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

  it('gives the server its time: only the edge to the machine asks the machine', () => {
    const asks =
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|(?<!\.)\bset(Timeout|Interval)\b|node:timers/
    const edge = /^server\/(clock\.ts|store\/|operations\/pulse\.ts|operations\/backup\/)|\/testing\//
    const inner = sources('server').filter((file) => !edge.test(file))
    expect(inner.length).toBeGreaterThan(100)
    expect(inner.filter((file) => code(file).some((line) => asks.test(line)))).toEqual([])
  })

  it('lets tests wait for what comes about, never for a time', () => {
    const waits = /(?<!\.)\bset(Timeout|Interval)\b|\bwaitForTimeout\b|\bscheduler\.wait\b/
    const tests = folders
      .flatMap(files)
      .filter((file) => /^tests\/.*\.tsx?$|\.test\.tsx?$|\/testing\/.*\.tsx?$/.test(file))
      .filter((file) => file !== 'tests/architecture.test.ts')
    expect(tests.length).toBeGreaterThan(100)
    const found = tests.filter((file) => code(file).some((line) => waits.test(line)))
    const places = Object.keys(WAITING)
    expect(found.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([])
    // What waits no more leaves the list.
    expect(places.filter((place) => !found.some((file) => file.startsWith(place)))).toEqual([])
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

/** The lines of a file without its comments. */
function code(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/\/\/.*$/gm, '')
    .split('\n')
}
