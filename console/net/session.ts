import { closeLine, openLine } from '#console/net/line'
import { setMember } from '#console/state/session'
import { HTTP } from '#protocol/http'
import { ask, isProblem, type Problem } from '#ui/net/http'

const SESSION = '/api/staff/session'

/** Looks who stands here and connects them; again when the line was refused: they may be signed out meanwhile. */
export async function lookWhoIsHere(): Promise<void> {
  const member = await ask(HTTP.staffSession, 'GET', SESSION)
  if (!isProblem(member)) {
    setMember(member)
    openLine(lookAgain)
  } else if (member.status === 401) {
    closeLine()
    setMember(null)
  }
}

const lookAgain = () => void lookWhoIsHere()

export async function enter(name: string, password: string): Promise<Problem | null> {
  const member = await ask(HTTP.staffSession, 'POST', SESSION, { name, password })
  if (isProblem(member)) return member
  setMember(member)
  openLine(lookAgain)
  return null
}

/** Somebody else stands here from now on; whoever did is signed out. Until it is known who, nothing changes. */
export async function relieve(name: string, password: string): Promise<Problem | null> {
  const member = await ask(HTTP.staffSession, 'POST', SESSION, { name, password })
  if (isProblem(member)) return member
  closeLine()
  setMember(member)
  openLine(lookAgain)
  return null
}

export async function leaveHouse(): Promise<void> {
  closeLine()
  await ask(HTTP.signedOut, 'DELETE', SESSION)
  setMember(null)
}
