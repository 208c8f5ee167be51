import { setImmediate as turn } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import type { ReferenceOperator } from '#cli/operator/server'
import { MACHINE_CLOCK } from '#server/clock'
import { keepHistory } from '#server/history/keep'
import { enrol } from '#server/operators/enrol'
import type { Operator } from '#server/operators/operator'
import { openWallets, type Wallets } from '#server/operators/operators'
import { Allowances } from '#server/play/allowances'
import { restraintOf } from '#server/play/restraint'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { type Floor, openFloor } from '#server/tables/floor'
import { NO_SESSIONS, type TableConfig } from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { Purses } from '#server/wallet/purses'
import type { HandClock } from '#tests/clock'
import { until } from '#tests/until'

export const SECRET = 'a secret of at least thirty-two letters'

export function operatorAt(url: string, id = 'bella'): Operator {
  return {
    id,
    name: 'Bella Vista',
    secrets: [SECRET],
    wallet: { url, tryMillis: 150, atOnce: 32 },
    currencies: ['EUR'],
    limits: [],
  }
}

/** By the machine's clock: an operator that is slow or down costs a test tenths of a second. */
const HURRIED = {
  pace: { pollMillis: 50, firstWaitMillis: 20, longestWaitMillis: 500, tryMillis: 300, doubtMillis: 1_500 },
  debitMillis: 600,
  restMillis: 150,
}

const HOUR_MILLIS = 3_600_000
/** Between two tries of one call, whatever chance says: on a hand clock nothing else is waited for so shortly. */
const LONGEST_PAUSE_MILLIS = 300
/** By a hand clock: no call is over because a machine is slow. */
export const PATIENT = {
  pace: {
    pollMillis: 1_000,
    firstWaitMillis: 1_000,
    longestWaitMillis: 5_000,
    tryMillis: HOUR_MILLIS,
    doubtMillis: HOUR_MILLIS,
  },
  debitMillis: HOUR_MILLIS,
  restMillis: 60_000,
}

/** Tables on a real store whose players' money lies with an operator. */
export interface OperatorHouse {
  readonly store: Store
  readonly floor: Floor
  readonly sealer: Sealer
  readonly wallets: Wallets
  readonly purses: Purses
  /** Until something is so. On a hand clock time goes by meanwhile, but for tables that have something to do. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>
  /** What a promise comes to. On a hand clock no time goes by but where a wallet waits before it tries again. */
  given<Outcome>(promise: Promise<Outcome>): Promise<Outcome>
  /** What there is to do is done, then the next thing is due, and is done. */
  step(): Promise<void>
  /** Players of the operator, by what it calls them, with what they are called here. */
  admit(...names: readonly string[]): Promise<ReadonlyMap<string, string>>
  close(): Promise<void>
}

export async function openOperatorHouse({
  operator,
  operators = [operator],
  tables,
  folder,
  databaseUrl,
  clock: hand,
  log = pino({ level: 'fatal' }, pino.destination(2)),
}: {
  /** Whose players are admitted. */
  readonly operator: Operator
  /** All that are configured, if that is not the one. */
  readonly operators?: readonly Operator[]
  readonly tables: readonly TableConfig[]
  readonly folder: string
  readonly databaseUrl: string | null
  readonly clock?: HandClock
  readonly log?: Logger
}): Promise<OperatorHouse> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const { db } = store
  const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder }))
  const clock = hand ?? MACHINE_CLOCK
  const wallets = openWallets({
    clock,
    db,
    log,
    ...(hand === undefined ? { ...HURRIED, operators } : { ...PATIENT, operators: operators.map(patient) }),
  })
  const purses = new Purses(db, wallets.bank.heardOf)
  const silent = () => undefined
  const restraint = restraintOf(new Allowances(db, clock))
  const floor = await openFloor(tables, {
    clock,
    db,
    sealer,
    purses,
    listener: { published: silent, purseChanged: silent, sessionChanged: silent, troubled: silent },
    riders: [wallets.treasury.rider, ...restraint.riders, keepHistory],
    restraint,
    sessions: NO_SESSIONS,
    rates: {},
    treasury: wallets.treasury,
    log,
  })
  wallets.outbox.start()
  const isPause = () => (hand?.nextIn ?? HOUR_MILLIS) <= LONGEST_PAUSE_MILLIS
  const isQuiet = () => [wallets.outbox, ...floor.tables.values()].every(({ isIdle }) => isIdle)
  const passing = (mayPass: () => boolean, holds: () => boolean | Promise<boolean>) =>
    until(async () => {
      while (!(await holds())) {
        // What was woken just now has begun.
        await turn()
        if (!mayPass() || hand?.moveOn() !== true) return false
      }
      return true
    })
  return {
    store,
    floor,
    sealer,
    wallets,
    purses,
    until: (holds) => passing(() => isPause() || isQuiet(), holds),
    given: async (promise) => {
      let isOver = false
      const over = () => {
        isOver = true
      }
      promise.then(over, over)
      await passing(isPause, () => isOver)
      return promise
    },
    step: async () => {
      await passing(isPause, isQuiet)
      hand?.moveOn()
      await passing(isPause, isQuiet)
    },
    admit: async (...names) => {
      const ids = new Map<string, string>()
      for (const name of names) {
        const arrival = { operator: operator.id, externalId: name, name, currency: 'EUR' }
        const id = await enrol(db, arrival, clock.now())
        if (id === null) throw new Error(`${name} is known in another currency.`)
        ids.set(name, id)
        await wallets.bank.ask(id)
      }
      return ids
    },
    close: async () => {
      await floor.close(0)
      await wallets.outbox.stop()
      await store.close()
    },
  }
}

export function patient(operator: Operator): Operator {
  const { wallet } = operator
  return wallet === 'built-in' ? operator : { ...operator, wallet: { ...wallet, tryMillis: HOUR_MILLIS } }
}

/** What a reference operator's book says by itself: it must be right before it can be compared. */
export function problemsIn({ book }: ReferenceOperator): readonly string[] {
  const problems: string[] = []
  const balances = new Map([...book.players].map(([player, { deposited }]) => [player, deposited]))
  const closed = new Map<string, number>()
  for (const { kind, player, round, amount, cancelled } of book.entries.values()) {
    const sign = kind === 'credit' ? 1 : cancelled ? 0 : -1
    balances.set(player, (balances.get(player) ?? 0) + sign * amount)
    const key = `${player} ${round}`
    if (kind === 'credit') closed.set(key, (closed.get(key) ?? 0) + 1)
  }
  for (const [player, balance] of balances) {
    if (book.balanceOf(player) !== balance) problems.push(`${player} does not have ${balance}.`)
  }
  for (const { kind, player, round, cancelled, transaction } of book.entries.values()) {
    const credits = closed.get(`${player} ${round}`) ?? 0
    if (credits > 1) problems.push(`Round ${round} of ${player} was credited ${credits} times.`)
    if (kind === 'debit' && !cancelled && credits === 0) problems.push(`Debit ${transaction} came to no end.`)
  }
  return problems
}
