import type { TableState } from '#engine/table/types'
import { DEALER_COMMANDS, type DealerCommand } from '#protocol/staff/from-dealer'
import { needsSecond } from '#protocol/staff/from-supervisor'
import { mayAct } from '#server/people/staff/member'
import type { Batch } from '#server/tables/batch'
import { type DealersWorld, takeDealersOrder } from '#server/tables/doers/dealer-orders'
import { OTHER_ROUND, refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import { type OrderNow, takeSupervisorsOrder } from '#server/tables/doers/supervisor-orders'
import { bettors } from '#server/tables/duties'
import type { Clerk, Decide } from '#server/tables/inbox/desk'
import { deedOf } from '#server/tables/live/deed'
import { hasStakes, TableFault } from '#server/tables/memory'
import type { StaffAnswer, StaffCommand, StaffOrder } from '#server/tables/ports'
import { type RoundMoved, voidedOrNot, voidRound, whatItMoved } from '#server/tables/voids'
import type { TableNeeds, Writer } from '#server/tables/writer'

/** FL-4, FL-5: what staff orders is done one by one, and written down with what it changed, in one commit. */
export class StaffClerk implements Clerk<StaffOrder, StaffAnswer> {
  readonly looksUp = true
  readonly #table: string
  readonly #needs: TableNeeds
  readonly #writer: Writer
  readonly #world: () => DealersWorld

  constructor(table: string, needs: TableNeeds, writer: Writer, world: () => DealersWorld) {
    this.#table = table
    this.#needs = needs
    this.#writer = writer
    this.#world = world
  }

  forNow({ barred }: StaffOrder): StaffAnswer | null {
    return barred ?? null
  }

  async prepare([order]: readonly StaffOrder[]): Promise<Decide<StaffOrder, StaffAnswer> | null> {
    const { state } = this.#writer.memory
    if (order?.command.do === 'closeBetting') await this.#writer.refresh(bettors(state))
    if (order?.command.do !== 'voidRound') return this.#decide(null)
    const { db } = this.#needs
    const { command, by } = order
    const known = checkStaff(order) ?? (await voidedOrNot(db, this.#table, command, by.name))
    if (known !== null) return () => (known === 'voided' ? null : { ok: false, ...known })
    return hasStakes(state) ? null : this.#decide(await whatItMoved(db, command.round))
  }

  #decide(moved: RoundMoved | null): Decide<StaffOrder, StaffAnswer> {
    return (batch, order) => {
      const refusal = takeStaffsOrder(batch, order, this.#world(), moved)
      return refusal && { ok: false, ...refusal }
    }
  }

  note(batch: Batch, order: StaffOrder, before: TableState, answer: StaffAnswer): void {
    if (batch.events.length > 0) batch.deeds.push(deedOf(batch, order, before, answer.ok ? null : answer))
  }
}

/** An order of staff's: carried out, or refused with nothing changed. */
export function takeStaffsOrder(
  batch: Batch,
  order: StaffOrder,
  world: DealersWorld,
  moved: RoundMoved | null = null,
): StaffRefusal | null {
  const { command } = order
  const refusal = checkStaff(order) ?? checkRound(batch.state, command)
  if (refusal !== null) return refusal
  if (isOfDealer(command, order)) return takeDealersOrder(batch, command, order, world)
  if (command.do !== 'voidRound') return takeSupervisorsOrder(batch, command as OrderNow, order, world)
  if (moved === null) throw new TableFault('What the round moved was not read.')
  voidRound(batch, command, order.by.name, moved)
  return null
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
  if (isAlone && needsSecond(command)) {
    return refuseStaff('needs-second', 'Money moves back: a second supervisor has to agree.')
  }
  return null
}

/** Orders about a round are about the one that is played; a void is about one that is over. */
function checkRound({ round }: TableState, command: StaffCommand): StaffRefusal | null {
  if (!('round' in command) || command.do === 'voidRound') return null
  return command.round === round?.code ? null : OTHER_ROUND
}
