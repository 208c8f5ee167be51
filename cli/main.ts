import { audit } from '#cli/audit'
import { backup } from '#cli/backup'
import { bots } from '#cli/bots'
import { cards } from '#cli/cards'
import { type Io, processIo } from '#cli/io'
import { operator } from '#cli/operator'
import { restore } from '#cli/restore'
import { retain } from '#cli/retain'
import { roads } from '#cli/roads'
import { rtp } from '#cli/rtp'
import { scenario } from '#cli/scenario'
import { selfcheck } from '#cli/selfcheck'
import { serve } from '#cli/serve'
import { simulate } from '#cli/simulate'
import { staff } from '#cli/staff'
import { store } from '#cli/store'
import { trace } from '#cli/trace'
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
  retain,
  staff,
  backup,
  restore,
  selfcheck,
  trace,
  bots,
  operator,
  cards,
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
  sabot backup FOLDER                copy the store, also while it is played on, and check the copy
  sabot restore FOLDER               fill an empty store from a backup, and audit it
  sabot selfcheck [--json]           compare the code with what the build made
  sabot trace COMMAND-ID|ROUND-CODE  the way of one command, from the log and the store
  sabot staff add NAME --role ROLE   who works here: dealers, supervisors, administrators
  sabot retain [--dry-run]           take away what is older than the settings keep it
  sabot bots --players N             test players for a running server
  sabot cards [--decks N] [--sheet]  the codes of the cards of a live shoe, with bar codes to print
  sabot operator                     a small casino with a wallet, to try out how operators connect

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
