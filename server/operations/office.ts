import type { Logger } from 'pino'
import { GAME_IDS } from '#engine/games'
import type { ReadyAnswer } from '#protocol/http'
import type { Clock } from '#server/clock'
import type { Config } from '#server/config/config'
import type { Gateway } from '#server/gateway/gateway'
import { copierOf } from '#server/operations/backup/copier'
import type { Closures } from '#server/operations/closures/closures'
import { listenForOrders } from '#server/operations/control/listen'
import { type Metrics, watchProcess } from '#server/operations/metrics/metrics'
import { serveMetrics } from '#server/operations/metrics/serve'
import { watchState } from '#server/operations/metrics/state'
import type { Operations } from '#server/operations/operations'
import { readiness } from '#server/operations/readiness'
import { readings } from '#server/operations/readings'
import { CODE_ROOT } from '#server/operations/selfcheck/code'
import { SelfCheck } from '#server/operations/selfcheck/selfcheck'
import { noteStaff } from '#server/people/staff/log'
import type { Store } from '#server/store/open'
import type { Floor } from '#server/tables/floor'

interface OfficeParts {
  readonly clock: Clock
  readonly config: Config
  readonly store: Store
  readonly floor: Floor
  readonly closures: Closures
  readonly metrics: Metrics
  readonly sealKey: Uint8Array
  readonly log: Logger
}

/** The back office: it looks at the code, counts, copies the store, and answers whoever runs the house. */
export interface Office {
  readonly operations: Operations
  ready(): Promise<ReadyAnswer>
  /** The door is open: figures have an audience to count, and players can be told. */
  attend(gateway: Gateway): void
  /** The port of the figures, where there is one. */
  readonly metricsPort: number | null
  close(): Promise<void>
}

export async function openOffice(parts: OfficeParts): Promise<Office> {
  const { clock, config, store, floor, closures, metrics, sealKey, log } = parts
  const { dataFolder, metricsPort: port, metricsHost: host } = config
  const startedAt = clock.now()
  const selfCheck = await SelfCheck.start({ clock, root: CODE_ROOT, pinned: config.expectedDigest, log })
  const copier = copierOf(store, sealKey, clock.now)
  const figures = port === null ? null : await serveMetrics(metrics.registry, { host, port }, log)
  if (figures !== null) watchProcess(metrics.registry)
  const control = await listenForOrders(
    dataFolder,
    (order) => {
      switch (order.do) {
        case 'selfcheck':
          return selfCheck.run()
        case 'backup':
          return copier.copy(order)
        default:
          return order satisfies never
      }
    },
    log,
  )
  const operations: Operations = {
    version: () => {
      const { version, digest, ok, at } = selfCheck.last
      return { version, digest, ok, checkedAt: at, startedAt, games: [...GAME_IDS] }
    },
    lastCheck: () => selfCheck.last,
    async check(by) {
      const { ok, digest, changed, at } = await selfCheck.run()
      const deed = { actor: by, action: 'self-check', subject: 'code', reason: null, before: null, at }
      await store.db.transaction().execute((tx) => noteStaff(tx, { ...deed, after: { ok, digest, changed } }))
      return selfCheck.last
    },
    closures,
  }
  return {
    operations,
    ready: () => readiness({ ping: store.ping, isCopying: copier.isCopying, clock }, floor, selfCheck.last),
    attend(gateway) {
      watchState(metrics.registry, readings({ clock, store, floor, gateway, closures, selfCheck, copier }))
      closures.changed = ({ scope, subject }, text) => {
        for (const table of floor.tables.values()) table.look()
        if (scope === 'player') gateway.tell(subject, noticeOf(text))
      }
    },
    metricsPort: figures?.port ?? null,
    async close() {
      selfCheck.stop()
      await control.close()
      await figures?.close()
    },
  }
}

function noticeOf(text: string | null) {
  return text === null
    ? ({ type: 'notice', table: null, kind: 'admitted', text: 'You may bet again.' } as const)
    : ({ type: 'notice', table: null, kind: 'barred', text } as const)
}
