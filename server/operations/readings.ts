import { setTimeout as pause } from 'node:timers/promises'
import { CLOSURE_SCOPES } from '#protocol/http/operations'
import type { Gateway } from '#server/gateway/gateway'
import type { Closures } from '#server/operations/closures/closures'
import type { Readings, TableReading } from '#server/operations/metrics/state'
import type { SelfCheck } from '#server/operations/selfcheck/selfcheck'
import type { Store } from '#server/store/open'
import type { Floor } from '#server/tables/floor'
import type { Table } from '#server/tables/table'

/** Whoever asks for figures does not wait longer than this for a store that is silent. */
const PING_MILLIS = 2_000

interface Watched {
  readonly store: Store
  readonly floor: Floor
  readonly gateway: Gateway
  readonly closures: Closures
  readonly selfCheck: SelfCheck
}

/** The house at this moment, for whoever draws it. */
export function readings({ store, floor, gateway, closures, selfCheck }: Watched): Readings {
  const { version, digest } = selfCheck.last
  return {
    version,
    digest,
    tables: () => [...floor.tables.values()].map((table) => readingOf(table, gateway)),
    people: () => gateway.counts,
    store: () =>
      Promise.race([
        store.ping().then(
          () => true,
          () => false,
        ),
        pause(PING_MILLIS, false, { ref: false }),
      ]),
    connections: () => store.connections(),
    closures: () => {
      const list = closures.list()
      const countOf = (scope: string) => list.filter((closure) => closure.scope === scope).length
      return Object.fromEntries(CLOSURE_SCOPES.map((scope) => [scope, countOf(scope)]))
    },
    selfCheck: () => selfCheck.last,
  }
}

function readingOf(table: Table, gateway: Gateway): TableReading {
  const { id, game } = table.config
  const { state } = table.snapshot({ as: 'bystander' })
  return {
    id,
    game,
    phase: state.paused === null ? state.game.phase : 'paused',
    players: gateway.playersAt(id),
    letters: table.letters,
    up: table.trouble === null,
  }
}
