import { createHash } from 'node:crypto'
import { NEEDS_SECOND } from '#protocol/staff/from-supervisor'
import { dealsAt } from '#server/gateway/staff/dealing'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import type { Alarms } from '#server/supervision/alarms'
import { refused } from '#server/supervision/approval-words'
import type { Approvals } from '#server/supervision/approvals'
import { OTHER_ROUND } from '#server/tables/doers/staff-refusal'
import type { StaffAnswer, StaffCommand, TableDoor } from '#server/tables/ports'

interface Parts {
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly approvals: Approvals
  readonly alarms: Alarms
}

/** What staff order, and who else has to agree to it. */
export class StaffOrders {
  readonly #with: Parts

  constructor(parts: Parts) {
    this.#with = parts
  }

  async order(by: StaffMember, door: TableDoor, id: string, command: StaffCommand): Promise<StaffAnswer> {
    if (NEEDS_SECOND.some((name) => name === command.do)) return this.#ask(by, door, id, command)
    const barred = command.do === 'signOn' ? this.#dealsElsewhere(by, door) : null
    return door.staff({ by, id, command, ...(barred !== null && { barred }) })
  }

  decide(by: StaffMember, approval: string, yes: boolean): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return Promise.resolve(FOR_SUPERVISORS)
    return this.#with.approvals.decide(by, approval, yes)
  }

  async acknowledge(by: StaffMember, door: TableDoor): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    const alarm = await this.#with.alarms.acknowledge(by.name, door.config.id)
    if (alarm === null) return refused('gone', 'This table has no alarm any more.')
    return { ok: true, upto: door.snapshot({ as: 'supervisor' }).upto }
  }

  /** To every table; of each it is an order of its own, so that none is told twice. */
  async announce(by: StaffMember, id: string, text: string): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    const answers = await Promise.all(
      [...this.#with.doors].map(([table, door]) =>
        door.staff({ by, id: orderId(id, table), command: { do: 'broadcast', text } }),
      ),
    )
    return answers.find(({ ok }) => !ok) ?? { ok: true, upto: 0 }
  }

  async #ask(by: StaffMember, door: TableDoor, id: string, command: StaffCommand): Promise<StaffAnswer> {
    if (!mayAct(by, 'supervisor')) return FOR_SUPERVISORS
    if (command.do !== 'cancelRound' && command.do !== 'failBonus') return door.staff({ by, id, command })
    const { round } = command
    const asking = { by, order: id, table: door.config.id, round, command }
    const over = overAt(door, round)
    if (over === null) return (await this.#with.approvals.ask(asking)).answer
    // An id that was used before keeps its answer, also when its round is long over.
    return (await this.#with.approvals.answerTo(asking)) ?? over
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

/** Null while this very round is played. */
function overAt(door: TableDoor, round: string): StaffAnswer | null {
  const { state } = door.snapshot({ as: 'supervisor' })
  if (state.round === null || state.game.phase === 'over') return NO_ROUND
  return state.round.code === round ? null : { ok: false, ...OTHER_ROUND }
}

const FOR_SUPERVISORS = refused('role', 'This is for supervisors to order.')
const NO_ROUND = refused('closed', 'No round is being played: a settled one can be voided.')

function orderId(id: string, table: string): string {
  return createHash('sha256').update(`${id} ${table}`).digest('base64url')
}
