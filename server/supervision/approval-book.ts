import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Approval, ApprovalEnd } from '#protocol/staff/approvals'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import { noteStaff, type StaffDeed } from '#server/people/staff/log'
import { type StaffMember, staffSender } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import { keepId, orderHash, type Signed } from '#server/tables/inbox/answers'
import type { StaffAnswer } from '#server/tables/ports'

/** An order that a second person has to agree to, as the store knows it. */
export interface KeptApproval {
  readonly id: string
  readonly by: StaffMember
  /** Whether who ordered it still works here. */
  readonly isStaff: boolean
  readonly order: string
  readonly table: string
  readonly command: SecondedCommand
  readonly at: number
  readonly until: number
  readonly state: Selectable<Schema['approvals']>['state']
  readonly second: string | null
  readonly answer: StaffAnswer | null
}

type Tx = Transaction<Schema>

/** The id of an order that waits is one among the ids of all that the person ever ordered of tables. */
export function signOf({
  by,
  order,
  table,
  command,
}: Pick<KeptApproval, 'by' | 'order' | 'table' | 'command'>): Signed {
  return { sender: staffSender(by), id: order, hash: orderHash(table, { command }) }
}

export async function readOpen(db: Kysely<Schema>): Promise<readonly KeptApproval[]> {
  const rows = await select(db).where('state', 'in', ['waiting', 'agreed']).orderBy('asked_at').execute()
  return rows.map(kept)
}

export async function readApproval(db: Kysely<Schema>, id: string): Promise<KeptApproval | null> {
  const row = await select(db).where('approvals.id', '=', id).executeTakeFirst()
  return row === undefined ? null : kept(row)
}

export async function readByOrder(
  db: Kysely<Schema>,
  staff: string,
  order: string,
): Promise<KeptApproval | null> {
  const row = await select(db).where('staff_id', '=', staff).where('order_id', '=', order).executeTakeFirst()
  return row === undefined ? null : kept(row)
}

/** FL-5: whoever asks for it is in the log, whatever becomes of it. False when its id stands for another order. */
export function keepApproval(db: Kysely<Schema>, asked: KeptApproval, answer: StaffAnswer): Promise<boolean> {
  const { id, by, order, table, command, at, until } = asked
  return db.transaction().execute(async (tx) => {
    if (!(await keepId(tx, table, signOf(asked), answer, at))) return false
    await tx
      .insertInto('approvals')
      .values({
        id,
        staff_id: by.id,
        order_id: order,
        table_id: table,
        round: command.round,
        command: JSON.stringify(command),
        asked_at: at,
        ends_at: until,
        state: 'waiting',
        second: null,
        decided_at: null,
        answer: null,
      })
      .execute()
    const after = { approval: id, do: command.do, until }
    await note(tx, asked, { actor: by.name, action: 'approval-asked', before: null, after, at })
    return true
  })
}

export interface Verdict {
  readonly state: 'agreed' | Exclude<ApprovalEnd, 'done' | 'failed'>
  /** Who said so, for the log. */
  readonly actor: string
  /** As whom they agreed or said no; null where no second person did. */
  readonly second: string | null
  readonly at: number
}

/** False when it does not wait any more: of two who decide at once one does. */
export function keepVerdict(db: Kysely<Schema>, waiting: KeptApproval, verdict: Verdict): Promise<boolean> {
  const { state, actor, second, at } = verdict
  return db.transaction().execute(async (tx) => {
    const decided = await tx
      .updateTable('approvals')
      .set({ state, second, decided_at: at })
      .where('id', '=', waiting.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (decided === undefined) return false
    const before = { approval: waiting.id, do: waiting.command.do, by: waiting.by.name }
    const action = state === 'agreed' ? 'approval-given' : `approval-${state}`
    await note(tx, waiting, { actor, action, before, after: { state, second }, at })
    return true
  })
}

/** What the table said to an order that was agreed to. What was done is in the log already, what was not is now (FL-5). */
export function keepAnswer(
  db: Kysely<Schema>,
  agreed: KeptApproval,
  answer: StaffAnswer,
  at: number,
): Promise<void> {
  const { id, by, command, second } = agreed
  const state = answer.ok ? 'done' : 'failed'
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('approvals')
      .set({ state, answer: JSON.stringify(answer) })
      .where('id', '=', id)
      .where('state', '=', 'agreed')
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined || answer.ok) return
    const before = { approval: id, do: command.do }
    const after = { state, second, refused: answer.text }
    await note(tx, agreed, { actor: by.name, action: 'approval-failed', before, after, at })
  })
}

export function toldApproval({ id, table, by, command, at, until }: KeptApproval): Approval {
  return { approval: id, table, round: command.round, by: by.name, command, at, until }
}

function note(
  tx: Tx,
  { table, command }: KeptApproval,
  deed: Pick<StaffDeed, 'actor' | 'action' | 'before' | 'after' | 'at'>,
): Promise<void> {
  return noteStaff(tx, { ...deed, subject: command.round, reason: command.reason, table })
}

function select(db: Kysely<Schema>) {
  return db
    .selectFrom('approvals')
    .innerJoin('staff', 'staff.id', 'approvals.staff_id')
    .selectAll('approvals')
    .select(['staff.name', 'staff.shown', 'staff.role', 'staff.disabled'])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function kept(row: Row): KeptApproval {
  const { staff_id: id, name, shown, role } = row
  return {
    id: row.id,
    by: { id, name, shown, role },
    isStaff: !row.disabled,
    order: row.order_id,
    table: row.table_id,
    // Voids of versions before name no round in the order itself.
    command: { round: row.round, ...JSON.parse(row.command) } as SecondedCommand,
    at: row.asked_at,
    until: row.ends_at,
    state: row.state,
    second: row.second,
    answer: row.answer === null ? null : (JSON.parse(row.answer) as StaffAnswer),
  }
}
