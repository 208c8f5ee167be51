import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BROKEN, type Comparison, compare, exitOf, NOT_SLOWER, turns } from '#bench/compare'
import { inCommon } from '#bench/in-common'
import { commitOf, git, thisMachine } from '#bench/machine'
import { type Results, write } from '#bench/report'

const HELP = `npm run bench:against COMMIT [-- --only engine,math,server,panel] [--pairs 9] [--json FILE]
Builds COMMIT in a temporary folder and runs this checkout's benchmarks on both by turns, in their short form.
`

interface Compared extends Comparison {
  readonly name: string
  readonly ratios: readonly number[]
}

/** Whether this checkout is slower than another commit. */
export async function against(here: string, args: string[]): Promise<number> {
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
  const there = build(here, commit)
  const compared = values.only
    .split(',')
    .flatMap((benchmark) => compareOne(benchmark, here, there, Number(values.pairs)))
  write(values.json, {
    date: new Date().toISOString(),
    machine: thisMachine(),
    commit: commitOf(here),
    against: commit,
    figures: compared,
  })
  if (compared.length === 0) process.stderr.write('Nothing is measured in both: nothing is compared.\n')
  return exitOf(compared)
}

/**
 * The other commit beside this one, built by its own tools; then it gets this checkout's compiled benchmarks, so that
 * both are measured with the same ones, whatever the other could measure itself.
 */
function build(here: string, commit: string): string {
  const there = mkdtempSync(join(tmpdir(), 'sabot-against-'))
  process.once('exit', () => rmSync(there, { recursive: true, force: true }))
  if (git(here, 'clone', '--quiet', '--shared', '--no-checkout', here, there) === null)
    throw new Error(`${here} could not be cloned.`)
  if (git(there, 'checkout', '--quiet', '--detach', commit) === null)
    throw new Error(`${commit} could not be checked out.`)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(here) === lock(there)) symlinkSync(join(here, 'node_modules'), join(there, 'node_modules'))
  const { status } = spawnSync(process.execPath, [join('tools', 'build.mjs')], {
    cwd: there,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error(`${commit} could not be built.`)
  rmSync(join(there, 'dist', 'bench'), { recursive: true, force: true })
  cpSync(join(here, 'dist', 'bench'), join(there, 'dist', 'bench'), { recursive: true })
  return there
}

function compareOne(benchmark: string, here: string, there: string, pairs: number): readonly Compared[] {
  const measured = turns(pairs, here, there).map((pair, index) => {
    process.stderr.write(`${benchmark}: pair ${index + 1} of ${pairs}\n`)
    const results = new Map(pair.map((folder) => [folder, measure(benchmark, folder).figures]))
    return { mine: results.get(here) ?? [], other: results.get(there) ?? [] }
  })
  const { ratios, alone } = inCommon(measured)
  for (const name of alone) process.stdout.write(`${benchmark}: ${name} is not measured in both\n`)
  return Array.from(ratios, ([name, all]) => {
    const compared = { name: `${benchmark}: ${name}`, ratios: all, ...compare(all) }
    process.stdout.write(`${lineOf(compared)}\n`)
    return compared
  })
}

function measure(benchmark: string, folder: string): Results {
  const file = join(tmpdir(), `sabot-bench-${process.pid}.json`)
  rmSync(file, { force: true })
  const args = [join('dist', 'bench', 'run.js'), benchmark, '--short', '--json', file]
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  try {
    // Whether it is above its floors is not the question here.
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } catch {
    throw new Error(
      `The benchmark '${benchmark}' does not run on ${git(folder, 'rev-parse', 'HEAD')}:\n${stderr}`,
    )
  } finally {
    rmSync(file, { force: true })
  }
}

function lineOf({ name, median, low, high, confidence, verdict }: Compared): string {
  const interval = `${low.toFixed(3)} to ${high.toFixed(3)} (${(confidence * 100).toFixed(1)} %)`
  const words = verdict === 'slower' ? `SLOWER: it does not reach ${NOT_SLOWER}` : verdict
  return `${name.padEnd(44)}${median.toFixed(3).padStart(7)} × as good, ${interval}   ${words}`
}
