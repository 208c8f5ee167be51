import { create } from 'zustand'
import type { StaffSessionAnswer } from '#protocol/http'

/** One of the staff, as they are known at tables: the name they sign in with, and the one players see. */
interface Who {
  readonly staff: string
  readonly shown: string
}

interface Session {
  /** Not known yet, nobody, or one of the staff. */
  readonly member: StaffSessionAnswer | 'asking' | null
  /** Null until the line is open. */
  readonly who: Who | null
}

export const useSession = create<Session>(() => ({ member: 'asking', who: null }))

/** Somebody else than before is not known at tables until the line says so. */
export function setMember(member: StaffSessionAnswer | null): void {
  useSession.setState(({ member: before, who }) => ({ member, who: isSame(member, before) ? who : null }))
}

function isSame(member: StaffSessionAnswer | null, before: Session['member']): boolean {
  return before !== null && before !== 'asking' && member?.name === before.name
}

export function setWho(who: Who): void {
  useSession.setState({ who })
}
