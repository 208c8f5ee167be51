import { readFileSync } from 'node:fs'
import { type Io, paint } from '#cli/io'
import { ScenarioError } from '#cli/scenario/file'
import { SCENARIO_HELP } from '#cli/scenario/help'
import { differences } from '#cli/scenario/match'
import { runScenario } from '#cli/scenario/run'

const DIFFERS = 1
const BROKEN = 2

/** `sabot scenario FILE… [--json]` */
export async function scenario(args: readonly string[], io: Io): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'))
  const files = args.filter((arg) => !arg.startsWith('-'))
  if (options.includes('--help') || options.includes('-h')) {
    io.out(SCENARIO_HELP)
    return 0
  }
  const unknown = options.find((option) => option !== '--json')
  if (unknown !== undefined || files.length === 0) {
    io.err(`sabot scenario: ${unknown ? `there is no option ${unknown}` : 'name at least one file'}\n`)
    io.err('sabot scenario --help explains the files.\n')
    return BROKEN
  }
  const json = options.includes('--json')
  const codes = files.map((file) => playFile(file, json, io))
  if (!json && files.length > 1) summarise(codes, io)
  return Math.max(...codes)
}

function playFile(path: string, json: boolean, io: Io): number {
  try {
    const file = readFile(path)
    const result = runScenario(file)
    if (json) io.out(`${JSON.stringify(result)}\n`)
    return compare(path, file, result, json, io)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const expected = error instanceof ScenarioError || error instanceof RangeError
    const sentence = expected ? message : `this should not happen, please report it with the file: ${message}`
    if (json) io.out(`${JSON.stringify({ error: sentence })}\n`)
    io.err(`${paint(io, 'red', '✗')} ${path}: ${sentence}\n`)
    return BROKEN
  }
}

function readFile(path: string): { readonly title?: unknown; readonly expect?: unknown } {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ScenarioError(`this is no JSON: ${(error as Error).message}`)
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ScenarioError(`the file cannot be read: ${(error as Error).message}`)
  }
}

function compare(
  path: string,
  file: { readonly title?: unknown; readonly expect?: unknown },
  result: object,
  json: boolean,
  io: Io,
): number {
  const title = typeof file.title === 'string' ? file.title : path
  const wrong = file.expect === undefined ? [] : differences(file.expect, result)
  if (wrong.length === 0) {
    if (!json) io.out(`${paint(io, 'green', '✓')} ${title}\n`)
    return 0
  }
  const tell = json ? io.err : io.out
  tell(`${paint(io, 'red', '✗')} ${title} (${path})\n`)
  for (const line of wrong) tell(`    ${line}\n`)
  return DIFFERS
}

function summarise(codes: readonly number[], io: Io): void {
  const passed = codes.filter((code) => code === 0).length
  io.out(`\n${passed} of ${codes.length} scenarios pass\n`)
}
