import { cookieOf, isLater, signIn } from '#cli/bots/wire/session'
import { SOCKET_PATH, STAFF_SOCKET_PATH } from '#protocol/version'
import type { Role as StaffRole } from '#server/people/staff/member'
import type { Role } from '#tests/fuzz/contract/grammar'
import type { Faults } from '#tests/fuzz/faults'
import { Ledger } from '#tests/fuzz/lines/ledger'
import { Browser } from '#tests/people/browser'

/** Somebody hostile who is signed in like any other. */
export interface Person {
  readonly role: Role
  /** A player's id, or the name of a member of staff. */
  readonly name: string
  readonly cookie: string
  /** Where their socket is. */
  readonly path: string
  /** What they ordered and said, over any connection. */
  readonly orders: Ledger
  readonly lines: Ledger
}

export async function newPlayer(url: string, faults: Faults): Promise<Person> {
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  const { player } = session.person
  return personOf('player', player, cookieOf(session.token), faults)
}

export interface Member {
  readonly name: string
  readonly role: StaffRole
}

export async function newStaff(
  url: string,
  { name, role }: Member,
  password: string,
  faults: Faults,
): Promise<Person> {
  const browser = new Browser({ url, socketUrl: url.replace('http', 'ws') })
  const { status, body } = await browser.ask('POST /api/staff/session', { name, password })
  if (status !== 200) throw new Error(`No sign-in for ${name}: ${JSON.stringify(body)}`)
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return personOf(role === 'dealer' ? 'dealer' : 'supervisor', name, cookie, faults)
}

function personOf(role: Role, name: string, cookie: string, faults: Faults): Person {
  const path = role === 'player' ? SOCKET_PATH : STAFF_SOCKET_PATH
  const lines = new Ledger(name, faults, role !== 'player')
  return { role, name, cookie, path, orders: new Ledger(name, faults), lines }
}
