import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Io } from '#cli/io'
import { FAULTS, type Mischief, NO_MISCHIEF } from '#cli/operator/faults'
import { askLaunch } from '#cli/operator/launch'
import { ReferenceOperator } from '#cli/operator/server'

const HELP = `sabot operator [--id bella] [--secret TEXT] [--port 4760] [--cash 100000] [--faults PERCENT]
               [--server http://127.0.0.1:4750] [--player NAME]
A small casino of your own for trying out how operators connect (docs/operators.md): its wallet answers on the
loopback, its players each begin with --cash cents, every call is shown. With --faults so many calls in a hundred go
wrong in one of the ways in which networks do.

With --server it first asks that server for a launch link for --player and prints it: open it within a minute. That
server's configuration must name this operator, its secret and http://127.0.0.1:4760/wallet. The secret may stand in
the variable SABOT_OPERATOR_SECRET instead. Ctrl-C stops it and prints its book.
`

const BAD_INPUT = 2
const NO_SERVER = 1
const LEAST_SECRET = 32
const OPTIONS = {
  id: { type: 'string', default: 'bella' },
  secret: { type: 'string' },
  port: { type: 'string', default: '4760' },
  cash: { type: 'string', default: '100000' },
  faults: { type: 'string', default: '0' },
  server: { type: 'string' },
  player: { type: 'string', default: 'anna' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `sabot operator`: the reference operator, by hand. */
export async function operator(
  args: readonly string[],
  io: Io,
  signal: AbortSignal = interrupted(),
): Promise<number> {
  const read = readArgs(args)
  if (typeof read === 'string') {
    io.err(`sabot operator: ${read}\nsabot operator --help explains it.\n`)
    return BAD_INPUT
  }
  if (read.help) {
    io.out(HELP)
    return 0
  }
  const { id, secret, port, cash, faults, server, player } = read
  const casino = new ReferenceOperator({
    id,
    secret,
    mischief: mischiefOf(faults),
    log: (line) => io.err(`${line}\n`),
  })
  casino.book.open(player, 'EUR', cash)
  const url = await casino.listen(port)
  io.err(`The wallet of '${id}' answers at ${url}. ${player} has ${cash} cents.\n`)
  const problem = server === undefined ? null : await askLaunch({ server, id, secret, player }, io)
  if (problem === null) await stopped(signal)
  else io.err(`sabot operator: ${problem}\n`)
  await casino.close()
  for (const [name, { balance, currency }] of casino.book.players) io.out(`${name} ${balance} ${currency}\n`)
  return problem === null ? 0 : NO_SERVER
}

interface Read {
  readonly help: boolean
  readonly id: string
  readonly secret: string
  readonly port: number
  readonly cash: number
  readonly faults: number
  readonly server: string | undefined
  readonly player: string
}

function readArgs(args: readonly string[]): Read | string {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true })
    const { id, server, player, help } = values
    const secret = values.secret ?? process.env.SABOT_OPERATOR_SECRET ?? ''
    if (help) return { help, id, secret, port: 0, cash: 0, faults: 0, server, player }
    if (secret.length < LEAST_SECRET) return `--secret must have at least ${LEAST_SECRET} letters.`
    const numbers = [values.port, values.cash, values.faults].map((text) =>
      /^\d{1,12}$/.test(text) ? Number(text) : -1,
    )
    const [port = -1, cash = -1, faults = -1] = numbers
    if (port < 0 || port > 65_535) return '--port is a number from 0 to 65535.'
    if (cash < 0) return '--cash is a number of cents.'
    if (faults < 0 || faults > 100) return '--faults is a number from 0 to 100.'
    if (server !== undefined && !URL.canParse(server))
      return '--server is an address, such as http://127.0.0.1:4750.'
    return { help, id, secret, port, cash, faults, server, player }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function mischiefOf(percent: number): Mischief {
  if (percent === 0) return NO_MISCHIEF
  return () => (randomInt(100) < percent ? (FAULTS[randomInt(FAULTS.length)] ?? null) : null)
}

function interrupted(): AbortSignal {
  const over = new AbortController()
  process.once('SIGINT', () => over.abort())
  process.once('SIGTERM', () => over.abort())
  return over.signal
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
