import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BROKEN, type Comparison, compare, exitOf, FEWEST_PAIRS, NOT_SLOWER, turns } from '#bench/compare'
import { inCommon, type Pair } from '#bench/in-common'
import { commitOf, git, thisMachine } from '#bench/machine'
import { type Results, write } from '#bench/report'

const HELP = `npm run bench:against COMMIT [-- --only engine,math,server,panel] [--pairs 9] [--json FILE]
Builds COMMIT in a temporary folder and runs this checkout's benchmarks on both by turns, in their short form.
Ends with 1 if a figure is slower, else with 2 if something could not be compared. Six pairs at least.
`

interface Compared extends Comparison {
  readonly name: string
  readonly ratios: readonly number[]
}

interface Outcome {
  readonly compared: readonly Compared[]
  /** What could not be compared, a sentence each. */
  readonly missing: readonly string[]
}

/** Whether this checkout is slower than another commit. */
export function against(here: string, args: string[]): number {
  try {
    return answer(here, args)
  } catch (error) {
    // Left alone it would end the process with 1, which means slower.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${HELP}`)
    return BROKEN
  }
}

function answer(here: string, args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: 'engine,math,server' },
      pairs: { type: 'string', default: '9' },
      json: { type: 'string', default: join(here, 'reports', 'bench', 'against.json') },
    },
  })
  const [asked = ''] = positionals
  const commit = git(here, 'rev-parse', '--verify', '--quiet', `${asked}^{commit}`)
  if (commit === null || asked === '') {
    process.stderr.write(`There is no commit '${asked}' here.\n${HELP}`)
    return BROKEN
  }
  const pairs = Number(values.pairs)
  if (!Number.isInteger(pairs) || pairs < FEWEST_PAIRS) {
    process.stderr.write(`'${values.pairs}' pairs prove nothing: ${FEWEST_PAIRS} are the fewest.\n${HELP}`)
    return BROKEN
  }
  const { compared, missing } = compareAll(values.only.split(','), here, commit, pairs)
  write(values.json, {
    date: new Date().toISOString(),
    machine: thisMachine(),
    commit: commitOf(here),
    against: commit,
    figures: compared,
    missing,
  })
  for (const sentence of missing) process.stderr.write(`Not compared: ${sentence}\n`)
  return exitOf(compared, missing)
}

function compareAll(benchmarks: readonly string[], here: string, commit: string, pairs: number): Outcome {
  const there = mkdtempSync(join(tmpdir(), 'sabot-against-'))
  try {
    const problem = build(here, there, commit)
    if (problem !== null) return { compared: [], missing: [problem] }
    const outcomes = benchmarks.map((benchmark) => compareOne(benchmark, here, there, pairs))
    return {
      compared: outcomes.flatMap(({ compared }) => compared),
      missing: outcomes.flatMap(({ missing }) => missing),
    }
  } finally {
    rmSync(there, { recursive: true, force: true })
  }
}

/**
 * The other commit beside this one, built by its own tools; then it gets this checkout's compiled benchmarks, so that
 * both are measured with the same ones, whatever the other could measure itself. What went wrong, or null.
 */
function build(here: string, there: string, commit: string): string | null {
  if (git(here, 'clone', '--quiet', '--shared', '--no-checkout', here, there) === null)
    return `${here} could not be cloned.`
  if (git(there, 'checkout', '--quiet', '--detach', commit) === null)
    return `${commit} could not be checked out.`
  const lock = (folder: string) => git(folder, 'hash-object', 'package-lock.json')
  if (lock(here) === lock(there)) symlinkSync(join(here, 'node_modules'), join(there, 'node_modules'))
  const { status } = spawnSync(process.execPath, [join('tools', 'build.mjs')], {
    cwd: there,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) return `${commit} could not be built.`
  rmSync(join(there, 'dist', 'bench'), { recursive: true, force: true })
  cpSync(join(here, 'dist', 'bench'), join(there, 'dist', 'bench'), { recursive: true })
  return null
}

/** Where it runs no more, the pairs before still count. */
function compareOne(benchmark: string, here: string, there: string, pairs: number): Outcome {
  const measured: Pair[] = []
  const missing: string[] = []
  for (const [index, pair] of turns(pairs, here, there).entries()) {
    process.stderr.write(`${benchmark}: pair ${index + 1} of ${pairs}\n`)
    const results = new Map(pair.map((folder) => [folder, measure(benchmark, folder)]))
    const [mine, other] = [results.get(here), results.get(there)]
    if (mine === undefined) missing.push(`${benchmark} does not run on this checkout.`)
    if (other === undefined) missing.push(`${benchmark} does not run on the other commit.`)
    if (mine === undefined || other === undefined) break
    measured.push({ mine, other })
  }
  const { ratios, alone } = inCommon(measured)
  for (const name of alone) missing.push(`${benchmark}: ${name} is not measured in both.`)
  const compared = Array.from(ratios, ([name, all]) => {
    const one = { name: `${benchmark}: ${name}`, ratios: all, ...compare(all) }
    process.stdout.write(`${lineOf(one)}\n`)
    return one
  })
  return { compared, missing }
}

function measure(benchmark: string, folder: string): Results['figures'] | undefined {
  const file = join(tmpdir(), `sabot-bench-${process.pid}.json`)
  rmSync(file, { force: true })
  const args = [join('dist', 'bench', 'run.js'), benchmark, '--short', '--json', file]
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  try {
    // Whether it is above its floors is not the question here.
    return (JSON.parse(readFileSync(file, 'utf8')) as Results).figures
  } catch {
    process.stderr.write(stderr)
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

function lineOf({ name, median, low, high, confidence, verdict }: Compared): string {
  const interval = `${low.toFixed(3)} to ${high.toFixed(3)} (${(confidence * 100).toFixed(1)} %)`
  const words = verdict === 'slower' ? `SLOWER: it does not reach ${NOT_SLOWER}` : verdict
  return `${name.padEnd(44)}${median.toFixed(3).padStart(7)} × as good, ${interval}   ${words}`
}
