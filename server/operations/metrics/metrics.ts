import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Meters } from '#server/operations/meters'
import { httpMeter, socketMeter } from '#server/operations/metrics/gateway'
import { storeMeter, walletMeter } from '#server/operations/metrics/store'
import { tableMeter } from '#server/operations/metrics/tables'

/** A registry of its own for each house, so that two in one process do not count together. */
export interface Metrics {
  readonly registry: Registry
  readonly meters: Meters
}

export function newMetrics(): Metrics {
  const registry = new Registry()
  const meters: Meters = {
    tables: tableMeter(registry),
    sockets: socketMeter(registry),
    http: httpMeter(registry),
    store: storeMeter(registry),
    wallet: walletMeter(registry),
  }
  return { registry, meters }
}

/** The process itself: event loop, heap, garbage collection, processor. They watch from here on, for ever. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
}
