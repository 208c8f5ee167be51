import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '#bench/postgres'
import { Client } from '#cli/bots/client'
import { isLater, signIn } from '#cli/bots/session'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { startServer } from '#server/server'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { shoeContext } from '#server/tables/commit'
import { sealerWith } from '#server/tables/records'
import { crowd } from '#tests/floor/crowd'
import { temporaryFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'

const ROUNDS = 3000
const GAMES = [
  'speed-baccarat',
  'ventuno',
  'mega-fire-blaze',
  'speed-baccarat',
  'free-bet',
  'mini-baccarat',
] as const
const tables = Array.from({ length: 18 }, (_, index) => ({
  ...tableConfig({ id: `table-${index + 1}`, game: GAMES[index % GAMES.length] ?? 'ventuno' }),
  timings: { ...FAST, betting: 25, decision: 20, card: 0, result: 0, bonus: 0, cut: 10 },
}))

const CARDS = /"[A23456789TJQK][SHDC]"/g
const SECRETS = /[0-9a-f]{64}/g

function found(pattern: RegExp, text: string): readonly string[] {
  return [...new Set(text.match(pattern) ?? [])]
}

/** What a text told of a table: its cards, and between which records of the log they must be explained. */
interface Told {
  readonly table: string
  readonly kind: 'events' | 'snapshot'
  readonly after: number
  readonly upto: number
  readonly cards: readonly string[]
}

/** Everything that left the server, boiled down to what could be a leak. */
class Ears {
  readonly told: Told[] = []
  readonly secrets = new Map<string, number>()
  bytes = 0

  frame(text: string): void {
    this.bytes += text.length
    this.#secrets(text)
    for (const message of JSON.parse(text) as {
      type: string
      table: string
      after?: number
      upto: number
    }[]) {
      const cards = found(CARDS, JSON.stringify(message))
      if (cards.length === 0) continue
      if (message.type !== 'events' && message.type !== 'snapshot')
        throw new Error(`Cards in a ${message.type}.`)
      const { type: kind, table, after = 0, upto } = message
      this.told.push({ table, kind, after, upto, cards })
    }
  }

  #secrets(text: string): void {
    for (const secret of found(SECRETS, text)) this.secrets.set(secret, (this.secrets.get(secret) ?? 0) + 1)
  }
}

describe('FA-5: nothing that lies face down leaves the table', () => {
  const folder = temporaryFolder()
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: false })
  })
  afterAll(async () => {
    await postgres.remove()
    folder.remove()
  })

  it(`in no byte of ${ROUNDS} rounds`, { timeout: 400_000 }, async () => {
    const config = loadConfig({ env: {}, folder: folder.path })
    const limits = { ...config.limits, messagesPerSecond: 1e6, messagesBurst: 1e6, requestsPerMinute: 1e6 }
    const settings = {
      port: 0,
      databaseUrl: postgres.url,
      dataFolder: folder.path,
      shutdownSeconds: 1,
      limits,
      tables,
    }
    const lines: string[] = []
    const sink = new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    })
    const server = await startServer({ ...config, ...settings }, pino({ level: 'trace' }, sink))
    const url = `http://127.0.0.1:${server.port}`
    const ears = new Ears()
    const ids = tables.map(({ id }) => id)
    const bots = await crowd(url, ids, { bots: 12, onFrame: (text) => ears.frame(text) })
    const onlooker = await look(url, ids, ears)
    const answers = new Map<string, string>()
    const rounds = () => ids.reduce((sum, id) => sum + (onlooker.tables.get(id)?.state.round?.number ?? 0), 0)
    while (rounds() < ROUNDS) {
      await ask(url, onlooker, answers)
      await pause(20)
    }
    for (const { plays } of bots) for (const play of plays) play.stop()
    const everyone = [onlooker, ...bots.map(({ client }) => client)]
    await server.stop()
    await Promise.all(everyone.map((client) => client.close()))
    expect(everyone.map(({ counters }) => counters.lastFault).filter((fault) => fault !== '')).toEqual([])

    const store = await openStore(settings)
    await expectNoLeak(store, ears, answers, lines)
    await store.close()
  })

  async function look(url: string, ids: readonly string[], ears: Ears): Promise<Client> {
    const session = await signIn(url)
    if (isLater(session)) throw new Error(session.text)
    const client = new Client({ url, token: session.token })
    client.listen({ onFrame: (text) => ears.frame(text) })
    client.join(...ids)
    return client
  }

  /** Everything an API tells about running tables. */
  async function ask(url: string, { tables }: Client, answers: Map<string, string>): Promise<void> {
    const paths = ['/api/tables']
    for (const [id, { state }] of tables) {
      paths.push(`/api/shoes/${id}/${state.shoe?.shoe ?? 1}`, `/api/shoes/${id}/${state.coming?.shoe ?? 1}`)
      if (state.round !== null) paths.push(`/api/rounds/${state.round.code}`)
    }
    const path = paths[Math.floor((answers.size * 7) % paths.length)] ?? '/api/tables'
    const response = await fetch(url + path)
    answers.set(`${path} ${answers.size}`, await response.text())
  }

  async function expectNoLeak(
    { db }: Store,
    { told, secrets, bytes }: Ears,
    answers: ReadonlyMap<string, string>,
    lines: readonly string[],
  ): Promise<void> {
    const log = await openCards(db)
    let faceDown = 0
    for (const { type, body, sealed } of await db
      .selectFrom('events')
      .select(['type', 'body', 'sealed'])
      .execute()) {
      if (sealed === null) continue
      faceDown += 1
      expect({ type, cards: found(CARDS, body) }).toEqual({ type: 'dealt', cards: [] })
    }
    const unexplained = told.filter(({ table, kind, after, upto, cards }) => {
      const open = log.between(table, kind === 'events' ? after : log.roundBefore(table, upto), upto)
      const burned = kind === 'snapshot' ? log.burnedAt(table, upto) : []
      return !cards.every((card) => open.has(card) || burned.includes(card))
    })
    expect(unexplained).toEqual([])

    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder.path }))
    const shoes = await db.selectFrom('shoes').selectAll().execute()
    const hidden = shoes.filter(({ seed }) => seed === null)
    const public_ = new Set(shoes.flatMap(({ commitment, seed }) => [commitment, seed ?? commitment]))
    expect([...secrets.keys()].filter((secret) => !public_.has(secret))).toEqual([])
    const seeds = hidden.map(({ table_id, number, sealed_seed }) =>
      sealer.unseal(sealed_seed, shoeContext(table_id, number)),
    )
    const texts = [...answers.values(), ...lines]
    for (const seed of seeds) expect(texts.filter((text) => text.includes(seed))).toEqual([])
    expect(lines.filter((line) => found(CARDS, line).length > 0)).toEqual([])
    for (const [path, text] of answers) {
      if (!path.startsWith('/api/rounds'))
        expect({ path, cards: found(CARDS, text) }).toEqual({ path, cards: [] })
    }
    expect(faceDown).toBeGreaterThan(ROUNDS)
    expect(told.length).toBeGreaterThan(ROUNDS)
    process.stderr.write(
      `searched ${bytes} bytes of frames for ${faceDown} face-down cards and ${seeds.length} seeds\n`,
    )
  }
})

/** Which cards the log itself shows openly, and where. */
async function openCards(db: Store['db']) {
  const rows = await db
    .selectFrom('events')
    .select(['table_id', 'version', 'type', 'body'])
    .orderBy('version')
    .execute()
  const shown = new Map<string, { readonly version: number; readonly cards: readonly string[] }[]>()
  const burned: typeof shown = new Map()
  const begins = new Map<string, number[]>()
  for (const { table_id, version, type, body } of rows) {
    if (type === 'roundBegan') begins.set(table_id, [...(begins.get(table_id) ?? []), version])
    const cards = found(CARDS, body)
    if (type === 'shoeOpened') burned.set(table_id, [...(burned.get(table_id) ?? []), { version, cards }])
    if (cards.length > 0) shown.set(table_id, [...(shown.get(table_id) ?? []), { version, cards }])
  }
  return {
    between: (table: string, after: number, upto: number): ReadonlySet<string> => {
      const inside = (shown.get(table) ?? []).filter(({ version }) => version > after && version <= upto)
      return new Set(inside.flatMap(({ cards }) => cards))
    },
    /** SH-5: the card turned up when the shoe was opened. */
    burnedAt: (table: string, upto: number): readonly string[] =>
      burned.get(table)?.findLast(({ version }) => version <= upto)?.cards ?? [],
    /** The begin of the round that ran then. */
    roundBefore: (table: string, upto: number): number => {
      const begin = (begins.get(table) ?? []).findLast((version) => version <= upto) ?? 0
      return begin - 1
    },
  }
}
