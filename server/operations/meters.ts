import type { OperatorId, TableId } from '#engine/ids'
import type { Failure } from '#server/store/store-error'
import type { Batch } from '#server/tables/batch'

/**
 * Where the parts of the house say what they did, for whoever counts. None of them knows of Prometheus, and none
 * needs a meter to work. No player and no free text is ever told: what is told becomes a label.
 */
export interface TableMeter {
  stored(batch: Batch, millis: number): void
  /** Decided once more: the money was not what it seemed, or another transaction was in the way. */
  triedAgain(table: TableId, why: 'overdrawn' | 'conflict'): void
  faulted(table: TableId, what: TableFaultKind): void
}

export const TABLE_FAULTS = ['round', 'order', 'store', 'lost'] as const
/** A round that stands still, an order that broke the game's code, the store away, another server on the table. */
export type TableFaultKind = (typeof TABLE_FAULTS)[number]

export interface SocketMeter {
  heard(bytes: number, messages: number): void
  /** A frame or message that was not of the protocol, or too much. */
  complained(code: string): void
  wrote(bytes: number): void
  /** A socket was brought up to date with a table: it asked for what it had missed, or for all of it. */
  caughtUp(how: 'missed' | 'afresh'): void
  fellBehind(): void
  dropped(code: number): void
  /** A command's answer, since its frame came. `answer` is 'ok' or the refusal's reason. */
  answered(answer: string, millis: number): void
}

export interface HttpMeter {
  answered(method: string, route: string, status: number, millis: number): void
}

export interface StoreMeter {
  asked(statement: string, millis: number, failure: Failure | null): void
  /** A connection was lent for so long: a transaction, or a statement alone. */
  held(millis: number): void
}

/** Calls of operators' wallets. All three are from closed lists: the configuration's operators, the port's words. */
export interface WalletMeter {
  called(operator: OperatorId, kind: string, result: string, millis: number): void
}

export interface Meters {
  readonly tables: TableMeter
  readonly sockets: SocketMeter
  readonly http: HttpMeter
  readonly store: StoreMeter
  readonly wallet: WalletMeter
}
