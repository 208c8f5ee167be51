import type { Io } from '#cli/io'
import { drawRoads } from '#cli/roads/drawing'
import { ROADS_HELP } from '#cli/roads/help'
import { describeBadToken, parseResults } from '#engine/roads/result'
import { roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'

const BAD_INPUT = 2

function refuse(io: Io, why: string): number {
  io.err(`sabot roads: ${why}\nsabot roads --help explains the notation.\n`)
  return BAD_INPUT
}

/** `sabot roads "B P P T B6b" [--json]`; the results may also come as several arguments. */
export async function roads(args: readonly string[], io: Io): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'))
  const words = args.filter((arg) => !arg.startsWith('-'))
  if (options.includes('--help') || options.includes('-h')) {
    io.out(ROADS_HELP)
    return 0
  }
  const unknown = options.find((option) => option !== '--json')
  if (unknown !== undefined) return refuse(io, `there is no option ${unknown}`)
  const parsed = parseResults(words.join(' '))
  if (!parsed.ok) return refuse(io, describeBadToken(parsed.bad))
  const view = roadsView(roadsOf(parsed.results))
  io.out(options.includes('--json') ? `${JSON.stringify(view, null, 2)}\n` : drawRoads(io, view))
  return 0
}
