/** Who works here, by what they may do; each may do what those before it may. */
export const ROLES = ['dealer', 'supervisor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly role: Role
}

export function mayAct({ role }: StaffMember, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
