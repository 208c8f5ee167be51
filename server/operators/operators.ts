import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OperatorId } from '#engine/ids'
import type { Clock } from '#server/clock'
import { Bank } from '#server/operators/bank'
import { Clients } from '#server/operators/clients'
import { type HttpWallet, httpWallet, type TryListener } from '#server/operators/http-wallet'
import type { Operator } from '#server/operators/operator'
import { OUTBOX_PACE, Outbox, type OutboxPace } from '#server/operators/outbox'
import { operatorsTreasury } from '#server/operators/treasury'
import type { Schema } from '#server/store/schema'
import type { Treasury } from '#server/tables/treasury'

/** All debits of one decision together may take this long. */
const DEBIT_MILLIS = 2_500

export interface OperatorsSettings {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly operators: readonly Operator[]
  readonly log: Logger
  readonly pace?: Partial<OutboxPace>
  readonly debitMillis?: number
  /** How long nothing is sent to an operator that is down. */
  readonly restMillis?: number
  /** Told of every try of every call. */
  readonly onTry?: (operator: OperatorId, ...tried: Parameters<TryListener>) => void
}

/** The wallets of operators, as the house uses them. */
export interface Wallets {
  readonly bank: Bank
  readonly outbox: Outbox
  readonly treasury: Treasury
}

export function openWallets(settings: OperatorsSettings): Wallets {
  const { clock, db, operators, log, pace, debitMillis = DEBIT_MILLIS, restMillis, onTry } = settings
  const wallets = new Map<string, HttpWallet>()
  for (const operator of operators) {
    const { id, wallet } = operator
    if (wallet === 'built-in') continue
    wallets.set(
      id,
      httpWallet(operator, wallet, clock, (...tried) => onTry?.(id, ...tried), restMillis),
    )
  }
  const bank = new Bank(new Clients(db, operators), wallets, clock)
  const outbox = new Outbox({ clock, db, bank, log }, { ...OUTBOX_PACE, ...pace })
  const treasury = operatorsTreasury({ clock, db, bank, log, debitMillis, wake: outbox.wake })
  return { bank, outbox, treasury }
}
