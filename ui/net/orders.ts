import type { ErrorCode } from '#protocol/wire/reasons'

export type Answer<Reason extends string> =
  | { readonly ok: true; readonly upto: number }
  | { readonly ok: false; readonly reason: Reason; readonly text: string }

/** A message that is answered under its id. */
interface Ordering {
  readonly id: string
}

interface Underway<Order, Reason extends string> {
  readonly order: Order
  readonly settle: (answer: Answer<Reason>) => void
  sentAt: number
}

/** Whatever was ordered, this may be the answer to it. */
type Always = 'bad-input' | 'barred' | 'unknown-table'

const OVERDUE_MILLIS = 5_000
const TOO_FAST_MILLIS = 1_000

/** Orders without an answer so far: each has one id, is sent until it is answered, and is answered once. */
export class Orders<Order extends Ordering, Reason extends string> {
  readonly #send: (order: Order) => boolean
  readonly #changed: (orders: readonly Order[]) => void
  readonly #open = new Map<string, Underway<Order, Reason | Always>>()

  constructor(send: (order: Order) => boolean, changed: (orders: readonly Order[]) => void) {
    this.#send = send
    this.#changed = changed
  }

  give(order: Order): Promise<Answer<Reason | Always>> {
    return new Promise((settle) => {
      const underway = { order, settle, sentAt: 0 }
      this.#open.set(order.id, underway)
      this.#tell(underway)
      this.#tellChange()
    })
  }

  answered(id: string, answer: Answer<Reason>): void {
    this.#settle(id, answer)
  }

  /** An order that no table has seen. */
  failed({
    id,
    code,
    text,
  }: {
    readonly id?: string
    readonly code: ErrorCode
    readonly text: string
  }): void {
    const underway = id === undefined ? undefined : this.#open.get(id)
    if (underway === undefined) return
    const reason = code === 'unknown-table' ? code : 'bad-input'
    if (code === 'too-fast') setTimeout(() => this.#again(underway), TOO_FAST_MILLIS)
    else this.#settle(underway.order.id, { ok: false, reason, text })
  }

  /** Connected again: what was not answered may not have arrived. */
  sendAll(): void {
    for (const underway of this.#open.values()) this.#tell(underway)
  }

  sendOverdue(): void {
    const now = performance.now()
    for (const underway of this.#open.values())
      if (now - underway.sentAt > OVERDUE_MILLIS) this.#tell(underway)
  }

  /** Somebody else is signed in now: the answers are not for them. */
  forget(text: string): void {
    for (const id of [...this.#open.keys()]) this.#settle(id, { ok: false, reason: 'barred', text })
  }

  #again(underway: Underway<Order, Reason | Always>): void {
    if (this.#open.has(underway.order.id)) this.#tell(underway)
  }

  #tell(underway: Underway<Order, Reason | Always>): void {
    underway.sentAt = performance.now()
    this.#send(underway.order)
  }

  #settle(id: string, answer: Answer<Reason | Always>): void {
    const underway = this.#open.get(id)
    if (underway === undefined) return
    this.#open.delete(id)
    underway.settle(answer)
    this.#tellChange()
  }

  #tellChange(): void {
    this.#changed(Array.from(this.#open.values(), ({ order }) => order))
  }
}

/** What no other order of this sender was ever called. */
export function commandId(): string {
  return crypto.randomUUID()
}
