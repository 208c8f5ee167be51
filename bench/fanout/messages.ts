import type { Publication } from '#server/tables/ports'

/** What sends: ours, or what it is compared with. */
export type Kind = 'plain' | 'gateway'

/** A server with tables that say what they are told to. */
export interface Target {
  readonly url: string
  /** Of as many clients as were asked for. */
  readonly tokens: readonly string[]
  publish(publication: Publication): void
  /** The players who hear a table. */
  audience(table: number): readonly string[]
}

export function tableName(table: number): string {
  return `table-${table}`
}

export function tableNumber(name: string): number {
  return Number(name.slice('table-'.length))
}

/** Which of the tables a client hears, by their numbers, and how it signs in. */
export interface Client {
  readonly token: string
  readonly tables: readonly number[]
}

/** What the sending process is asked. */
export type ToSender =
  | {
      readonly do: 'open'
      readonly as: Kind
      readonly tables: number
      readonly clients: number
    }
  | { readonly do: 'play'; readonly seconds: number; readonly everyMillis: number }
  | { readonly do: 'memory' }

export interface Opened {
  readonly url: string
  readonly tokens: readonly string[]
}

export interface Played {
  /** Messages that clients should have heard. */
  readonly messages: number
  readonly cpuSeconds: number
}

export interface Memory {
  readonly bytes: number
}

/** What the process with the clients is asked. */
export type ToLoad =
  | { readonly do: 'connect'; readonly url: string; readonly clients: readonly Client[] }
  | { readonly do: 'count'; readonly expected: number }

export interface Counted {
  readonly messages: number
  readonly frames: number
  readonly p99Millis: number
}
