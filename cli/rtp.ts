import type { Io } from '#cli/io'
import { RTP_HELP } from '#cli/rtp/help'
import { type RtpOptions, readOptions } from '#cli/rtp/options'
import { ProgressLine } from '#cli/simulate/progress'
import { ChangeError } from '#math/returns/change-values'

const BAD_INPUT = 2

/** `sabot rtp [GAME] [--json] [--counts] [--strategy] [--rules KEY=VALUE…] [--shoe DECKS] [--report FILE.html]` */
export async function rtp(
  args: readonly string[],
  io: Io,
  terminal: boolean = process.stderr.isTTY === true,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(RTP_HELP)
    return 0
  }
  const options = readOptions(args)
  if ('problem' in options) return refuse(io, options.problem)
  const line = new ProgressLine(io, terminal)
  try {
    const text = await answered(options, io, (doing) => line.say(doing))
    line.clear()
    io.out(text)
    return 0
  } catch (error) {
    line.clear()
    if (error instanceof ChangeError) return refuse(io, error.message)
    throw error
  }
}

/** Loaded here alone: no other verb should wait for the numbers, and no table for the drawings. */
async function answered(options: RtpOptions, io: Io, tell: (doing: string) => void): Promise<string> {
  const { game, report: file } = options
  if (file === undefined) return (await import('#cli/rtp/answer')).answer(options, io, tell)
  const { writeReport } = await import('#cli/rtp/report')
  return writeReport({ ...(game === undefined ? {} : { game }), file, date: new Date() }, tell)
}

function refuse(io: Io, why: string): number {
  io.err(`sabot rtp: ${why}\nsabot rtp --help explains the options.\n`)
  return BAD_INPUT
}
