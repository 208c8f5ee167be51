import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { freeLogin, isStill, personOf, promote, replaceSignIns } from '#server/people/account-rows'
import { forgive, LOCKED, lockKey, mayTry } from '#server/people/locks'
import { nameOf, typedLogin } from '#server/people/names'
import { checkPassword } from '#server/people/password-rules'
import type { Passwords } from '#server/people/passwords'
import { unlessBusy } from '#server/people/passwords'
import type { Newcomer, Person } from '#server/people/person'
import { newSignIn, type SignIns } from '#server/people/sign-ins'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

export interface Opened extends Newcomer {
  readonly login: string
}

export interface Accounts {
  /** Makes a guest an account: the same person, with a name and a way back. */
  open(
    guest: Person,
    draft: { readonly name: string; readonly password: string },
  ): Promise<Opened | HttpRefusal>
  signIn(draft: { readonly login: string; readonly password: string }): Promise<Newcomer | HttpRefusal>
  /** Ends every sign-in but the new one that it gives. */
  changePassword(
    person: Person,
    draft: { readonly old: string; readonly password: string },
  ): Promise<Newcomer | HttpRefusal>
  loginOf(player: PlayerId): Promise<string | null>
}

/** A login whose password was right. */
interface Proven {
  readonly player_id: PlayerId
  readonly password_hash: string
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly signIns: SignIns
  readonly passwords: Passwords
  readonly now: () => number
}

const WRONG: HttpRefusal = {
  status: 401,
  reason: 'wrong-sign-in',
  text: 'Name or password is wrong. The name has digits at its end, as in maria-4821.',
}
const NOT_A_GUEST: HttpRefusal = {
  status: 409,
  reason: 'already-account',
  text: 'You have an account already: only a guest can open one.',
}
const NO_PASSWORD: HttpRefusal = {
  status: 409,
  reason: 'no-password',
  text: 'Your account has no password: you sign in with a passkey.',
}

export function accountsOf({ db, signIns, passwords, now }: Settings): Accounts {
  async function open(
    guest: Person,
    draft: { readonly name: string; readonly password: string },
  ): Promise<Opened | HttpRefusal> {
    if (guest.kind !== 'guest') return NOT_A_GUEST
    const name = nameOf(draft.name)
    if (typeof name !== 'string') return name
    const weak = checkPassword(draft.password, [name])
    if (weak !== null) return weak
    const password_hash = await passwords.hash(draft.password)
    const at = now()
    const opened = await db.transaction().execute(async (tx) => {
      const person = await promote(tx, guest, name)
      if (person === null) return NOT_A_GUEST
      const login = await freeLogin(tx, name, { player_id: guest.id, password_hash, changed_at: at })
      return { person, login, ...(await replaceSignIns(tx, guest.id, at)) }
    })
    if ('ended' in opened) signIns.ended(opened.ended)
    return opened
  }

  async function signIn(draft: {
    readonly login: string
    readonly password: string
  }): Promise<Newcomer | HttpRefusal> {
    const login = typedLogin(draft.login)
    const known = await passwords.inTurn(() => proven(login, draft.password))
    if ('status' in known) return known
    const person = await personOf(db, known.player_id)
    const token = await db.transaction().execute(async (tx) => {
      return (await isStill(tx, login, known.password_hash)) ? newSignIn(tx, person.id, now()) : null
    })
    return token === null ? WRONG : { person, token }
  }

  /** Whose login it is, if the password is right; the same work and words whether or not it is anybody's. */
  async function proven(login: string, password: string): Promise<Proven | HttpRefusal> {
    const key = lockKey('player', login)
    if (!(await mayTry(db, key, now()))) return LOCKED
    const known = await db
      .selectFrom('logins')
      .select(['player_id', 'password_hash'])
      .where('login', '=', login)
      .executeTakeFirst()
    const isRight = await passwords.fits(password, known?.password_hash ?? null)
    if (!isRight || known === undefined) return WRONG
    await forgive(db, key)
    return known
  }

  async function changePassword(
    person: Person,
    { old, password }: { readonly old: string; readonly password: string },
  ): Promise<Newcomer | HttpRefusal> {
    const login = await loginOf(person.id)
    if (login === null) return NO_PASSWORD
    const weak = checkPassword(password, [person.name, login])
    if (weak !== null) return weak
    const known = await passwords.inTurn(() => proven(login, old))
    if ('status' in known) return known
    const password_hash = await passwords.hash(password)
    const at = now()
    const changed = await db.transaction().execute(async (tx) => {
      if (!(await isStill(tx, login, known.password_hash))) return WRONG
      await tx
        .updateTable('logins')
        .set({ password_hash, changed_at: at })
        .where('login', '=', login)
        .execute()
      return replaceSignIns(tx, person.id, at)
    })
    if ('status' in changed) return changed
    signIns.ended(changed.ended)
    return { person, token: changed.token }
  }

  async function loginOf(player: PlayerId): Promise<string | null> {
    const row = await db
      .selectFrom('logins')
      .select('login')
      .where('player_id', '=', player)
      .executeTakeFirst()
    return row?.login ?? null
  }

  return {
    open: (guest, draft) => unlessBusy(open(guest, draft)),
    signIn: (draft) => unlessBusy(signIn(draft)),
    changePassword: (person, draft) => unlessBusy(changePassword(person, draft)),
    loginOf,
  }
}
