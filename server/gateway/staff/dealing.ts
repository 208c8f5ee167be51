import { refuse } from '#engine/round/refusal'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import type { TableDoor } from '#server/tables/ports'

export const SIGN_ON_FIRST = refuse('not-allowed', 'Sign on at this table before you write there.')

/** Whether somebody deals at this table now. */
export function dealsAt({ id }: StaffMember, door: TableDoor): boolean {
  return (
    door.config.dealing === 'live' && door.snapshot({ as: 'supervisor' }).state.live?.dealer?.staff === id
  )
}

/** At a live table a dealer says what there is to say where they deal, and nowhere else. */
export function maySay(by: StaffMember, door: TableDoor): boolean {
  return mayAct(by, 'supervisor') || door.config.dealing !== 'live' || dealsAt(by, door)
}
