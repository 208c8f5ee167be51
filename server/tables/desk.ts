import { noteDecided, noteTaken } from '#server/operations/noting'
import { constraintOf, failureOf } from '#server/store/failure'
import { unanswered } from '#server/tables/answers'
import type { Batch } from '#server/tables/batch'
import { keepClock } from '#server/tables/clock'
import { barring, waitsFor } from '#server/tables/doers/door-keeper'
import { type OrderRefusal, takeOrder } from '#server/tables/doers/player-desk'
import type { Letter, Mailbox } from '#server/tables/mailbox'
import { isFault } from '#server/tables/memory'
import type { Answer, Order, Timings } from '#server/tables/ports'
import type { TableNeeds, Writer } from '#server/tables/writer'

/** Where players' letters are opened, decided together, stored together, and answered. */
export class Desk {
  readonly #table: string
  readonly #timings: Timings
  readonly #needs: TableNeeds
  readonly #writer: Writer
  readonly #mailbox: Mailbox

  constructor(table: string, timings: Timings, needs: TableNeeds, writer: Writer, mailbox: Mailbox) {
    this.#table = table
    this.#timings = timings
    this.#needs = needs
    this.#writer = writer
    this.#mailbox = mailbox
  }

  async serve(letters: readonly Letter[]): Promise<void> {
    noteTaken(this.#needs, this.#table, letters)
    try {
      await this.#open(letters)
    } catch (error) {
      this.#mailbox.putBack(letters)
      throw error
    }
  }

  async #open(letters: readonly Letter[]): Promise<void> {
    const { db } = this.#needs
    const { state } = this.#writer.memory
    const isAsked = state.paused !== null || letters.some(({ unsure }) => unsure)
    const asked = isAsked ? await unanswered(db, letters) : letters
    for (const letter of asked) {
      if (waitsFor(state, letter.order)) this.#mailbox.answerForNow(letter, PAUSED)
    }
    const open = asked.filter(({ answered }) => !answered)
    if (open.length === 0) return
    await this.#writer.need(new Set(open.map(({ order }) => order.player)))
    try {
      await this.#write(open, this.#decide)
    } catch (error) {
      if (!isFault(error)) throw error
      await this.#oneByOne(open, error)
    }
  }

  readonly #decide = (batch: Batch, order: Order): Answer => {
    const before = batch.state
    const session = this.#needs.sessions.of(order.player, this.#table)
    const { closures } = this.#needs
    const here = { id: this.#table, game: before.id }
    const barred = closures === undefined ? null : barring(order, here, closures)
    const refusal = barred ?? takeOrder(batch, this.#writer.vault, order, session)
    keepClock(batch, before, this.#timings)
    const answer = answerOf(refusal, batch.version)
    noteDecided(this.#needs, batch, order, answer)
    return answer
  }

  /** Letters whose id was answered in an earlier life come back with that answer; the rest is tried again. */
  async #write(letters: readonly Letter[], decide: (batch: Batch, order: Order) => Answer): Promise<void> {
    try {
      let answers: readonly Answer[] = []
      await this.#writer.write((batch) => {
        answers = letters.map(({ order }) => {
          const answer = decide(batch, order)
          batch.answers.push({ order, answer })
          return answer
        })
      })
      for (const [index, letter] of letters.entries()) letter.answer(answers[index] ?? BROKEN)
    } catch (error) {
      if (failureOf(error) !== 'unique' || constraintOf(error) !== 'answers_pkey') throw error
      const left = await unanswered(this.#needs.db, letters)
      if (left.length > 0) await this.#write(left, decide)
    }
  }

  /** One of them broke the game's code: it alone is turned away. */
  async #oneByOne(letters: readonly Letter[], error: unknown): Promise<void> {
    const [first] = letters
    if (letters.length === 1 && first !== undefined) {
      this.#needs.log.error({ table: this.#table, order: first.order, err: error }, 'an order failed')
      this.#needs.meter?.faulted(this.#table, 'order')
      await this.#write(letters, () => BROKEN)
      return
    }
    for (const letter of letters) await this.#open([letter])
  }
}

function answerOf(refusal: OrderRefusal | null, upto: number): Answer {
  return refusal === null ? { ok: true, upto } : { ok: false, reason: refusal.reason, text: refusal.text }
}

const PAUSED: Answer = { ok: false, reason: 'paused', text: 'The game is paused: wait until it goes on.' }

const BROKEN: Answer = {
  ok: false,
  reason: 'bad-input',
  text: 'This could not be carried out; nothing was changed.',
}
