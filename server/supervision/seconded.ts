import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import type { StaffMember } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import type { KeptApproval } from '#server/supervision/approval-book'
import { refused } from '#server/supervision/approval-words'
import { OTHER_ROUND } from '#server/tables/doers/staff-refusal'
import type { StaffAnswer, TableDoor, TableSight } from '#server/tables/ports'
import { voidedOrNot } from '#server/tables/voids'

/** Why nobody need be asked to agree: what is wanted could not be done now. Null where it could. */
export async function notNow(
  db: Kysely<Schema>,
  by: StaffMember,
  table: TableSight,
  command: SecondedCommand,
): Promise<StaffAnswer | null> {
  if (command.do !== 'voidRound') return overAt(table, command.round)
  const known = await voidedOrNot(db, table.config.id, command, by.name)
  if (known !== 'voided') return known && { ok: false, ...known }
  return refused('voided', `You voided round ${command.round} before: it counts no more.`)
}

/** Null while this very round is played. */
function overAt(table: TableSight, round: string): StaffAnswer | null {
  const { state } = table.snapshot({ as: 'supervisor' })
  if (state.round === null || state.game.phase === 'over') return NO_ROUND
  return state.round.code === round ? null : { ok: false, ...OTHER_ROUND }
}

const NO_ROUND = refused('closed', 'No round is being played: a settled one can be voided.')

interface Parts {
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly log: Logger
}

/** What was agreed to goes to the table, which does it once however often it is told. Never throws. */
export function carrierOf({ doors, log }: Parts) {
  return async ({ id, by, table, command, second }: KeptApproval): Promise<StaffAnswer> => {
    const door = doors.get(table)
    if (door === undefined || second === null) return refused('gone', `Table ${table} is not open here.`)
    try {
      return await door.submit({ by, id, command, approvedBy: second })
    } catch (error) {
      log.error({ err: error, approval: id }, 'what was agreed to could not be done')
      return refused('bad-input', 'This could not be carried out; nothing was changed.')
    }
  }
}
