import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { type Person, personIn } from '#server/people/person'
import { Recent } from '#server/people/recent'
import { looksLikeToken, newToken, tokenHash } from '#server/people/secrets'
import type { Schema } from '#server/store/schema'

const MOST_REMEMBERED = 20_000
/** What is remembered is asked for again after this: another process may have ended it. */
const FRESH_MILLIS = 10_000
/** A guest's last visit is noted this often at most. */
const VISIT_MILLIS = 86_400_000
/** Sign-ins that are looked up in one query. */
const BATCH = 1_000

interface Known {
  readonly person: Person
  readonly readAt: number
  readonly seenAt: number
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly idleMillis: number
  readonly now: () => number
}

/** Signs a player in: the token is told once, the store keeps its hash. */
export async function newSignIn(tx: Transaction<Schema>, player: PlayerId, at: number): Promise<string> {
  const token = newToken()
  const row = { token_hash: tokenHash(token), player_id: player, created_at: at, seen_at: at }
  await tx.insertInto('sign_ins').values(row).execute()
  return token
}

/** Whoever can sign in again has to, after a while of doing nothing; a guest has nothing to sign in with. */
function tires({ kind }: Person): boolean {
  return kind === 'account' || kind === 'operator'
}

/** Who is signed in, by the hashes of tokens; which sign-ins are used, and which are over. */
export class SignIns {
  readonly #db: Kysely<Schema>
  readonly #idleMillis: number
  readonly #now: () => number
  readonly #known = new Recent<Known>(MOST_REMEMBERED)
  readonly #over = new Recent<true>(MOST_REMEMBERED)
  /** Last used when, not yet in the store. */
  readonly #used = new Map<string, number>()
  readonly #listeners: ((signIns: readonly string[]) => void)[] = []

  constructor({ db, idleMillis, now }: Settings) {
    this.#db = db
    this.#idleMillis = idleMillis
    this.#now = now
  }

  onEnded(listener: (signIns: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  isOver(signIn: string): boolean {
    return this.#over.get(signIn) === true
  }

  async who(token: string): Promise<Person | null> {
    if (!looksLikeToken(token)) return null
    const signIn = tokenHash(token)
    const known = await this.#find(signIn)
    if (known === null) return null
    if (!this.#isIdle(signIn, known.person, known.seenAt)) return known.person
    await this.end([signIn])
    return null
  }

  /** Something was done with it: it stays. */
  used(signIn: string, person: Person): void {
    if (tires(person) && !this.isOver(signIn)) this.#used.set(signIn, this.#now())
  }

  async end(signIns: readonly string[]): Promise<void> {
    if (signIns.length === 0) return
    await this.#db.deleteFrom('sign_ins').where('token_hash', 'in', signIns).execute()
    this.ended(signIns)
  }

  /** They are gone from the store: nobody may go on with them here. */
  ended(signIns: readonly string[]): void {
    for (const signIn of signIns) {
      this.#over.set(signIn, true)
      this.#known.delete(signIn)
      this.#used.delete(signIn)
    }
    for (const listener of this.#listeners) listener(signIns)
  }

  /** Writes down what was used, and ends those of the open ones that are idle or gone. */
  async sweep(open: ReadonlyMap<string, Person>): Promise<void> {
    await this.#writeUsed()
    const signIns = [...open.keys()]
    for (let from = 0; from < signIns.length; from += BATCH) {
      await this.#sweep(signIns.slice(from, from + BATCH), open)
    }
  }

  async #sweep(signIns: readonly string[], open: ReadonlyMap<string, Person>): Promise<void> {
    const rows = await this.#db
      .selectFrom('sign_ins')
      .select(['token_hash', 'seen_at'])
      .where('token_hash', '=', sql<string>`any(${signIns}::text[])`)
      .execute()
    const seen = new Map(rows.map(({ token_hash, seen_at }) => [token_hash, seen_at]))
    const isOver = (signIn: string): boolean => {
      const [seenAt, person] = [seen.get(signIn), open.get(signIn)]
      return seenAt === undefined || (person !== undefined && this.#isIdle(signIn, person, seenAt))
    }
    await this.end(signIns.filter(isOver))
  }

  #isIdle(signIn: string, person: Person, seenAt: number): boolean {
    const last = Math.max(seenAt, this.#used.get(signIn) ?? 0)
    return tires(person) && this.#now() - last >= this.#idleMillis
  }

  async #find(signIn: string): Promise<Known | null> {
    const known = this.#known.get(signIn)
    if (known !== undefined && this.#now() - known.readAt < FRESH_MILLIS) return known
    const row = await this.#db
      .selectFrom('sign_ins')
      .innerJoin('players', 'players.id', 'sign_ins.player_id')
      .select(['id', 'name', 'kind', 'currency', 'operator', 'sign_ins.seen_at'])
      .where('sign_ins.token_hash', '=', signIn)
      .executeTakeFirst()
    // It may have ended while the store was asked.
    if (row === undefined || this.isOver(signIn)) {
      this.#known.delete(signIn)
      return null
    }
    const found = { person: personIn(row), readAt: this.#now(), seenAt: row.seen_at }
    this.#known.set(signIn, found)
    if (!tires(found.person) && this.#now() - row.seen_at >= VISIT_MILLIS) {
      await this.#write(new Map([[signIn, this.#now()]]))
    }
    return found
  }

  async #writeUsed(): Promise<void> {
    const used = new Map(this.#used)
    await this.#write(used)
    for (const [signIn, at] of used) {
      if (this.#used.get(signIn) === at) this.#used.delete(signIn)
    }
    for (const signIn of used.keys()) this.#known.delete(signIn)
  }

  async #write(used: ReadonlyMap<string, number>): Promise<void> {
    if (used.size === 0) return
    await sql`update sign_ins set seen_at = used.at
      from unnest(${[...used.keys()]}::text[], ${[...used.values()]}::bigint[]) as used (sign_in, at)
      where token_hash = used.sign_in and seen_at < used.at`.execute(this.#db)
  }
}
