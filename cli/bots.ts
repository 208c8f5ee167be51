import { randomBytes } from 'node:crypto'
import { Crowd } from '#cli/bots/crowd/crowd'
import { lineOf, textOf } from '#cli/bots/crowd/report'
import { BOTS_HELP } from '#cli/bots/help'
import { type BotsOptions, readOptions } from '#cli/bots/options'
import { isLater, sleep } from '#cli/bots/wire/session'
import type { Io } from '#cli/io'

const NO_SERVER = 1
const BAD_INPUT = 2
const TERMINAL_MILLIS = 500
const PLAIN_MILLIS = 10_000
/** Back to the line's start, and what stood there is gone. */
const CLEAR = '\r\u001b[K'
const NARROWEST = 40

/** Where it runs: on a terminal of so many columns, or on none; and what tells it to stop. */
export interface Surroundings {
  readonly columns: number | null
  readonly signal: AbortSignal
}

/** `sabot bots --players N [--server URL] [--tables ID,ID] [--play best|random] …` */
export async function bots(
  args: readonly string[],
  io: Io,
  around: Surroundings = processSurroundings(),
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(BOTS_HELP)
    return 0
  }
  const options = readOptions(args)
  if ('problem' in options) {
    io.err(`sabot bots: ${options.problem}\nsabot bots --help explains the options.\n`)
    return BAD_INPUT
  }
  const { server: url, seed = randomBytes(8).toString('hex'), ...rest } = options
  const crowd = await Crowd.open({ ...rest, url, seed })
  if (isLater(crowd)) {
    io.err(`sabot bots: ${crowd.text}\n`)
    return NO_SERVER
  }
  if (!options.quiet) io.err(`${options.players} players, seed ${seed}. Ctrl-C stops them.\n`)
  await watch(crowd, options, io, around)
  const summary = await crowd.close()
  io.out(options.json ? `${JSON.stringify(summary, null, 2)}\n` : textOf(summary))
  return 0
}

/** Says how it goes until it is over. */
async function watch(
  crowd: Crowd,
  { seconds, quiet }: BotsOptions,
  io: Io,
  around: Surroundings,
): Promise<void> {
  const { columns } = around
  const over = new AbortController()
  const end = (): void => over.abort()
  const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1_000)
  around.signal.addEventListener('abort', end)
  while (!over.signal.aborted && !around.signal.aborted) {
    await sleep(columns === null ? PLAIN_MILLIS : TERMINAL_MILLIS, over.signal)
    if (quiet) continue
    const line = lineOf(crowd.summary)
    io.err(columns === null ? `${line}\n` : `${CLEAR}${line.slice(0, Math.max(NARROWEST, columns - 1))}`)
  }
  clearTimeout(timer)
  around.signal.removeEventListener('abort', end)
  if (!quiet && columns !== null) io.err(CLEAR)
}

function processSurroundings(): Surroundings {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return { columns: process.stderr.isTTY === true ? process.stderr.columns : null, signal: stop.signal }
}
