import { Passwords } from '#server/people/passwords'
import type { Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { openStore, type StoreSettings } from '#server/store/open'

export const STAFF_PASSWORD = 'sette gatti sul tetto'

interface Member {
  readonly name: string
  /** What players read. */
  readonly shown: string
  readonly role: Role
}

/** Who works in a house that has live tables. A dealer deals at one table: those whose hands are not over stay there. */
export const STAFF = {
  chiara: { name: 'chiara.rossi', shown: 'Chiara', role: 'dealer' },
  pietro: { name: 'pietro.neri', shown: 'Pietro', role: 'dealer' },
  marta: { name: 'marta.gialli', shown: 'Marta', role: 'dealer' },
  dario: { name: 'dario.blu', shown: 'Dario', role: 'dealer' },
  elena: { name: 'elena.grigi', shown: 'Elena', role: 'dealer' },
  sandra: { name: 'sandra.bianchi', shown: 'Sala', role: 'supervisor' },
  tullio: { name: 'tullio.verdi', shown: 'Sala', role: 'supervisor' },
} as const satisfies Readonly<Record<string, Member>>

export type StaffName = keyof typeof STAFF

/** Into a store that no server has open. */
export async function hireStaff(settings: StoreSettings): Promise<void> {
  const store = await openStore(settings)
  const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now: Date.now })
  for (const { name, shown, role } of Object.values(STAFF)) {
    await roster.add(name, role, STAFF_PASSWORD, shown)
  }
  await store.close()
}
