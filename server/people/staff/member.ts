/** Who works here, by what they may do; each may do what those before it may. */
export const ROLES = ['dealer', 'supervisor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** What players read over the words of staff who have no name for them: the floor. */
export const FLOOR_NAME = 'Sala'

export interface StaffMember {
  readonly id: string
  /** What they sign in with: it never leaves the house, or anybody could lock them out. */
  readonly name: string
  /** What players see. */
  readonly shown: string
  readonly role: Role
}

export function mayAct({ role }: StaffMember, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** As whom the answers to their orders are kept, beside those to players. */
export function staffSender({ id }: Pick<StaffMember, 'id'>): string {
  return `staff:${id}`
}
