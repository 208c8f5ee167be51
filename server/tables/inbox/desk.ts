import type { TableState } from '#engine/table/types'
import { noteDecided, noteTaken } from '#server/operations/noting'
import { constraintOf, failureOf } from '#server/store/failure'
import type { Batch } from '#server/tables/batch'
import { keepClock } from '#server/tables/clock'
import { idReused, keptAnswers, keyOf } from '#server/tables/inbox/answers'
import type { LetterOf, Mailbox } from '#server/tables/inbox/mailbox'
import { isFault } from '#server/tables/memory'
import type { Answer, Order, StaffAnswer, StaffOrder, Timings } from '#server/tables/ports'
import type { TableNeeds, Writer } from '#server/tables/writer'

/** Carries an order out, which is null, or says why not with nothing changed. */
export type Decide<Sent, Reply = never> = (batch: Batch, order: Sent) => Reply | Answer | null

/** What is particular about the orders of one kind of sender. */
export interface Clerk<Sent extends Order | StaffOrder, Reply extends StaffAnswer = never> {
  /** Whether the store is asked first for the answers that ids may have already. */
  readonly looksUp: boolean
  /** What is said to it without doing it: the id gets no answer by that. */
  forNow(order: Sent): Reply | Answer | null
  /** Reads what deciding these needs. Null: their moment is when no stakes lie on the table. */
  prepare(orders: readonly Sent[]): Promise<Decide<Sent, Reply> | null>
  /** What else belongs into the commit. */
  note?(batch: Batch, order: Sent, before: TableState, answer: Reply | Answer): void
}

interface Place {
  readonly table: string
  readonly timings: Timings
  readonly needs: TableNeeds
  readonly writer: Writer
  readonly mailbox: Mailbox
}

/** Where letters are opened, decided together, stored together, and answered. */
export class Desk<Sent extends Order | StaffOrder, Reply extends StaffAnswer = never> {
  readonly #at: Place
  readonly #clerk: Clerk<Sent, Reply>

  constructor(place: Place, clerk: Clerk<Sent, Reply>) {
    this.#at = place
    this.#clerk = clerk
  }

  /** If storing them fails they wait on: whether they were stored is looked up the next time. */
  async serve(letters: readonly LetterOf<Sent, Reply>[]): Promise<void> {
    noteTaken(this.#at.needs, this.#at.table, letters)
    try {
      await this.#open(letters)
    } catch (error) {
      this.#at.mailbox.putBack(letters)
      throw error
    }
  }

  async #open(letters: readonly LetterOf<Sent, Reply>[]): Promise<void> {
    const { mailbox } = this.#at
    const isAsked = this.#clerk.looksUp || letters.some(({ unsure }) => unsure)
    const asked = isAsked ? await this.#unanswered(letters) : letters
    for (const letter of asked) {
      const answer = this.#clerk.forNow(letter.order)
      if (answer !== null) mailbox.answerForNow(letter, answer)
    }
    const open = asked.filter(({ answered }) => !answered)
    if (open.length === 0) return
    try {
      const decide = await this.#clerk.prepare(open.map(({ order }) => order))
      if (decide === null) mailbox.putAside(open)
      else await this.#write(open, decide)
    } catch (error) {
      if (!isFault(error)) throw error
      await this.#oneByOne(open, error)
    }
  }

  /** Letters whose id was answered in an earlier life come back with that answer; the rest is tried again. */
  async #write(letters: readonly LetterOf<Sent, Reply>[], decide: Decide<Sent, Reply>): Promise<void> {
    try {
      let answers: readonly (Reply | Answer)[] = []
      await this.#at.writer.write((batch) => {
        answers = letters.map((letter) => this.#decided(batch, letter, decide))
      })
      for (const [index, letter] of letters.entries()) letter.answer(answers[index] ?? BROKEN)
    } catch (error) {
      if (failureOf(error) !== 'unique' || constraintOf(error) !== 'answers_pkey') throw error
      const left = await this.#unanswered(letters)
      if (left.length > 0) await this.#write(left, decide)
    }
  }

  #decided(
    batch: Batch,
    { order, sender, id, hash }: LetterOf<Sent, Reply>,
    decide: Decide<Sent, Reply>,
  ): Reply | Answer {
    const before = batch.state
    const refused = decide(batch, order)
    keepClock(batch, before, this.#at.timings)
    const answer = refused ?? ({ ok: true, upto: batch.version } as const)
    this.#clerk.note?.(batch, order, before, answer)
    batch.answers.push({ sender, id, hash, answer })
    noteDecided(this.#at.needs, batch, id, answer)
    return answer
  }

  /** Gives stored answers to letters that were answered before, and returns those that were not. */
  async #unanswered(letters: readonly LetterOf<Sent, Reply>[]): Promise<readonly LetterOf<Sent, Reply>[]> {
    const known = await keptAnswers(this.#at.needs.db, letters)
    return letters.filter((letter) => {
      const kept = known.get(keyOf(letter))
      if (kept === undefined) return true
      letter.answer(kept.hash === letter.hash ? (JSON.parse(kept.answer) as Reply) : idReused(letter.id))
      return false
    })
  }

  /** One of them broke the game's code: it alone is turned away. */
  async #oneByOne(letters: readonly LetterOf<Sent, Reply>[], error: unknown): Promise<void> {
    const [first] = letters
    if (letters.length > 1 || first === undefined) {
      for (const letter of letters) await this.#open([letter])
      return
    }
    const { table, needs } = this.#at
    const { sender, id, order } = first
    // Not the order itself: a scanned card may lie face down (FA-5).
    needs.log.error({ table, sender, id, order: order.command.do, err: error }, 'an order failed')
    needs.meter?.faulted(table, 'order')
    await this.#write(letters, () => BROKEN)
  }
}

const BROKEN: Answer = {
  ok: false,
  reason: 'bad-input',
  text: 'This could not be carried out; nothing was changed.',
}
