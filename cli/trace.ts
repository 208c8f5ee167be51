import { parseArgs } from 'node:util'
import type { Io } from '#cli/io'
import { openLog, type Station, stationsOf } from '#cli/trace/log'
import { commandLines, roundLines, stationLines } from '#cli/trace/print'
import { keptCommands, keptRound } from '#cli/trace/store'
import { withStore } from '#cli/with-store'

const HELP = `sabot trace COMMAND-ID|ROUND-CODE [--log FILE]
The way of one command through the house, with times: from the log, and what the store kept of it.

  --log FILE    the server's log, JSON lines; - is standard input

Commands are in the log at level debug (SABOT_LOG_LEVEL=debug), or one in N with SABOT_TRACE_ONE_IN=N. An embedded
store serves one process at a time: while the server runs, only the log is read. Exits 1 if neither knows it.
`

const UNKNOWN = 1
const BROKEN = 2

/** `sabot trace COMMAND-ID|ROUND-CODE [--log FILE]` */
export async function trace(args: readonly string[], io: Io): Promise<number> {
  const options = optionsIn(args)
  if (typeof options === 'string') {
    io.err(`sabot trace: ${options} sabot trace --help explains it.\n`)
    return BROKEN
  }
  if (options.target === null) {
    io.out(HELP)
    return 0
  }
  const { target, log } = options
  const stations = log === null ? [] : await read(target, log, io)
  if (stations === null) return BROKEN
  if (stations.length > 0) io.out(['from the log', ...stationLines(stations), ''].join('\n'))
  const kept = await fromStore(target, io)
  if (stations.length > 0 || kept === 'found') return 0
  if (kept === 'unknown') io.err(`sabot trace: nothing is known of '${target}'.\n`)
  return kept === 'unknown' ? UNKNOWN : BROKEN
}

async function read(target: string, log: string, io: Io): Promise<readonly Station[] | null> {
  try {
    return await stationsOf(target, openLog(log))
  } catch (error) {
    io.err(`sabot trace: ${log} cannot be read: ${error instanceof Error ? error.message : ''}.\n`)
    return null
  }
}

async function fromStore(target: string, io: Io): Promise<'found' | 'unknown' | 'away'> {
  let found = false
  const code = await withStore('trace', io, async ({ db }) => {
    const commands = await keptCommands(db, target)
    const round = await keptRound(db, target)
    const lines = [...commands.flatMap(commandLines), ...(round === null ? [] : roundLines(round))]
    found = lines.length > 0
    if (found) io.out(['from the store', ...lines, ''].join('\n'))
    return 0
  })
  return code !== 0 ? 'away' : found ? 'found' : 'unknown'
}

function optionsIn(
  args: readonly string[],
): { readonly target: string | null; readonly log: string | null } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, log: { type: 'string' } },
    })
    if (values.help === true) return { target: null, log: null }
    const [target, ...more] = positionals
    if (target === undefined || more.length > 0) return "Name one command's id or one round's code."
    return { target, log: values.log ?? null }
  } catch (error) {
    return error instanceof Error ? error.message : 'This is not understood.'
  }
}
