import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bank } from '#server/operators/bank'
import { giveUpDebits } from '#server/operators/calls'
import { claimDue, type Due, markDone, putOff } from '#server/operators/deliveries'
import type { Schema } from '#server/store/schema'

export interface OutboxPace {
  /** How many deliveries to one operator are under way at once. */
  readonly atOnce: number
  /** How often it is looked whether something is due. */
  readonly pollMillis: number
  /** The first wait after a failure; it doubles up to the longest. */
  readonly firstWaitMillis: number
  readonly longestWaitMillis: number
  readonly tryMillis: number
  /** A debit that was asked for so long ago and is not booked was forgotten by whoever asked. */
  readonly doubtMillis: number
}

export const OUTBOX_PACE: OutboxPace = {
  atOnce: 8,
  pollMillis: 500,
  firstWaitMillis: 250,
  longestWaitMillis: 30_000,
  tryMillis: 3_000,
  doubtMillis: 30_000,
}

/** Beyond the try itself: nobody else takes a delivery that is still under way. */
const CLAIM_MARGIN_MILLIS = 5_000
/** How often in the time after which a debit is in doubt. */
const DOUBTS_LOOKED_AT = 5

/** Delivers credits and cancels until the operator confirms each, whatever happens in between. */
export class Outbox {
  readonly #db: Kysely<Schema>
  readonly #bank: Bank
  readonly #log: Logger
  readonly #pace: OutboxPace
  readonly #calls = new Map<string, () => void>()
  readonly #underWay = new Set<Promise<void>>()
  #working: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(db: Kysely<Schema>, bank: Bank, log: Logger, pace: OutboxPace = OUTBOX_PACE) {
    this.#db = db
    this.#bank = bank
    this.#log = log
    this.#pace = pace
  }

  start(): void {
    const { operators } = this.#bank
    if (operators.length === 0) return
    const doubts = this.#forever('', this.#pace.doubtMillis / DOUBTS_LOOKED_AT, () => this.#settleDoubts())
    this.#working = Promise.all([doubts, ...operators.map((operator) => this.#serve(operator))])
  }

  readonly wake = (operators: Iterable<string>): void => {
    for (const operator of operators) this.#calls.get(operator)?.()
  }

  /** What is under way comes to its end; the rest waits in the store. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const call of this.#calls.values()) call()
    await this.#working
    await Promise.all(this.#underWay)
  }

  #serve(operator: string): Promise<void> {
    let running = 0
    return this.#forever(operator, this.#pace.pollMillis, async () => {
      const most = this.#pace.atOnce - running
      if (most <= 0 || this.#bank.isResting(operator)) return
      const claim = { most, now: Date.now(), forMillis: this.#pace.tryMillis + CLAIM_MARGIN_MILLIS }
      for (const due of await claimDue(this.#db, operator, claim)) {
        running += 1
        const delivery = this.#deliver(due).finally(() => {
          running -= 1
          this.#underWay.delete(delivery)
          this.wake([operator])
        })
        this.#underWay.add(delivery)
      }
    })
  }

  /** Again whenever somebody calls, and now and then by itself. */
  async #forever(name: string, everyMillis: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      let called = false
      const call = new AbortController()
      this.#calls.set(name, () => {
        called = true
        call.abort()
      })
      try {
        await work()
      } catch (error) {
        this.#log.warn({ operator: name, err: error }, "the store failed the operators' outbox")
        await pause(this.#pace.pollMillis)
      }
      if (!called && !this.#stopped) {
        await pause(everyMillis, undefined, { signal: call.signal }).catch(() => undefined)
      }
    }
  }

  async #deliver(due: Due): Promise<void> {
    const { code, operator, kind, tries } = due
    const { tryMillis } = this.#pace
    try {
      const answer = await this.#bank.deliver(due, { until: performance.now() + tryMillis, tries: 1 })
      if (answer.kind === 'done') {
        await markDone(this.#db, code, Date.now())
        return
      }
      const trouble = answer.kind === 'refused' ? `The operator answered '${answer.why}'.` : answer.text
      // An operator must take back what is its players': it is asked until it does.
      if (answer.kind === 'refused')
        this.#log.error({ code, operator, kind, trouble }, 'a delivery was refused')
      await putOff(this.#db, code, { until: Date.now() + this.#wait(tries), trouble })
    } catch (error) {
      // Its claim ends by itself, and it is tried again.
      this.#log.warn({ code, operator, err: error }, 'a delivery could not be noted')
    }
  }

  #wait(tries: number): number {
    const { firstWaitMillis, longestWaitMillis } = this.#pace
    return Math.min(longestWaitMillis, firstWaitMillis * 2 ** Math.min(tries - 1, 20)) * (0.5 + Math.random())
  }

  async #settleDoubts(): Promise<void> {
    const now = Date.now()
    this.wake(await giveUpDebits(this.#db, { askedBefore: now - this.#pace.doubtMillis }, now))
  }
}
