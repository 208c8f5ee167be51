import type { Logger } from 'pino'
import type { Client } from '#cli/bots/wire/client'
import type { TableState } from '#engine/table/types'
import type { Config } from '#server/config/config'
import { type Server, startServer } from '#server/server'
import { HandClock } from '#tests/clock'
import { Passing } from '#tests/floor/passing'
import { takesBets } from '#tests/floor/takes-bets'
import { until as untilSo } from '#tests/until'

/** A whole server whose time stands still, but where a test waits for what only time brings about. */
export interface HandServer extends Server {
  readonly url: string
  readonly clock: HandClock
  /** Until something is so; time goes by meanwhile, wherever no table has anything to do. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>
  /** What everybody sees at a table. */
  state(table: string): TableState
  /** Until a table takes bets, with time left for them, and all of these know that it does. */
  betting(table: string, ...clients: readonly Client[]): Promise<void>
}

/** On a free port; sockets are written to at once. */
export async function startByHand(config: Config, log: Logger, clock = new HandClock()): Promise<HandServer> {
  const server = await startServer({ ...config, port: 0, tickMillis: 0, shutdownSeconds: 0 }, log, clock)
  const { until } = new Passing(clock, () => server.floor.tables.values())
  const state = (id: string) => {
    const table = server.floor.tables.get(id)
    if (table === undefined) throw new Error(`There is no table ${id}.`)
    return table.snapshot({ as: 'bystander' }).state
  }
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    clock,
    until,
    state,
    betting: async (table, ...clients) => {
      await until(() => takesBets(state(table), clock.now()))
      const { round } = state(table)
      const isTold = ({ tables }: Client) => tables.get(table)?.state.round?.code === round?.code
      await untilSo(() => clients.every(isTold))
    },
  }
}
