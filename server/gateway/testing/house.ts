import { pino } from 'pino'
import type { Clock } from '#server/clock'
import type { Config, Limits } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { type Gateway, type GatewayParts, PACE, type Pace } from '#server/gateway/gateway'
import { startGateway } from '#server/gateway/start'
import { CounterTable } from '#server/gateway/testing/counter-table'
import { PLAIN_OPERATIONS } from '#server/gateway/testing/operations'
import { QUIET_BOOK } from '#server/gateway/testing/quiet-book'
import type { Archive } from '#server/history/archive'
import { type Newcomer, type People, type Person, type PersonKind, personIn } from '#server/people/person'
import { tokenHash } from '#server/people/secrets'

/** People who are remembered as long as the process lives. */
class RememberedPeople implements People {
  readonly #known = new Map<string, Person>()
  readonly #listeners: ((signIns: readonly string[]) => void)[] = []
  #made = 0

  async signIn(token: string): Promise<Person | null> {
    return this.#known.get(token) ?? null
  }

  async signOut(token: string): Promise<void> {
    if (this.#known.delete(token)) for (const listener of this.#listeners) listener([tokenHash(token)])
  }

  used(): void {}

  isOver(): boolean {
    return false
  }

  onEnded(listener: (signIns: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  async sweep(): Promise<void> {}

  newGuest(): Promise<Newcomer> {
    return this.#make(`Ospite ${this.#made + 1}`, 'guest')
  }

  housePlayer(name: string): Promise<Newcomer> {
    return this.#make(name, 'house')
  }

  async #make(name: string, kind: PersonKind): Promise<Newcomer> {
    const number = ++this.#made
    const person = personIn({ id: `p_${number}`, name, kind, currency: 'EUR', operator: null })
    const token = `token-${number}`
    this.#known.set(token, person)
    return { person, token }
  }
}

const NO_SUMS = { rounds: 0, staked: 0, paid: 0, won: 0, lost: 0, net: 0 }

/** Nothing was played yet. */
export const EMPTY_ARCHIVE: Archive = {
  history: async () => ({ rounds: [], next: null }),
  days: async (_player, { zone }) => ({ zone, currency: 'EUR', days: [], total: NO_SUMS }),
  round: async () => null,
  statement: async () => ({ accounts: [], entries: [], keptBy: null, next: null }),
  file: async function* () {
    yield ''
  },
  shoe: async () => null,
}

export interface HouseSettings {
  readonly tables?: readonly string[]
  readonly tickMillis?: number
  readonly limits?: Partial<Limits>
  readonly pace?: Partial<Pace>
  readonly config?: Partial<Config>
  readonly parts?: Partial<GatewayParts>
}

export interface House {
  readonly gateway: Gateway
  readonly people: People
  readonly url: string
  readonly socketUrl: string
  readonly log: string[]
  table(id: string): CounterTable
  close(): Promise<void>
}

/** The whole gateway on a free port of the loopback, with tables that count; sockets are written to at once. */
export async function openHouse(clock: Clock, settings: HouseSettings = {}): Promise<House> {
  const { tables = ['one'], tickMillis = 0, limits, pace, config, parts } = settings
  let gateway: Gateway | null = null
  const listener = (): Gateway => {
    if (gateway === null) throw new Error('The gateway is not open yet.')
    return gateway
  }
  const standard = loadConfig({ env: {}, folder: '/nonexistent' })
  const model = standard.tables.find(({ game }) => game === 'speed-baccarat')
  if (model === undefined) throw new Error('The standard floor has no speed baccarat.')
  const doors = new Map(
    tables.map((id) => [id, new CounterTable({ ...model, id, name: `Counter ${id}` }, listener, clock.now)]),
  )
  const people = parts?.people ?? new RememberedPeople()
  const log: string[] = []
  gateway = await startGateway({
    clock,
    config: { ...standard, port: 0, tickMillis, ...config, limits: { ...standard.limits, ...limits } },
    people,
    doors,
    purse: async () => ({ cash: 100_000, golden: 0 }),
    archive: EMPTY_ARCHIVE,
    supervision: null,
    chat: QUIET_BOOK,
    staff: async () => null,
    reception: null,
    play: null,
    golden: null,
    operators: null,
    ready: async () => ({
      ok: true,
      store: true,
      tables: doors.size,
      text: 'All tables run.',
      version: '0.0.0',
      digest: '00'.repeat(32),
    }),
    operations: PLAIN_OPERATIONS,
    log: pino({ level: 'warn' }, { write: (line: string) => log.push(line) }),
    pace: { ...PACE, closeMillis: 500, ...pace },
    ...parts,
  })
  const { port } = gateway
  return {
    gateway,
    people,
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/socket`,
    log,
    table(id) {
      const door = doors.get(id)
      if (door === undefined) throw new Error(`No table ${id}.`)
      return door
    },
    close: () => listener().close('The test is over.'),
  }
}
