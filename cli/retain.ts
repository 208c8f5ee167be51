import type { Io } from '#cli/io'
import { withStore } from '#cli/with-store'
import { RETIRED, type Retired, retirable, retire } from '#server/history/retention'

const HELP = `sabot retain [--dry-run] [--json]
Takes away what is older than the settings under "retention" keep it: guests who never played, answers to commands,
sign-ins that are not used any more, chat. Rounds, events and the book are never taken away. Without such settings
nothing is; a server does the same by itself once a day.

  --dry-run    only counts what would go
  --json       for programs

Settings, in days, 0 is for ever: SABOT_RETAIN_GUESTS, SABOT_RETAIN_ANSWERS, SABOT_RETAIN_SIGN_INS, SABOT_RETAIN_CHAT.
Uses the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER). An embedded store serves one process at a
time: stop the server first.
`

const BROKEN = 2
const OPTIONS = ['--dry-run', '--json']

const WORDS = {
  guests: 'guests who never played',
  answers: 'answers to commands',
  signIns: 'sign-ins of players',
  staffSignIns: 'sign-ins of staff',
  chatLines: 'lines of chat',
} as const satisfies Readonly<Record<keyof Retired, string>>

/** `sabot retain [--dry-run] [--json]` */
export async function retain(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP)
    return 0
  }
  const unknown = args.find((arg) => !OPTIONS.includes(arg))
  if (unknown !== undefined) {
    io.err(`sabot retain: '${unknown}' is not understood. sabot retain --help explains it.\n`)
    return BROKEN
  }
  const isDry = args.includes('--dry-run')
  return withStore('retain', io, async ({ db }, { retention }) => {
    const now = Date.now()
    const counts = isDry
      ? await retirable(db, retention, now)
      : await retire(db, retention, { now, actor: 'command line' })
    if (args.includes('--json')) io.out(`${JSON.stringify({ dryRun: isDry, ...counts })}\n`)
    else for (const what of RETIRED) io.out(`${String(counts[what]).padStart(12)} ${WORDS[what]}\n`)
    if (Object.values(retention).every((days) => days === 0))
      io.err('Everything is kept for ever: no setting under "retention" says otherwise.\n')
    return 0
  })
}
