import type { Kysely } from 'kysely'
import { forgive, isFirstRefusal, LOCKED, lockKey, mayTry } from '#server/people/locks'
import { typedLogin } from '#server/people/names'
import type { Passwords } from '#server/people/passwords'
import { unlessBusy } from '#server/people/passwords'
import { looksLikeToken, newToken, tokenHash } from '#server/people/secrets'
import { noteStaff } from '#server/people/staff/log'
import type { StaffMember } from '#server/people/staff/member'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

/** A day's work: after this even the busiest signs in again. */
const LONGEST_MILLIS = 12 * 3_600_000
/** A sign-in's last use is written this often at most. */
const SEEN_MILLIS = 60_000

const WRONG: HttpRefusal = { status: 401, reason: 'wrong-sign-in', text: 'Name or password is wrong.' }
const UNKNOWN = 'unknown name'

interface Settings {
  readonly db: Kysely<Schema>
  readonly passwords: Passwords
  readonly idleMillis: number
  readonly now: () => number
}

export interface StaffNewcomer {
  readonly member: StaffMember
  readonly token: string
}

/** Staff are few: who they are is asked of the store every time, so that what was taken away is gone at once. */
export class StaffSignIns {
  readonly #with: Settings
  #onEnded: (signIn: string) => void = () => undefined

  constructor(settings: Settings) {
    this.#with = settings
  }

  signIn(draft: { readonly name: string; readonly password: string }): Promise<StaffNewcomer | HttpRefusal> {
    const { passwords } = this.#with
    return unlessBusy(passwords.inTurn(() => this.#signIn(typedLogin(draft.name), draft.password)))
  }

  async #signIn(name: string, password: string): Promise<StaffNewcomer | HttpRefusal> {
    const { db, passwords, now } = this.#with
    const key = lockKey('staff', name)
    const mayGoOn = await mayTry(db, key, now())
    const known = await db.selectFrom('staff').selectAll().where('name', '=', name).executeTakeFirst()
    if (!mayGoOn) {
      if (await isFirstRefusal(db, key)) await this.#failed(known?.name, 'locked')
      return LOCKED
    }
    const isRight = await passwords.fits(password, known?.password_hash ?? null)
    if (!isRight || known === undefined || known.disabled) {
      await this.#failed(known?.name, isRight ? 'disabled' : 'wrong password')
      return WRONG
    }
    await forgive(db, key)
    const member = { id: known.id, name: known.name, shown: known.shown, role: known.role }
    const token = await this.#begin(member, known.password_hash)
    return token === null ? WRONG : { member, token }
  }

  /** Hears of every sign-in that ends here. */
  onEnded(listener: (signIn: string) => void): void {
    this.#onEnded = listener
  }

  async who(token: string, isPolling: boolean): Promise<StaffMember | null> {
    return looksLikeToken(token) ? this.of(tokenHash(token), isPolling) : null
  }

  /** Whose sign-in it is, by the hash of its token. */
  async of(signIn: string, isPolling: boolean): Promise<StaffMember | null> {
    const { db, idleMillis, now } = this.#with
    const row = await db
      .selectFrom('staff_sign_ins')
      .innerJoin('staff', 'staff.id', 'staff_sign_ins.staff_id')
      .select(['staff.id', 'name', 'shown', 'role', 'disabled', 'staff_sign_ins.created_at', 'seen_at'])
      .where('token_hash', '=', signIn)
      .executeTakeFirst()
    if (row === undefined || row.disabled) return null
    const at = now()
    if (at - row.seen_at >= idleMillis || at - row.created_at >= LONGEST_MILLIS) {
      await this.#end(signIn, row.name, 'signed-out', 'too long without activity')
      return null
    }
    if (!isPolling && at - row.seen_at >= Math.min(SEEN_MILLIS, idleMillis / 2)) {
      await db.updateTable('staff_sign_ins').set({ seen_at: at }).where('token_hash', '=', signIn).execute()
    }
    return { id: row.id, name: row.name, shown: row.shown, role: row.role }
  }

  signOut(token: string, { name }: StaffMember): Promise<void> {
    return this.#end(tokenHash(token), name, 'signed-out', null)
  }

  /** Whoever is signed in shows by the password that it is still them; failures count as those at the door. */
  confirm({ name }: StaffMember, password: string): Promise<true | HttpRefusal> {
    const { db, passwords, now } = this.#with
    return unlessBusy(
      passwords.inTurn(async () => {
        const key = lockKey('staff', name)
        if (!(await mayTry(db, key, now()))) {
          if (await isFirstRefusal(db, key)) await this.#failed(name, 'locked')
          return LOCKED
        }
        const known = await db.selectFrom('staff').selectAll().where('name', '=', name).executeTakeFirst()
        const isRight = await passwords.fits(password, known?.password_hash ?? null)
        if (!isRight || known?.disabled !== false) {
          await this.#failed(name, 'wrong password')
          return WRONG
        }
        await forgive(db, key)
        return true
      }),
    )
  }

  /** Who else is signed in that could agree to something: supervisors and administrators. */
  async othersOnDuty({ id }: StaffMember): Promise<readonly string[]> {
    const { db, idleMillis, now } = this.#with
    const at = now()
    const rows = await db
      .selectFrom('staff_sign_ins')
      .innerJoin('staff', 'staff.id', 'staff_sign_ins.staff_id')
      .select('name')
      .distinct()
      .where('staff.id', '<>', id)
      .where('disabled', '=', false)
      .where('role', 'in', ['supervisor', 'administrator'])
      .where('seen_at', '>', at - idleMillis)
      .where('staff_sign_ins.created_at', '>', at - LONGEST_MILLIS)
      .orderBy('name')
      .execute()
    return rows.map(({ name }) => name)
  }

  /** Null for who was put out, or given another password, while this one was looked at. */
  #begin({ id, name, role }: StaffMember, hash: string): Promise<string | null> {
    const { db, now } = this.#with
    const token = newToken()
    const at = now()
    return db.transaction().execute(async (tx) => {
      const known = await tx
        .selectFrom('staff')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (known?.password_hash !== hash || known.disabled || known.role !== role) return null
      const row = { token_hash: tokenHash(token), staff_id: id, created_at: at, seen_at: at }
      await tx.insertInto('staff_sign_ins').values(row).execute()
      const deed = { action: 'signed-in', subject: name, reason: null, before: null, after: null }
      await noteStaff(tx, { actor: name, ...deed, at })
      return token
    })
  }

  async #end(signIn: string, name: string, action: string, reason: string | null): Promise<void> {
    const { db, now } = this.#with
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('staff_sign_ins')
        .where('token_hash', '=', signIn)
        .returning('token_hash')
        .executeTakeFirst()
      if (gone === undefined) return
      await noteStaff(tx, {
        actor: name,
        action,
        subject: name,
        reason,
        before: null,
        after: null,
        at: now(),
      })
    })
    this.#onEnded(signIn)
  }

  /**
   * A name that nobody has is not written down: it may be a password in the wrong field. The log stays for ever and
   * anybody can fail: of each name it has three failures and its lock, of all that nobody has three together.
   */
  async #failed(name: string | undefined, reason: string): Promise<void> {
    const { db, now } = this.#with
    const who = name ?? UNKNOWN
    if (name === undefined && !(await mayTry(db, lockKey('staff-log', UNKNOWN), now()))) return
    await db.transaction().execute((tx) =>
      noteStaff(tx, {
        actor: who,
        action: 'sign-in-failed',
        subject: who,
        reason,
        before: null,
        after: null,
        at: now(),
      }),
    )
  }
}
