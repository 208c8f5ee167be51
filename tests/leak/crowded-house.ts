import { pino } from 'pino'
import { Client } from '#cli/bots/wire/client'
import { isLater, signIn } from '#cli/bots/wire/session'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { startServer } from '#server/server'
import { crowd } from '#tests/floor/crowd'
import { FAST } from '#tests/floor/timings'
import { codesIn, type ToldCards } from '#tests/leak/open-cards'
import { until } from '#tests/until'

const GAMES = [
  'speed-baccarat',
  'ventuno',
  'mega-fire-blaze',
  'speed-baccarat',
  'free-bet',
  'mini-baccarat',
] as const
const TABLES = Array.from({ length: 18 }, (_, index) => ({
  ...tableConfig({ id: `table-${index + 1}`, game: GAMES[index % GAMES.length] ?? 'ventuno' }),
  timings: { ...FAST, betting: 25, decision: 20, card: 0, result: 0, bonus: 0, cut: 10 },
}))
/** They are long. */
const FIGURES_EVERY = 40
const MANY = 1_000_000

/** Everything that left a house in a hurry while a crowd played there. */
export interface Crowded {
  readonly frames: readonly string[]
  /** By what was asked. */
  readonly answers: ReadonlyMap<string, string>
  readonly log: readonly string[]
  readonly faults: readonly string[]
}

/** Plays so many rounds on the store of this address, and ends. */
export async function playCrowded(databaseUrl: string, folder: string, rounds: number): Promise<Crowded> {
  const standard = loadConfig({ env: {}, folder })
  const config = {
    ...standard,
    port: 0,
    metricsPort: 0,
    databaseUrl,
    dataFolder: folder,
    shutdownSeconds: 1,
    limits: { ...standard.limits, messagesPerSecond: MANY, messagesBurst: MANY, requestsPerMinute: MANY },
    tables: TABLES,
  }
  const log: string[] = []
  const lines = { write: (line: string) => void log.push(line) }
  const server = await startServer(config, pino({ level: 'trace' }, lines), MACHINE_CLOCK)
  const url = `http://127.0.0.1:${server.port}`
  const figures = `http://127.0.0.1:${server.metricsPort}/metrics`
  const frames: string[] = []
  const answers = new Map<string, string>()
  const ids = TABLES.map(({ id }) => id)
  const bots = await crowd(url, ids, { bots: 12, onFrame: (text) => void frames.push(text) })
  const onlooker = await look(url, ids, (text) => void frames.push(text))
  const played = () => ids.reduce((sum, id) => sum + (onlooker.tables.get(id)?.state.round?.number ?? 0), 0)
  await until(() => ids.every((id) => onlooker.tables.has(id)))
  const enough = played() + rounds
  for (let seen = played(); seen < enough; seen = played()) {
    const paths = pathsAt(onlooker)
    const isTurn = answers.size % FIGURES_EVERY === 0
    const path = isTurn ? figures : (paths[(answers.size * 7) % paths.length] ?? figures)
    answers.set(`${answers.size} ${path}`, await (await fetch(new URL(path, url))).text())
    await until(() => played() > seen)
  }
  for (const { plays } of bots) for (const play of plays) play.stop()
  const everyone = [onlooker, ...bots.map(({ client }) => client)]
  await server.stop()
  await Promise.all(everyone.map((client) => client.close()))
  const faults = everyone.map(({ counters }) => counters.lastFault).filter((fault) => fault !== '')
  return { frames, answers, log, faults }
}

async function look(url: string, ids: readonly string[], onFrame: (text: string) => void): Promise<Client> {
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  const client = new Client({ url, token: session.token })
  client.listen({ onFrame })
  client.join(...ids)
  return client
}

/** What anybody may ask about running tables. */
function pathsAt({ tables }: Client): readonly string[] {
  const about = [...tables].flatMap(([id, { state }]) => [
    `/api/shoes/${id}/${state.shoe?.shoe ?? 1}`,
    `/api/shoes/${id}/${state.coming?.shoe ?? 1}`,
    `/api/rounds/${state.round?.code ?? 'none'}`,
  ])
  return ['/api/tables', ...about]
}

interface Message {
  readonly type: string
  readonly table: string
  readonly after?: number
  readonly upto: number
}

/** The cards in a frame. Only what happens at a table may hold any. */
export function cardsToldIn(frame: string): readonly ToldCards[] {
  return (JSON.parse(frame) as readonly Message[]).flatMap((message) => {
    const cards = codesIn(JSON.stringify(message))
    if (cards.length === 0) return []
    const { type: kind, table, after = 0, upto } = message
    if (kind !== 'events' && kind !== 'snapshot') throw new Error(`Cards in a ${kind}.`)
    return [{ table, kind, after, upto, cards }]
  })
}
