import type { StaffMember } from '#server/people/staff/member'
import type { StaffAnswer, TableDoor } from '#server/tables/ports'

let voids = 0

/** FL-2: a supervisor of this name wants it, and another one agreed. */
export function voidRound(
  door: Pick<TableDoor, 'submit'>,
  round: string,
  { reason, by: name }: { readonly reason: string; readonly by: string },
  id = `void-${++voids}-order`,
): Promise<StaffAnswer> {
  const by: StaffMember = { id: `s_${name}`, name, shown: 'Sala', role: 'supervisor' }
  return door.submit({ by, id, command: { do: 'voidRound', round, reason }, approvedBy: 'tullio.verdi' })
}
