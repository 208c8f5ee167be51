import type { SecondPerson } from '#protocol/http/supervision'
import type { WrittenRates } from '#server/config/rates'
import type { TestSeeds } from '#server/config/test-seeds'
import type { Retention } from '#server/history/retention'
import type { Operator } from '#server/operators/operator'
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
  /** Attempts to sign in, or to open an account, of one address. */
  readonly signInsPerMinute: number
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
  /** A client that was built for this house; null is the one of this checkout. */
  readonly clientFolder: string | null
  /** The staff's consoles that were built for this house; null are those of this checkout. */
  readonly consoleFolder: string | null
  readonly logLevel: LogLevel
  readonly secureCookies: boolean
  /** Whether addresses come from a proxy's `X-Forwarded-For`. */
  readonly trustProxy: boolean
  /** Accounts, operators' players and staff sign in again after so long without doing anything. */
  readonly idleMinutes: number
  /** Pages of these origins may connect, besides the server's own. */
  readonly origins: readonly string[]
  /** Play money of a new guest, in cents. */
  readonly guestCash: number
  /** Whether guests may write at the tables; reading and support are everybody's. */
  readonly guestChat: boolean
  readonly currency: string
  /** What one unit of it is worth in the other currencies that are played (MO-6). */
  readonly rates: WrittenRates
  /** Money goes to the table and back, and looser limits wait longer (TP-18). */
  readonly regulated: boolean
  /** Limits for everybody, as `loss/week/50000`. */
  readonly houseLimits: readonly string[]
  /** How long a looser limit waits; null is a day, or a week where play is regulated. */
  readonly looserLimitHours: number | null
  /** The most for one regulated session, in cents, and how long its player may be away. */
  readonly sessionMost: number
  readonly sessionAwayMinutes: number
  /** Bounds of one payment, in cents. */
  readonly depositLeast: number
  readonly depositMost: number
  readonly withdrawalMost: number
  /** Test players of the house on the floor, marked as such; 0 is none. */
  readonly housePlayers: number
  /** Where money moves back: whether a supervisor who is alone on duty may agree with themselves. */
  readonly secondPerson: SecondPerson
  /** How long a shutdown waits for rounds to end. */
  readonly shutdownSeconds: number
  /** The digest that the running code must have; null is any. */
  readonly expectedDigest: string | null
  /** Where Prometheus may ask; null is nowhere. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** One command in so many is followed through the log; 0 is none. At debug all are. */
  readonly traceOneIn: number
  readonly tickMillis: number
  /** Whoever watches the lobby is told at most once in this time what changed. */
  readonly lobbyMillis: number
  /** Shoes whose cards are known, for tests on one machine; nowhere else does the server start with any. */
  readonly testSeeds: TestSeeds
  readonly limits: Limits
  /** How long what nobody needs any more is kept. */
  readonly retention: Retention
  /** Casinos that send their players here. */
  readonly operators: readonly Operator[]
  readonly tables: readonly TableConfig[]
}
