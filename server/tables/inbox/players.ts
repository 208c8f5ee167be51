import type { Batch } from '#server/tables/batch'
import { barring, waitsFor } from '#server/tables/doers/door-keeper'
import { takeOrder } from '#server/tables/doers/player-orders'
import type { Clerk, Decide } from '#server/tables/inbox/desk'
import type { Answer, Order } from '#server/tables/ports'
import type { TableNeeds, Writer } from '#server/tables/writer'

/** Players' orders are decided as many together as there are. */
export class PlayersClerk implements Clerk<Order> {
  readonly #table: string
  readonly #needs: TableNeeds
  readonly #writer: Writer

  constructor(table: string, needs: TableNeeds, writer: Writer) {
    this.#table = table
    this.#needs = needs
    this.#writer = writer
  }

  get looksUp(): boolean {
    return this.#writer.memory.state.paused !== null
  }

  forNow(order: Order): Answer | null {
    return waitsFor(this.#writer.memory.state, order) ? PAUSED : null
  }

  async prepare(orders: readonly Order[]): Promise<Decide<Order>> {
    await this.#writer.need(new Set(orders.map(({ player }) => player)))
    return this.#decide
  }

  readonly #decide = (batch: Batch, order: Order): Answer | null => {
    const { sessions, closures } = this.#needs
    const here = { id: this.#table, game: batch.state.id }
    const barred = closures === undefined ? null : barring(order, here, closures)
    const session = sessions.of(order.player, this.#table)
    const refusal = barred ?? takeOrder(batch, this.#writer.vault, order, session)
    return refusal && { ok: false, reason: refusal.reason, text: refusal.text }
  }
}

const PAUSED: Answer = { ok: false, reason: 'paused', text: 'The game is paused: wait until it goes on.' }
