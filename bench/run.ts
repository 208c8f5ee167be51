import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { commitOf, thisMachine } from '#bench/machine'
import { type Bench, Report, type Results, write } from '#bench/report'

/** Each is read only when it runs: one commit's benchmarks run against another's code, as far as that has it. */
const BENCHMARKS: Readonly<Record<string, () => Promise<(bench: Bench) => void | Promise<void>>>> = {
  engine: async () => (await import('#bench/engine')).benchEngine,
  math: async () => (await import('#bench/math')).benchMath,
  server: async () => (await import('#bench/server')).benchServer,
  panel: async () => (await import('#bench/panel')).benchPanel,
}

const FAILED = 1
const NOT_UNDERSTOOD = 2
const root = fileURLToPath(new URL('../..', import.meta.url))

async function run(name: string, args: string[]): Promise<number> {
  const load = BENCHMARKS[name]
  if (load === undefined) {
    process.stderr.write(`There is no benchmark '${name}': ${Object.keys(BENCHMARKS).join(', ')}.\n`)
    return NOT_UNDERSTOOD
  }
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'string', default: join(root, 'reports', 'bench', `${name}.json`) },
      short: { type: 'boolean', default: false },
      parts: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '60' },
    },
  })
  const report = new Report()
  const benchmark = await load()
  await benchmark({
    report,
    isShort: values.short,
    parts: values.parts?.split(',') ?? null,
    minutes: Number(values.minutes),
    tables: Number(values.tables),
  })
  const results: Results = {
    benchmark: name,
    date: new Date().toISOString(),
    machine: thisMachine(),
    commit: commitOf(root),
    short: values.short,
    figures: report.figures,
  }
  write(values.json, results)
  return report.holds() ? 0 : FAILED
}

const [name = '', ...args] = process.argv.slice(2)
process.exit(
  await (name === 'against' ? (await import('#bench/against')).against(root, args) : run(name, args)),
)
