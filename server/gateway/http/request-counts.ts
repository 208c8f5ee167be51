import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock'
import type { HttpMeter } from '#server/operations/meters'

interface Window {
  current: number
  readonly until: number
}

type Told = (error: Error | null, result: { current: number; ttl: number }) => void

const MOST_NETWORKS = 5_000

/** How many requests each network made in its current window, for the limiter, by the clock of the house. */
export function requestCounts(clock: Clock): FastifyRateLimitStoreCtor {
  return class RequestCounts {
    readonly #windows = new Map<string, Window>()

    incr(network: string, told: Told, windowMillis: number): void {
      const now = clock.steady()
      const known = this.#windows.get(network)
      const isOpen = known !== undefined && known.until > now
      const window = isOpen ? known : { current: 0, until: now + windowMillis }
      window.current += 1
      this.#windows.delete(network)
      this.#windows.set(network, window)
      for (const oldest of this.#windows.keys()) {
        if (this.#windows.size <= MOST_NETWORKS) break
        this.#windows.delete(oldest)
      }
      told(null, { current: window.current, ttl: window.until - now })
    }

    /** No route has a limit of its own. */
    child(): this {
      return this
    }
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts every answer by its route as it was declared; an address that has none is `none`, whatever it was. */
export function meterRequests(app: FastifyInstance, meter: HttpMeter): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const known = METHODS.includes(method) ? method : 'other'
    meter.answered(known, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
  })
}
