import { CLOSURE_SCOPES } from '#protocol/http/operations'
import type { Clock } from '#server/clock'
import type { Gateway } from '#server/gateway/gateway'
import type { Copier } from '#server/operations/backup/copier'
import type { Closures } from '#server/operations/closures/closures'
import type { Readings, TableReading } from '#server/operations/metrics/state'
import { isAlive } from '#server/operations/pulse'
import type { SelfCheck } from '#server/operations/selfcheck/selfcheck'
import type { Store } from '#server/store/open'
import type { Floor } from '#server/tables/floor'
import type { Table } from '#server/tables/table'

interface Watched {
  readonly clock: Clock
  readonly store: Store
  readonly floor: Floor
  readonly gateway: Gateway
  readonly closures: Closures
  readonly selfCheck: SelfCheck
  readonly copier: Copier
}

/** The house at this moment, for whoever draws it. */
export function readings({ clock, store, floor, gateway, closures, selfCheck, copier }: Watched): Readings {
  const { version, digest } = selfCheck.last
  return {
    version,
    digest,
    tables: () => [...floor.tables.values()].map((table) => readingOf(table, gateway)),
    people: () => gateway.counts,
    store: () => isAlive(store.ping, clock),
    copying: copier.isCopying,
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
