import type { TableConfig } from '#server/tables/ports'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What one visitor, and one address, may ask of the server. */
export interface Limits {
  readonly socketsPerAddress: number
  readonly socketsPerPlayer: number
  readonly tablesPerSocket: number
  /** Of one socket, over time and at once. */
  readonly messagesPerSecond: number
  readonly messagesBurst: number
  /** New guests of one address. */
  readonly guestsPerMinute: number
  /** HTTP requests of one address. */
  readonly requestsPerMinute: number
  /** The largest frame that is read. */
  readonly frameBytes: number
  /** What may wait for a slow reader before it is resynced or dropped. */
  readonly bufferBytes: number
}

/** All that differs from one installation to the next. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** A PostgreSQL server; null is the embedded store in the data folder. */
  readonly databaseUrl: string | null
  /** Encrypts what is face down in the store; without one the data folder keeps its own. */
  readonly sealKey: string | undefined
  /** Starts with a key that is not the store's: what was sealed with the other is given up. */
  readonly newSealKey: boolean
  readonly logLevel: LogLevel
  readonly secureCookies: boolean
  /** Whether addresses come from a proxy's `X-Forwarded-For`. */
  readonly trustProxy: boolean
  /** Pages of these origins may connect, besides the server's own. */
  readonly origins: readonly string[]
  /** Play money of a new guest, in cents. */
  readonly guestCash: number
  readonly currency: string
  /** Test players of the house on the floor, marked as such; 0 is none. */
  readonly housePlayers: number
  /** How long a shutdown waits for rounds to end. */
  readonly shutdownSeconds: number
  readonly tickMillis: number
  readonly limits: Limits
  readonly tables: readonly TableConfig[]
}
