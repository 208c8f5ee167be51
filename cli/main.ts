import { type Io, processIo } from '#cli/io'

type Verb = (args: readonly string[], io: Io) => Promise<number>

/** Each is loaded when it is called for: most need nothing of the server. */
const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  scenario: async () => (await import('#cli/scenario')).scenario,
  roads: async () => (await import('#cli/roads')).roads,
  rtp: async () => (await import('#cli/rtp')).rtp,
  simulate: async () => (await import('#cli/simulate')).simulate,
  serve: async () => (await import('#cli/serve')).serve,
  audit: async () => (await import('#cli/audit')).audit,
  verify: async () => (await import('#cli/verify')).verify,
  store: async () => (await import('#cli/store')).store,
  retain: async () => (await import('#cli/retain')).retain,
  staff: async () => (await import('#cli/staff')).staff,
  backup: async () => (await import('#cli/backup')).backup,
  restore: async () => (await import('#cli/restore')).restore,
  selfcheck: async () => (await import('#cli/selfcheck')).selfcheck,
  trace: async () => (await import('#cli/trace')).trace,
  bots: async () => (await import('#cli/bots')).bots,
  operator: async () => (await import('#cli/operator')).operator,
  cards: async () => (await import('#cli/cards')).cards,
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
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (load === undefined) {
    io.err(`sabot: there is no verb '${name}'. sabot --help lists them.\n`)
    return 2
  }
  const verb = await load()
  return verb(rest, io)
}
