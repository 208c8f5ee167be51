import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Approval, ApprovalEnd, ApprovalOver } from '#protocol/staff/approvals'
import type { Clock, Timer } from '#server/clock'
import { newToken } from '#server/people/secrets'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import {
  type KeptApproval,
  keepAnswer,
  keepApproval,
  keepVerdict,
  readApproval,
  readByOrder,
  readOpen,
  signOf,
  toldApproval,
  type Verdict,
} from '#server/supervision/approval-book'
import {
  ASKER_LEFT,
  type Asked,
  type Asking,
  askedAlready,
  askedBefore,
  decidedBefore,
  endText,
  idReused,
  isSame,
  NOT_WAITING,
  needsSecond,
  SAID_NO,
  SAME_PERSON,
  TOO_MANY,
} from '#server/supervision/approval-words'
import { isUsedOtherwise, keepId } from '#server/tables/inbox/answers'
import type { StaffAnswer } from '#server/tables/ports'

/** A round's players wait for the answer: it comes soon or not at all. */
const LASTS_MILLIS = 10 * 60_000
const MOST_WAITING = 20
const AGAIN_MILLIS = 1_000
const HOUSE = 'house'

interface Settings {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  /** Has the table do it; done twice it is done once. */
  readonly carryOut: (agreed: KeptApproval) => Promise<StaffAnswer>
  readonly log: Logger
  readonly lastsMillis?: number
}

export interface ApprovalListener {
  waits(waiting: readonly Approval[]): void
  over(over: ApprovalOver): void
}

/**
 * Where money moves back, one orders and another one agrees. What waits is stored: a restart loses nothing of it, and
 * what was agreed to but perhaps not done is done then, once.
 */
export class Approvals {
  readonly #with: Settings
  readonly #waiting = new Map<string, KeptApproval>()
  readonly #listeners = new Set<ApprovalListener>()
  /** By id: whoever agrees again gets the same answer. */
  readonly #carriedOut = new Map<string, Promise<StaffAnswer>>()
  #work: Promise<unknown> = Promise.resolve()
  #timer: Timer | undefined
  #stopped = false

  constructor(settings: Settings) {
    this.#with = settings
  }

  async open(): Promise<void> {
    for (const kept of await readOpen(this.#with.db)) {
      if (kept.state === 'waiting') this.#waiting.set(kept.id, kept)
      else void this.#carryOutOnce(kept)
    }
    this.#setTimer()
  }

  stop(): void {
    this.#stopped = true
    this.#timer?.cancel()
  }

  listen(listener: ApprovalListener): void {
    this.#listeners.add(listener)
  }

  get waiting(): readonly Approval[] {
    return [...this.#waiting.values()].map(toldApproval)
  }

  ask(asking: Asking): Promise<Asked> {
    return this.#alone(async () => {
      const known = await readByOrder(this.#with.db, asking.by.id, asking.order)
      if (known !== null) return askedBefore(known, asking)
      const same = [...this.#waiting.values()].find((other) => isSame(other, asking))
      if (same !== undefined) {
        const answer = same.by.id === asking.by.id ? needsSecond(same) : askedAlready(same)
        const { db, clock } = this.#with
        if (!(await keepId(db, asking.table, signOf(asking), answer, clock.now()))) return idReused(asking)
        return { answer, waiting: toldApproval(same) }
      }
      if (this.#waiting.size >= MOST_WAITING) return { answer: TOO_MANY, waiting: null }
      return this.#keep(asking)
    })
  }

  /** What was said to this very order before; null where it is new. */
  async answerTo(asking: Asking): Promise<StaffAnswer | null> {
    const { db } = this.#with
    const known = await readByOrder(db, asking.by.id, asking.order)
    if (known !== null) return askedBefore(known, asking).answer
    return (await isUsedOtherwise(db, signOf(asking))) ? idReused(asking).answer : null
  }

  /** `second` is as whom they agree, where that is more than their name. */
  async decide(by: StaffMember, id: string, yes: boolean, second = by.name): Promise<StaffAnswer> {
    const decided = await this.#alone(() => this.#decide(by, id, yes, second))
    return 'ok' in decided ? decided : this.#carryOutOnce(decided)
  }

  /** Whose order has this id; null where none has. */
  async askerOf(id: string): Promise<StaffMember | null> {
    return (await readApproval(this.#with.db, id))?.by ?? null
  }

  async #keep(asking: Asking): Promise<Asked> {
    const { by, order, table, command } = asking
    const { clock, db, lastsMillis = LASTS_MILLIS } = this.#with
    const at = clock.now()
    const asked: KeptApproval = {
      id: newToken(),
      by,
      isStaff: true,
      order,
      table,
      command,
      at,
      until: at + lastsMillis,
      state: 'waiting',
      second: null,
      answer: null,
    }
    const answer = needsSecond(asked)
    if (!(await keepApproval(db, asked, answer))) return idReused(asking)
    this.#waiting.set(asked.id, asked)
    this.#setTimer()
    this.#tellWaiting()
    return { answer, waiting: toldApproval(asked) }
  }

  /** An answer, or what is to be carried out. */
  async #decide(
    by: StaffMember,
    id: string,
    yes: boolean,
    second: string,
  ): Promise<StaffAnswer | KeptApproval> {
    const at = this.#with.clock.now()
    const kept = await readApproval(this.#with.db, id)
    if (kept === null) return NOT_WAITING
    if (kept.state !== 'waiting') return decidedBefore(kept, by, yes, second)
    const isOwn = kept.by.id === by.id
    if (at >= kept.until) {
      await this.#end(kept, { state: 'gone', actor: HOUSE, second: null, at })
      return NOT_WAITING
    }
    if (!yes) {
      const state = isOwn ? 'withdrawn' : 'refused'
      const isDecided = await this.#end(kept, { state, actor: by.name, second: isOwn ? null : second, at })
      return isDecided ? SAID_NO : NOT_WAITING
    }
    if (isOwn && second === by.name) return SAME_PERSON
    if (!kept.isStaff || !mayAct(kept.by, 'supervisor')) {
      await this.#end(kept, { state: 'gone', actor: HOUSE, second: null, at })
      return ASKER_LEFT
    }
    const isDecided = await keepVerdict(this.#with.db, kept, { state: 'agreed', actor: by.name, second, at })
    this.#forget(kept)
    return isDecided ? { ...kept, state: 'agreed', second } : NOT_WAITING
  }

  async #end(kept: KeptApproval, verdict: Verdict & { readonly state: ApprovalEnd }): Promise<boolean> {
    const isDecided = await keepVerdict(this.#with.db, kept, verdict)
    this.#forget(kept)
    if (isDecided) this.#tellOver(kept, verdict.state, null)
    return isDecided
  }

  #carryOutOnce(agreed: KeptApproval): Promise<StaffAnswer> {
    const { id } = agreed
    const answer = this.#carriedOut.get(id) ?? this.#carryOut(agreed)
    this.#carriedOut.set(id, answer)
    return answer
  }

  /** A server that stops leaves it to the next one. */
  async #carryOut(agreed: KeptApproval): Promise<StaffAnswer> {
    const { clock, db, carryOut, log } = this.#with
    const answer = await carryOut(agreed)
    if (!answer.ok && answer.reason === 'closing') {
      this.#carriedOut.delete(agreed.id)
      return answer
    }
    this.#tellOver(agreed, answer.ok ? 'done' : 'failed', answer)
    for (let isKept = false; !isKept && !this.#stopped; ) {
      try {
        await keepAnswer(db, agreed, answer, clock.now())
        isKept = true
      } catch (error) {
        log.warn({ err: error, approval: agreed.id }, 'what was agreed to is done, but not noted yet')
        await clock.pause(AGAIN_MILLIS)
      }
    }
    return answer
  }

  #forget({ id }: KeptApproval): void {
    if (!this.#waiting.delete(id)) return
    this.#setTimer()
    this.#tellWaiting()
  }

  #setTimer(): void {
    this.#timer?.cancel()
    const first = Math.min(...[...this.#waiting.values()].map(({ until }) => until))
    if (this.#stopped || first === Number.POSITIVE_INFINITY) return
    const { clock } = this.#with
    this.#timer = clock.after(Math.max(0, first - clock.now()), () => void this.#expire())
  }

  async #expire(): Promise<void> {
    try {
      await this.#alone(async () => {
        const at = this.#with.clock.now()
        for (const kept of [...this.#waiting.values()].filter(({ until }) => until <= at)) {
          await this.#end(kept, { state: 'gone', actor: HOUSE, second: null, at })
        }
      })
    } catch (error) {
      this.#with.log.warn({ err: error }, 'what took too long to be agreed to could not be noted')
      await this.#with.clock.pause(AGAIN_MILLIS)
    }
    this.#setTimer()
  }

  #tellWaiting(): void {
    const { waiting } = this
    for (const listener of this.#listeners) listener.waits(waiting)
  }

  #tellOver(kept: KeptApproval, end: ApprovalEnd, answer: StaffAnswer | null): void {
    const { approval, table, round, by, command } = toldApproval(kept)
    const text = endText(kept, end, answer)
    const over = {
      type: 'approvalOver',
      approval,
      table,
      round,
      by,
      command,
      end,
      second: kept.second,
      text,
    } as const
    for (const listener of this.#listeners) listener.over(over)
  }

  /** One after the other: what is known here is what was stored last. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(work, work)
    this.#work = done
    return done
  }
}
