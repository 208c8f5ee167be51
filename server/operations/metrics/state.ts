import { Gauge, type Registry } from 'prom-client'
import type { SelfCheckAnswer } from '#protocol/http/operations'

/** One table as it is at this moment. */
export interface TableReading {
  readonly id: string
  readonly game: string
  readonly phase: string
  readonly players: number
  readonly letters: number
  readonly up: boolean
}

/** What is not counted but looked at, whenever somebody asks. */
export interface Readings {
  tables(): readonly TableReading[]
  people(): { readonly sockets: number; readonly players: number }
  /** Whether the store answers. */
  store(): Promise<boolean>
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  closures(): Readonly<Record<string, number>>
  /** Whether the store is silent because it is being copied. */
  copying(): boolean
  selfCheck(): Pick<SelfCheckAnswer, 'ok' | 'at' | 'expected' | 'pinned'>
  readonly version: string
  readonly digest: string
}

export function watchState(registry: Registry, readings: Readings): void {
  const registers = [registry]
  const one = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })

  new Gauge({
    name: 'sabot_info',
    help: 'Always 1: the version and the digest of the running code.',
    labelNames: ['version', 'digest', 'node'],
    registers,
    collect() {
      const { version, digest } = readings
      this.set({ version, digest, node: process.version }, 1)
    },
  })
  one('sabot_sockets', 'Sockets that are open.', () => readings.people().sockets)
  one('sabot_players', 'Players who are here, each counted once.', () => readings.people().players)
  one('sabot_store_up', 'Whether the store answers.', async () => ((await readings.store()) ? 1 : 0))
  one(
    'sabot_store_copying',
    'Whether the embedded store is being copied: it answers nobody meanwhile.',
    () => (readings.copying() ? 1 : 0),
  )
  one('sabot_selfcheck_ok', 'Whether the code is what it was at the start and what it should be.', () =>
    readings.selfCheck().ok ? 1 : 0,
  )
  one(
    'sabot_selfcheck_time_seconds',
    'When the code was checked last.',
    () => readings.selfCheck().at / 1_000,
  )
  const by = (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset()
        for (const [value, figure] of Object.entries(read())) this.set({ [label]: value }, figure)
      },
    })
  by('sabot_store_connections', 'Connections to the store, and who waits for one.', 'state', () => ({
    ...readings.connections(),
  }))
  by('sabot_selfcheck_compared', 'What the code was compared with besides its start.', 'with', () => {
    const { expected, pinned } = readings.selfCheck()
    return { build: expected === null ? 0 : 1, pin: pinned === null ? 0 : 1 }
  })
  by('sabot_closures', 'What staff has closed, by what it is.', 'scope', readings.closures)
  const perTable = (read: (table: TableReading) => number) => () =>
    Object.fromEntries(readings.tables().map((table) => [table.id, read(table)]))
  by(
    'sabot_table_players',
    'Players connected to a table.',
    'table',
    perTable(({ players }) => players),
  )
  by(
    'sabot_table_letters',
    'Commands that wait at a table.',
    'table',
    perTable(({ letters }) => letters),
  )
  by(
    'sabot_table_up',
    'Whether a table runs: its log is sound, its store answers.',
    'table',
    perTable(({ up }) => (up ? 1 : 0)),
  )
  new Gauge({
    name: 'sabot_table_phase',
    help: 'Always 1: the phase of a table’s round, or paused.',
    labelNames: ['table', 'game', 'phase'],
    registers,
    collect() {
      this.reset()
      for (const { id, game, phase } of readings.tables()) this.set({ table: id, game, phase }, 1)
    },
  })
}
