import type { PlayerCommand } from '#protocol/commands'
import type { FromPlayer } from '#protocol/from-player'
import type { AnswerReason } from '#protocol/reasons'
import type { ToPlayer } from '#protocol/to-player'

export type Answer =
  | { readonly ok: true; readonly upto: number }
  | { readonly ok: false; readonly reason: AnswerReason; readonly text: string }

/** A command on its way. */
export interface Order {
  readonly id: string
  readonly table: string
  readonly command: PlayerCommand
}

interface Underway extends Order {
  readonly settle: (answer: Answer) => void
  sentAt: number
}

const OVERDUE_MILLIS = 5_000
const TOO_FAST_MILLIS = 1_000

/** Commands without an answer so far: each has one id, is sent until it is answered, and is answered once. */
export class Orders {
  readonly #send: (message: FromPlayer) => boolean
  readonly #changed: (orders: readonly Order[]) => void
  readonly #open = new Map<string, Underway>()

  constructor(send: (message: FromPlayer) => boolean, changed: (orders: readonly Order[]) => void) {
    this.#send = send
    this.#changed = changed
  }

  give(table: string, command: PlayerCommand): Promise<Answer> {
    return new Promise((settle) => {
      const order: Underway = { id: commandId(), table, command, settle, sentAt: 0 }
      this.#open.set(order.id, order)
      this.#tell(order)
      this.#changed([...this.#open.values()])
    })
  }

  answered(message: ToPlayer & { readonly type: 'answer' }): void {
    if (message.ok) this.#settle(message.id, { ok: true, upto: message.upto })
    else this.#settle(message.id, { ok: false, reason: message.reason, text: message.text })
  }

  /** A command that no table has seen. */
  failed({ id, code, text }: ToPlayer & { readonly type: 'error' }): void {
    const order = id === undefined ? undefined : this.#open.get(id)
    if (order === undefined) return
    if (code === 'too-fast') setTimeout(() => this.#again(order), TOO_FAST_MILLIS)
    else this.#settle(order.id, { ok: false, reason: code === 'unknown-table' ? code : 'bad-input', text })
  }

  /** Connected again: what was not answered may not have arrived. */
  sendAll(): void {
    for (const order of this.#open.values()) this.#tell(order)
  }

  sendOverdue(): void {
    const now = performance.now()
    for (const order of this.#open.values()) if (now - order.sentAt > OVERDUE_MILLIS) this.#tell(order)
  }

  /** Somebody else is signed in now: the answers are not for them. */
  forget(text: string): void {
    for (const id of [...this.#open.keys()]) this.#settle(id, { ok: false, reason: 'barred', text })
  }

  #again(order: Underway): void {
    if (this.#open.has(order.id)) this.#tell(order)
  }

  #tell(order: Underway): void {
    order.sentAt = performance.now()
    const { id, table, command } = order
    this.#send({ type: 'do', id, table, command })
  }

  #settle(id: string, answer: Answer): void {
    const order = this.#open.get(id)
    if (order === undefined) return
    this.#open.delete(id)
    order.settle(answer)
    this.#changed([...this.#open.values()])
  }
}

/** What no other command of this player was ever called. */
export function commandId(): string {
  return crypto.randomUUID()
}
