import type { Kysely } from 'kysely'
import { type Accounts, accountsOf } from '#server/people/accounts'
import { type Passkeys, passkeysOf } from '#server/people/passkeys/passkeys'
import { type Registrar, registrarOf } from '#server/people/passkeys/register'
import { Passwords } from '#server/people/passwords'
import { type Profiles, profilesOf } from '#server/people/profile'
import type { SignIns } from '#server/people/sign-ins'
import { type StaffLog, staffLogOf } from '#server/people/staff/log-reader'
import { StaffSignIns } from '#server/people/staff/sign-ins'
import type { Schema } from '#server/store/schema'

/** Where people sign in and say how they want things. */
export interface Reception {
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly registrar: Registrar
  readonly profiles: Profiles
  readonly staff: StaffSignIns
  readonly staffLog: StaffLog
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly signIns: SignIns
  readonly idleMillis: number
  readonly now: () => number
}

export function receptionOf({ db, signIns, idleMillis, now }: Settings): Reception {
  const passwords = new Passwords()
  return {
    accounts: accountsOf({ db, signIns, passwords, now }),
    passkeys: passkeysOf({ db, signIns, now }),
    registrar: registrarOf({ db, signIns, now }),
    profiles: profilesOf(db, now),
    staff: new StaffSignIns({ db, passwords, idleMillis, now }),
    staffLog: staffLogOf(db),
  }
}
