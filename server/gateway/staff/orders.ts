import { createHash } from 'node:crypto'
import { needsSecond, type SecondedCommand } from '#protocol/staff/from-supervisor'
import { dealsAt } from '#server/gateway/staff/dealing'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import { refused } from '#server/supervision/approval-words'
import type { Supervision } from '#server/supervision/open'
import type { StaffAnswer, StaffCommand, TableDoor } from '#server/tables/ports'

interface Parts {
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly supervision: Pick<Supervision, 'approvals' | 'alarms' | 'notNow'>
}

/** What staff order, and who else has to agree to it. */
export class StaffOrders {
  readonly #with: Parts

  constructor(parts: Parts) {
    this.#with = parts
  }

  async order(by: StaffMember, door: TableDoor, id: string, command: StaffCommand): Promise<StaffAnswer> {
    if (needsSecond(command)) return this.#ask(by, door, id, command)
    const barred = command.do === 'signOn' ? this.#dealsElsewhere(by, door) : null
    return door.submit({ by, id, command, ...(barred !== null && { barred }) })
  }

  decide(by: StaffMember, approval: string, yes: boolean): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return Promise.resolve(FOR_SUPERVISORS)
    return this.#with.supervision.approvals.decide(by, approval, yes)
  }

  async acknowledge(by: StaffMember, door: TableDoor): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    const alarm = await this.#with.supervision.alarms.acknowledge(by.name, door.config.id)
    if (alarm === null) return refused('gone', 'This table has no alarm any more.')
    return { ok: true, upto: door.snapshot({ as: 'supervisor' }).upto }
  }

  /** To every table; of each it is an order of its own, so that none is told twice. */
  async announce(by: StaffMember, id: string, text: string): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    const answers = await Promise.all(
      [...this.#with.doors].map(([table, door]) =>
        door.submit({ by, id: orderId(id, table), command: { do: 'broadcast', text } }),
      ),
    )
    return answers.find(({ ok }) => !ok) ?? { ok: true, upto: 0 }
  }

  async #ask(by: StaffMember, door: TableDoor, id: string, command: SecondedCommand): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    const { approvals, notNow } = this.#with.supervision
    const asking = { by, order: id, table: door.config.id, command }
    const refusal = await notNow(by, door, command)
    if (refusal === null) return (await approvals.ask(asking)).answer
    // An id that was used before keeps its answer, also when its round is long over.
    return (await approvals.answerTo(asking)) ?? refusal
  }

  #dealsElsewhere(by: StaffMember, here: TableDoor): StaffAnswer | null {
    for (const door of this.#with.doors.values()) {
      if (door === here || !dealsAt(by, door)) continue
      return refused(
        'dealing-elsewhere',
        `You deal at ${door.config.name}: hand over or sign off there first.`,
      )
    }
    return null
  }
}

const FOR_SUPERVISORS = refused('role', 'This is for supervisors to order.')

function orderId(id: string, table: string): string {
  return createHash('sha256').update(`${id} ${table}`).digest('base64url')
}
