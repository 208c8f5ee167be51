import { type Io, paint } from '#cli/io'
import { sealKeyOf, withStore } from '#cli/with-store'
import { audit as auditStore } from '#server/audit/audit'
import { sealerWith } from '#server/tables/records'

const HELP = `sabot audit [--json]
Checks the whole book and replays every round against it: transfers sum to zero, accounts are the sums of their
entries, every event's hash fits, every card came from its committed shoe, every stake came to one result, and every
bet was paid what the cards say: that is worked out once more, with rules and pay tables of the auditor's own.

Reads the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER). An embedded store serves one process at
a time: stop the server first. Exits 1 if anything is wrong.
`

const WRONG = 1
const BROKEN = 2

/** `sabot audit [--json]` */
export async function audit(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP)
    return 0
  }
  const unknown = args.find((arg) => arg !== '--json')
  if (unknown !== undefined) {
    io.err(`sabot audit: '${unknown}' is not understood. sabot audit --help explains it.\n`)
    return BROKEN
  }
  const json = args.includes('--json')
  return withStore('audit', io, async ({ db }, config) => {
    const sealer = sealerWith(sealKeyOf(config))
    const { checked, problems } = await auditStore(db, sealer, (table) => io.err(`auditing ${table}…\n`))
    if (json) io.out(`${JSON.stringify({ ok: problems.length === 0, checked, problems })}\n`)
    else report(checked, problems, io)
    return problems.length === 0 ? 0 : WRONG
  })
}

function report(checked: Readonly<Record<string, number>>, problems: readonly string[], io: Io): void {
  for (const [what, count] of Object.entries(checked)) io.out(`${String(count).padStart(12)} ${what}\n`)
  for (const problem of problems) io.out(`${paint(io, 'red', '✗')} ${problem}\n`)
  const verdict = problems.length === 0 ? paint(io, 'green', 'All of it agrees.') : 'This is not right.'
  io.out(`${verdict}\n`)
}
