import type { Io } from '#cli/io'
import { paint } from '#cli/io'
import type { SelfCheckAnswer } from '#protocol/http/operations'
import { MACHINE_CLOCK } from '#server/clock'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import { ask } from '#server/operations/control/ask'
import { CODE_ROOT, versionOf } from '#server/operations/selfcheck/code'
import { digestFiles } from '#server/operations/selfcheck/digest'
import { compare, isCompared } from '#server/operations/selfcheck/selfcheck'

const HELP = `sabot selfcheck [--json]
Compares the compiled code with what the build made (dist/manifest.json) and with SABOT_EXPECTED_DIGEST and, where a
server runs on this data folder, has that server compare its code with what it started with too. A running server does
so by itself at the start and every 24 hours. Exits 1 if anything is different; code that there is nothing to compare
with has a question mark.
`

const WRONG = 1
const BROKEN = 2

/** `sabot selfcheck [--json]` */
export async function selfcheck(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP)
    return 0
  }
  const unknown = args.find((arg) => arg !== '--json')
  if (unknown !== undefined)
    return broken(io, `'${unknown}' is not understood. sabot selfcheck --help explains it.`)
  const settings = settingsOf()
  if (typeof settings === 'string') return broken(io, settings)
  const { dataFolder, expectedDigest: pinned } = settings
  const found = await digestFiles(CODE_ROOT)
  const code = { started: found, found, version: versionOf(CODE_ROOT) }
  const here = await compare({ ...code, clock: MACHINE_CLOCK, root: CODE_ROOT, pinned })
  const running = await askServer(dataFolder)
  if (typeof running === 'string') return broken(io, running)
  const ok = here.ok && (running?.ok ?? true)
  if (args.includes('--json')) {
    io.out(`${JSON.stringify({ ok, here, running })}\n`)
  } else {
    tell(io, 'this checkout', here)
    if (running !== null) tell(io, 'the running server', running)
  }
  return ok ? 0 : WRONG
}

/** Null where no server runs; a sentence where it could not answer. */
async function askServer(dataFolder: string): Promise<SelfCheckAnswer | string | null> {
  const answer = await ask(dataFolder, { do: 'selfcheck' })
  if (answer === null) return null
  return answer.ok ? (answer.result as SelfCheckAnswer) : answer.text
}

/** A sentence where there is something wrong with them. */
function settingsOf(): Config | string {
  try {
    return loadConfig({ env: process.env })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

function tell(io: Io, who: string, check: SelfCheckAnswer): void {
  const { ok, version, digest, files, changed, text } = check
  const sign = ok ? (isCompared(check) ? paint(io, 'green', '✓') : '?') : paint(io, 'red', '✗')
  io.out(`${sign} ${who}: ${text}\n`)
  io.out(`  version ${version}, ${files} files, digest ${digest}\n`)
  for (const file of changed) io.out(`  ${file}\n`)
}

function broken(io: Io, sentence: string): number {
  io.err(`sabot selfcheck: ${sentence}\n`)
  return BROKEN
}
