import { pino } from 'pino'
import type { Config, Limits } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { type Gateway, type GatewayParts, PACE, type Pace } from '#server/gateway/gateway'
import { startGateway } from '#server/gateway/start'
import { CounterTable } from '#server/gateway/testing/counter-table'
import type { Archive } from '#server/history/archive'
import type { Newcomer, People, Person } from '#server/people/person'

/** People who are remembered as long as the process lives. */
class RememberedPeople implements People {
  readonly #known = new Map<string, Person>()

  async signIn(token: string): Promise<Person | null> {
    return this.#known.get(token) ?? null
  }

  newGuest(): Promise<Newcomer> {
    return this.#make(`Ospite ${this.#known.size + 1}`, false)
  }

  housePlayer(name: string): Promise<Newcomer> {
    return this.#make(name, true)
  }

  async #make(name: string, house: boolean): Promise<Newcomer> {
    const number = this.#known.size + 1
    const person = { id: `p_${number}`, name, house, currency: 'EUR' }
    const token = `token-${number}`
    this.#known.set(token, person)
    return { person, token }
  }
}

const EMPTY_ARCHIVE: Archive = {
  history: async () => ({ rounds: [], next: null }),
  round: async () => null,
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

/** The whole gateway on a free port of the loopback, with tables that count. */
export async function openHouse(settings: HouseSettings = {}): Promise<House> {
  const { tables = ['one'], tickMillis = 5, limits, pace, config, parts } = settings
  let gateway: Gateway | null = null
  const listener = (): Gateway => {
    if (gateway === null) throw new Error('The gateway is not open yet.')
    return gateway
  }
  const standard = loadConfig({ env: {}, folder: '/nonexistent' })
  const model = standard.tables.find(({ game }) => game === 'speed-baccarat')
  if (model === undefined) throw new Error('The standard floor has no speed baccarat.')
  const doors = new Map(
    tables.map((id) => [id, new CounterTable({ ...model, id, name: `Counter ${id}` }, listener)]),
  )
  const people = parts?.people ?? new RememberedPeople()
  const log: string[] = []
  gateway = await startGateway({
    config: { ...standard, port: 0, tickMillis, ...config, limits: { ...standard.limits, ...limits } },
    people,
    doors,
    purse: async () => ({ cash: 100_000, golden: 0 }),
    archive: EMPTY_ARCHIVE,
    staff: async () => null,
    ready: async () => ({ ok: true, store: true, tables: doors.size, text: 'All tables run.' }),
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
