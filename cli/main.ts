import { audit } from '#cli/audit'
import { bots } from '#cli/bots'
import { type Io, processIo } from '#cli/io'
import { roads } from '#cli/roads'
import { rtp } from '#cli/rtp'
import { scenario } from '#cli/scenario'
import { serve } from '#cli/serve'
import { simulate } from '#cli/simulate'
import { store } from '#cli/store'
import { verify } from '#cli/verify'

type Verb = (args: readonly string[], io: Io) => Promise<number>

const VERBS: Readonly<Record<string, Verb>> = {
  scenario,
  roads,
  rtp,
  simulate,
  serve,
  audit,
  verify,
  store,
  bots,
}

const HELP = `sabot: live casino table games, exactly as their rulebooks say

  sabot scenario FILE… [--json]     play rounds that are written down, and compare
  sabot roads "B P P T B6b" [--json] draw the five baccarat roads of a shoe
  sabot rtp [GAME] [--json]          what every bet returns, exactly, beside its rulebook's figure
  sabot simulate GAME --rounds N --seed HEX [--json]
                                    play many rounds, and compare with the exact returns
  sabot serve                        run the floor: tables, players, money (npm start does the same)
  sabot audit [--json]               check the whole book and replay every round against it
  sabot verify FILE|ROUND-CODE|SHOE-ID [--json]
                                    rebuild a shoe and its rounds from the revealed seed and the log
  sabot store export|import FILE     copy the whole store to a file, or fill a new one from it
  sabot bots --players N             test players for a running server

sabot VERB --help explains a verb. scenarios/ has a worked case for every rule.
`

export async function main(args: readonly string[], io: Io = processIo): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(HELP)
    return 0
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (verb === undefined) {
    io.err(`sabot: there is no verb '${name}'. sabot --help lists them.\n`)
    return 2
  }
  return verb(rest, io)
}
