import type { Channel } from '#server/gateway/sockets/channel'
import type { Connection } from '#server/gateway/sockets/connection'

/** One socket's place at one table. */
export interface Subscription {
  readonly connection: Connection
  readonly channel: Channel
  since: number
  /** Was told of the table's trouble and not yet of its end; null when nobody knows what arrived. */
  troubled: boolean | null
}
