import { randomBytes } from 'node:crypto'
import { type Counters, count } from '#cli/bots/wire/counters'
import type { PlayerCommand } from '#protocol/player/commands'
import type { FromPlayer } from '#protocol/player/from-player'
import type { ToPlayer } from '#protocol/player/to-player'
import type { AnswerReason } from '#protocol/wire/reasons'

/** What became of a command. Of an unanswered one nobody knows: it may have been done. */
export type Answer =
  | { readonly ok: true; readonly upto: number }
  | { readonly ok: false; readonly reason: AnswerReason | 'unanswered'; readonly text: string }

export interface Answered {
  readonly id: string
  readonly table: string
  readonly command: PlayerCommand
  readonly answer: Answer
  /** From the first time it was sent. */
  readonly millis: number
  readonly sends: number
}

interface Order {
  readonly id: string
  readonly table: string
  readonly command: PlayerCommand
  /** The one that was seen when it was given. */
  readonly round?: string
  readonly givenAt: number
  readonly settle: (answer: Answer) => void
  sends: number
  sentAt: number
  waits: number
  timer: NodeJS.Timeout | undefined
}

/** Not the last word: the same id will be answered otherwise. */
const FOR_NOW: readonly string[] = ['paused', 'too-many', 'closing']
const FIRST_WAIT_MILLIS = 100
const LONGEST_WAIT_MILLIS = 1_000
/** Nothing more is sent for so long after being told that it was too fast. */
const CALM_MILLIS = 1_000
/** An answer that takes longer was lost. */
const OVERDUE_MILLIS = 10_000

interface Needs {
  readonly send: (message: FromPlayer) => boolean
  readonly answered: (answered: Answered) => void
  readonly counters: Counters
}

/** Commands on their way: each has one id, is sent until it is answered, and is answered once. */
export class Orders {
  readonly #needs: Needs
  readonly #prefix = randomBytes(9).toString('hex')
  readonly #open = new Map<string, Order>()
  #count = 0
  #calmUntil = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get underway(): number {
    return this.#open.size
  }

  give(table: string, command: PlayerCommand, round?: string): Promise<Answer> {
    return new Promise((resolve) => {
      const id = `${this.#prefix}-${this.#count++}`
      const now = performance.now()
      const named = round === undefined ? {} : { round }
      const known = { id, table, command, ...named, givenAt: now, settle: resolve }
      const order: Order = { ...known, sends: 0, sentAt: now, waits: 0, timer: undefined }
      this.#open.set(id, order)
      this.#needs.counters.commands++
      if (this.#calmUntil > now) this.#later(order, this.#calmUntil - now)
      else this.#send(order)
    })
  }

  answered({ id, ...answer }: ToPlayer & { readonly type: 'answer' }): void {
    const order = this.#open.get(id)
    if (order === undefined) return
    if (answer.ok) this.#settle(order, { ok: true, upto: answer.upto })
    else if (FOR_NOW.includes(answer.reason)) this.#postpone(order)
    else this.#settle(order, { ok: false, reason: answer.reason, text: answer.text })
  }

  /** A command that no table has seen. */
  failed({ id, code, text }: ToPlayer & { readonly type: 'error' }): void {
    if (code === 'too-fast') this.#calmUntil = performance.now() + CALM_MILLIS
    const order = id === undefined ? undefined : this.#open.get(id)
    if (order === undefined) return
    if (code === 'too-fast') this.#postpone(order, CALM_MILLIS)
    else this.#settle(order, { ok: false, reason: code === 'unknown-table' ? code : 'bad-input', text })
  }

  /** Connected again: what was not answered may not have arrived. */
  sendAll(): void {
    for (const order of this.#open.values()) this.#send(order)
  }

  sendOverdue(): void {
    const now = performance.now()
    for (const order of this.#open.values()) {
      if (order.timer === undefined && now - order.sentAt > OVERDUE_MILLIS) this.#send(order)
    }
  }

  /** Nobody will hear the answers any more. */
  giveUp(text: string): void {
    for (const order of this.#open.values()) this.#settle(order, { ok: false, reason: 'unanswered', text })
  }

  #send(order: Order): void {
    clearTimeout(order.timer)
    order.timer = undefined
    order.sentAt = performance.now()
    const { id, table, command, round } = order
    const named = round === undefined ? {} : { round }
    if (!this.#needs.send({ type: 'do', id, table, ...named, command })) return
    order.sends++
    if (order.sends > 1) this.#needs.counters.resends++
  }

  #postpone(order: Order, least = 0): void {
    this.#needs.counters.postponed++
    const grown = Math.min(LONGEST_WAIT_MILLIS, FIRST_WAIT_MILLIS * 2 ** order.waits)
    order.waits++
    this.#later(order, Math.max(least, grown))
  }

  #later(order: Order, millis: number): void {
    clearTimeout(order.timer)
    order.timer = setTimeout(() => this.#send(order), millis)
  }

  #settle(order: Order, answer: Answer): void {
    clearTimeout(order.timer)
    this.#open.delete(order.id)
    const { counters, answered } = this.#needs
    const { id, table, command, sends } = order
    const millis = performance.now() - order.givenAt
    if (answer.ok) counters.accepted++
    else count(counters.refused, answer.reason)
    counters.answers.add(millis)
    order.settle(answer)
    answered({ id, table, command, answer, millis, sends })
  }
}
