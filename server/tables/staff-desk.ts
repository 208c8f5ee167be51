import { canonical } from '#engine/record/canonical'
import type { TableState } from '#engine/table/types'
import { DEALER_COMMANDS, type DealerCommand } from '#protocol/staff/from-dealer'
import { NEEDS_SECOND, type SupervisorCommand } from '#protocol/staff/from-supervisor'
import { mayAct, staffSender } from '#server/people/staff/member'
import { constraintOf, failureOf } from '#server/store/failure'
import type { Answered, Batch } from '#server/tables/batch'
import { keepClock } from '#server/tables/clock'
import { type DealersWorld, takeDealersOrder } from '#server/tables/doers/dealer-desk'
import { OTHER_ROUND, refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import { takeSupervisorsOrder } from '#server/tables/doers/supervisor-desk'
import { bettors } from '#server/tables/duties'
import { deedOf } from '#server/tables/live/deed'
import { isFault } from '#server/tables/memory'
import type { StaffAnswer, StaffCommand, StaffOrder } from '#server/tables/ports'
import type { TableNeeds, Writer } from '#server/tables/writer'

interface Waiting {
  readonly order: StaffOrder
  readonly hash: string
  answer(answer: StaffAnswer): void
}

/** FL-4, FL-5: what staff orders is done one by one, and written down with what it changed, in one commit. */
export class StaffDesk {
  readonly #table: string
  readonly #needs: TableNeeds
  readonly #writer: Writer
  readonly #world: () => DealersWorld
  /** By sender and id, until it is answered: of one id there is never a second at once. */
  readonly #underWay = new Map<string, { readonly hash: string; readonly answer: Promise<StaffAnswer> }>()
  #waiting: Waiting[] = []
  #closed = false

  constructor(table: string, needs: TableNeeds, writer: Writer, world: () => DealersWorld) {
    this.#table = table
    this.#needs = needs
    this.#writer = writer
    this.#world = world
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  post(order: StaffOrder, wake: () => void): Promise<StaffAnswer> {
    if (this.#closed) return Promise.resolve(CLOSING)
    const key = keyOf(order)
    // A scanned card may lie face down: there are few enough of them to try them all on a plain hash (FA-5).
    const hash = this.#needs.sealer.digest(canonical([this.#table, order.command]))
    const known = this.#underWay.get(key)
    if (known !== undefined) return known.hash === hash ? known.answer : Promise.resolve(idReused(order.id))
    const answer = new Promise<StaffAnswer>((resolve) => {
      this.#waiting.push({ order, hash, answer: resolve })
    }).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, { hash, answer })
    wake()
    return answer
  }

  /** The first that waits. If storing it fails it waits on: whether it was stored is looked up the next time. */
  async serve(): Promise<void> {
    const [first] = this.#waiting
    if (first === undefined) return
    const answer = (await this.#stored(first)) ?? first.order.barred ?? (await this.#carriedOut(first))
    this.#waiting = this.#waiting.filter((other) => other !== first)
    first.answer(answer)
  }

  close(): void {
    this.#closed = true
    for (const { answer } of this.#waiting) answer(CLOSING)
    this.#waiting = []
  }

  /** What was answered before, in this life or an earlier one. */
  async #stored({ order, hash }: Waiting): Promise<StaffAnswer | null> {
    const row = await this.#needs.db
      .selectFrom('answers')
      .select(['input_hash', 'answer'])
      .where('player_id', '=', staffSender(order.by))
      .where('command_id', '=', order.id)
      .executeTakeFirst()
    if (row === undefined) return null
    return row.input_hash === hash ? (JSON.parse(row.answer) as StaffAnswer) : idReused(order.id)
  }

  async #carriedOut(waiting: Waiting): Promise<StaffAnswer> {
    const { order } = waiting
    const { state } = this.#writer.memory
    if (order.command.do === 'closeBetting') await this.#writer.refresh(bettors(state))
    try {
      return await this.#write(waiting, (batch) => takeStaffsOrder(batch, order, this.#world()))
    } catch (error) {
      if (isTaken(error)) return (await this.#stored(waiting)) ?? idReused(order.id)
      if (!isFault(error)) throw error
      const { id, command } = order
      this.#needs.log.error(
        { table: this.#table, id, order: command.do, err: error },
        "an order of staff's failed",
      )
      this.#needs.meter?.faulted(this.#table, 'order')
      return this.#write(waiting, () => BROKEN)
    }
  }

  async #write(
    { order, hash }: Waiting,
    decide: (batch: Batch) => StaffRefusal | null,
  ): Promise<StaffAnswer> {
    const { answers } = await this.#writer.write((batch) => {
      const before = batch.state
      const refusal = decide(batch)
      keepClock(batch, before, this.#world().timings)
      if (batch.events.length > 0) batch.deeds.push(deedOf(batch, order, before, refusal))
      const answer = refusal === null ? { ok: true, upto: batch.version } : { ok: false, ...refusal }
      batch.answers.push({ order: answeredOrder(order), answer: answer as StaffAnswer, hash })
    })
    return answers[0]?.answer ?? { ok: false, ...BROKEN }
  }
}

/** An order of staff's: carried out, or refused with nothing changed. */
export function takeStaffsOrder(batch: Batch, order: StaffOrder, world: DealersWorld): StaffRefusal | null {
  const { command } = order
  return (
    checkStaff(order) ??
    checkRound(batch.state, command) ??
    (isOfDealer(command, order)
      ? takeDealersOrder(batch, command, order, world)
      : takeSupervisorsOrder(batch, command as SupervisorCommand, order, world))
  )
}

/** Dealers and supervisors both resume: whoever is more than a dealer does it as a supervisor. */
function isOfDealer(command: StaffCommand, { by }: StaffOrder): command is DealerCommand {
  if (command.do === 'resume') return !mayAct(by, 'supervisor')
  return Object.hasOwn(DEALER_COMMANDS, command.do)
}

/** The gateway has looked already; a table takes nobody's word for it. */
function checkStaff(order: StaffOrder): StaffRefusal | null {
  const { command, by, approvedBy } = order
  if (!mayAct(by, isOfDealer(command, order) ? 'dealer' : 'supervisor')) {
    return refuseStaff('role', 'This is for supervisors to order.')
  }
  const isAlone = approvedBy === undefined || approvedBy === by.name
  if (isAlone && NEEDS_SECOND.some((name) => name === command.do)) {
    return refuseStaff('needs-second', 'Money moves back: a second supervisor has to agree.')
  }
  return null
}

function checkRound({ round }: TableState, command: StaffCommand): StaffRefusal | null {
  return 'round' in command && command.round !== round?.code ? OTHER_ROUND : null
}

function keyOf(order: StaffOrder): string {
  return `${staffSender(order.by)} ${order.id}`
}

function answeredOrder(order: StaffOrder): Answered['order'] {
  return { player: staffSender(order.by), id: order.id, command: order.command }
}

/** Another process answered it meanwhile. */
function isTaken(error: unknown): boolean {
  return failureOf(error) === 'unique' && constraintOf(error) === 'answers_pkey'
}

function idReused(id: string): StaffAnswer {
  return {
    ok: false,
    reason: 'id-reused',
    text: `The id ${id} was used for another order: make a new one for each.`,
  }
}

const BROKEN = refuseStaff('bad-input', 'This could not be carried out; nothing was changed.')

const CLOSING: StaffAnswer = {
  ok: false,
  reason: 'closing',
  text: 'The server is stopping: send it again when it is back.',
}
