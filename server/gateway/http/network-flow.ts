import type { Clock } from '#server/clock'
import { type Bucket, type Flow, fullBucket, take } from '#server/gateway/bucket'
import { networkOf } from '#server/gateway/http/address'

const MOST_NETWORKS = 50_000

/** How often one network may do something a minute. */
export class NetworkFlow {
  readonly #clock: Clock
  readonly #flow: Flow
  readonly #networks = new Map<string, Bucket>()

  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock
    this.#flow = { perSecond: perMinute / 60, burst: perMinute }
  }

  may(address: string): boolean {
    const network = networkOf(address)
    const now = this.#clock.steady()
    const bucket = this.#networks.get(network) ?? fullBucket(this.#flow, now)
    this.#networks.delete(network)
    this.#networks.set(network, bucket)
    for (const oldest of this.#networks.keys()) {
      if (this.#networks.size <= MOST_NETWORKS) break
      this.#networks.delete(oldest)
    }
    return take(bucket, this.#flow, now) === 'ok'
  }
}
