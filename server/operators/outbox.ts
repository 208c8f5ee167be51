import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OperatorId } from '#engine/ids'
import type { Clock } from '#server/clock'
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

interface OutboxNeeds {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly bank: Bank
  readonly log: Logger
}

/** Delivers credits and cancels until the operator confirms each, whatever happens in between. */
export class Outbox {
  readonly #clock: Clock
  readonly #db: Kysely<Schema>
  readonly #bank: Bank
  readonly #log: Logger
  readonly #pace: OutboxPace
  readonly #calls = new Map<string, () => void>()
  readonly #underWay = new Set<Promise<void>>()
  #working: Promise<unknown> = Promise.resolve()
  /** How many look at the store just now. */
  #looking = 0
  #stopped = false

  constructor({ clock, db, bank, log }: OutboxNeeds, pace: OutboxPace = OUTBOX_PACE) {
    this.#clock = clock
    this.#db = db
    this.#bank = bank
    this.#log = log
    this.#pace = pace
  }

  /** Nothing is under way: it waits for a call, or for time. */
  get isIdle(): boolean {
    return this.#looking === 0 && this.#underWay.size === 0
  }

  start(): void {
    const { operators } = this.#bank
    if (operators.length === 0) return
    const doubts = this.#forever('', this.#pace.doubtMillis / DOUBTS_LOOKED_AT, () => this.#settleDoubts())
    this.#working = Promise.all([doubts, ...operators.map((operator) => this.#serve(operator))])
  }

  readonly wake = (operators: Iterable<OperatorId>): void => {
    for (const operator of operators) this.#calls.get(operator)?.()
  }

  /** What is under way comes to its end; the rest waits in the store. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const call of this.#calls.values()) call()
    await this.#working
    await Promise.all(this.#underWay)
  }

  #serve(operator: OperatorId): Promise<void> {
    let running = 0
    return this.#forever(operator, this.#pace.pollMillis, async () => {
      const most = this.#pace.atOnce - running
      if (most <= 0 || this.#bank.isResting(operator)) return
      const claim = { most, now: this.#clock.now(), forMillis: this.#pace.tryMillis + CLAIM_MARGIN_MILLIS }
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
      if (!(await this.#look(name, work))) await this.#clock.pause(this.#pace.pollMillis)
      if (!called && !this.#stopped) await this.#clock.pause(everyMillis, call.signal)
    }
  }

  /** False where the store failed. */
  async #look(name: string, work: () => Promise<void>): Promise<boolean> {
    this.#looking += 1
    try {
      await work()
      return true
    } catch (error) {
      this.#log.warn({ operator: name, err: error }, "the store failed the operators' outbox")
      return false
    } finally {
      this.#looking -= 1
    }
  }

  async #deliver(due: Due): Promise<void> {
    const { code, operator, kind, tries } = due
    const { tryMillis } = this.#pace
    try {
      const answer = await this.#bank.deliver(due, { until: this.#clock.steady() + tryMillis, tries: 1 })
      if (answer.kind === 'done') {
        await markDone(this.#db, code, this.#clock.now())
        return
      }
      const trouble = answer.kind === 'refused' ? `The operator answered '${answer.why}'.` : answer.text
      // An operator must take back what is its players': it is asked until it does.
      if (answer.kind === 'refused')
        this.#log.error({ code, operator, kind, trouble }, 'a delivery was refused')
      await putOff(this.#db, code, { until: this.#clock.now() + this.#wait(tries), trouble })
    } catch (error) {
      // Its claim ends by itself, and it is tried again.
      this.#log.warn({ code, operator, err: error }, 'a delivery could not be noted')
    }
  }

  /** Whole milliseconds: the store takes no others. */
  #wait(tries: number): number {
    const { firstWaitMillis, longestWaitMillis } = this.#pace
    const millis = Math.min(longestWaitMillis, firstWaitMillis * 2 ** Math.min(tries - 1, 20))
    return Math.round(millis * (0.5 + Math.random()))
  }

  async #settleDoubts(): Promise<void> {
    const now = this.#clock.now()
    this.wake(await giveUpDebits(this.#db, { askedBefore: now - this.#pace.doubtMillis }, now))
  }
}
