import type { Kysely, Selectable } from 'kysely'
import { forgive, lockKey } from '#server/people/locks'
import { legibleName, typedLogin } from '#server/people/names'
import { checkPassword } from '#server/people/password-rules'
import type { Passwords } from '#server/people/passwords'
import { newPersonId } from '#server/people/secrets'
import { noteStaff } from '#server/people/staff/log'
import { FLOOR_NAME, type Role } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'

type Row = Selectable<Schema['staff']>

/** What is wrong with a change of the roster, for whoever makes it. */
export class RosterError extends Error {
  override readonly name = 'RosterError'
}

export interface Listed {
  readonly name: string
  /** What players see. */
  readonly shown: string
  readonly role: Role
  readonly disabled: boolean
  readonly createdAt: number
}

const NAME = /^[a-z][a-z0-9.-]{1,23}$/

interface Settings {
  readonly db: Kysely<Schema>
  readonly passwords: Passwords
  /** Who makes the changes, for the staff log. */
  readonly actor: string
  readonly now: () => number
}

/** Who works here. Every change is in the staff log (FL-5). */
export class Roster {
  readonly #with: Settings

  constructor(settings: Settings) {
    this.#with = settings
  }

  async list(): Promise<readonly Listed[]> {
    const rows = await this.#with.db.selectFrom('staff').selectAll().orderBy('name').execute()
    return rows.map(({ name, shown, role, disabled, created_at }) => ({
      name,
      shown,
      role,
      disabled,
      createdAt: created_at,
    }))
  }

  async add(name: string, role: Role, password: string, draft = FLOOR_NAME): Promise<void> {
    if (!NAME.test(name)) {
      throw new RosterError(
        `'${name}' is no name for staff: 2 to 24 of a-z, 0-9, dot and dash, a letter first. For example rosa.`,
      )
    }
    const shown = shownName(name, draft)
    const password_hash = await this.#hashed(name, password)
    const { db, actor, now } = this.#with
    const at = now()
    await db.transaction().execute(async (tx) => {
      const made = await tx
        .insertInto('staff')
        .values({ id: newPersonId('s'), name, shown, role, password_hash, disabled: false, created_at: at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made === undefined) throw new RosterError(`There is a ${name} already: sabot staff list shows all.`)
      await noteStaff(tx, {
        actor,
        action: 'staff-added',
        subject: name,
        reason: null,
        before: null,
        after: { role, shown },
        at,
      })
    })
  }

  setRole(name: string, role: Role): Promise<void> {
    return this.#change(name, 'staff-role', { role })
  }

  async setShown(name: string, draft: string): Promise<void> {
    return this.#change(name, 'staff-name', { shown: shownName(name, draft) })
  }

  setDisabled(name: string, disabled: boolean): Promise<void> {
    return this.#change(name, disabled ? 'staff-disabled' : 'staff-enabled', { disabled })
  }

  async setPassword(name: string, password: string): Promise<void> {
    const password_hash = await this.#hashed(name, password)
    return this.#change(name, 'staff-password', { password_hash })
  }

  /** Ends the member's sign-ins too: what they may do is looked at anew. */
  async #change(
    name: string,
    action: string,
    set: Partial<Pick<Row, 'role' | 'shown' | 'disabled' | 'password_hash'>>,
  ): Promise<void> {
    const { db, actor, now } = this.#with
    await db.transaction().execute(async (tx) => {
      const known = await tx
        .selectFrom('staff')
        .selectAll()
        .where('name', '=', name)
        .forUpdate()
        .executeTakeFirst()
      if (known === undefined) throw new RosterError(`There is no ${name}: sabot staff list shows all.`)
      await tx.updateTable('staff').set(set).where('id', '=', known.id).execute()
      await tx.deleteFrom('staff_sign_ins').where('staff_id', '=', known.id).execute()
      // Whoever was locked out may try again.
      await forgive(tx, lockKey('staff', name))
      const { role, shown, disabled } = known
      const before = { role, shown, disabled }
      const after = {
        role: set.role ?? role,
        shown: set.shown ?? shown,
        disabled: set.disabled ?? disabled,
      }
      await noteStaff(tx, { actor, action, subject: name, reason: null, before, after, at: now() })
    })
  }

  async #hashed(name: string, password: string): Promise<string> {
    const weak = checkPassword(password, [name])
    if (weak !== null) throw new RosterError(weak.text)
    return this.#with.passwords.hash(password)
  }
}

/** Whoever knows what staff sign in with can lock them out: players are told something else. */
function shownName(name: string, draft: string): string {
  const shown = legibleName(draft)
  if (typeof shown !== 'string') throw new RosterError(shown.text)
  if (typedLogin(shown) !== name) return shown
  throw new RosterError(
    `Players would see the name that ${name} signs in with: choose another one for them, like ${FLOOR_NAME}.`,
  )
}
