import type { Kysely } from 'kysely'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import type { StaffMember } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import { refused } from '#server/supervision/approval-words'
import { OTHER_ROUND } from '#server/tables/doers/staff-refusal'
import type { StaffAnswer, TableSight } from '#server/tables/ports'
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
