import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { type Refusal, refuse } from '#engine/round/refusal'
import { chipsOf, expiredOf, grantsOf, inHandOf, type Tray, trayIn } from '#server/golden/chips'
import { isExpired, trayOf } from '#server/golden/tray'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'
import { type Account, grantsAccount, purseAccount } from '#server/wallet/accounts'
import { type Balance, lock, openAccounts, post } from '#server/wallet/ledger'

export interface NewGrant {
  /** Made by whoever gives: the same id is never given twice. */
  readonly id: string
  readonly player: PlayerId
  readonly amount: number
  readonly expiresAt: number | null
  readonly reason: string
  readonly by: string
}

export type GrantRefusal = Refusal<'no-player' | 'id-reused' | 'expired'>

interface Settings {
  readonly db: Kysely<Schema>
  /** Balances that changed here. */
  readonly moved: (balances: readonly Balance[]) => void
  readonly now: () => number
}

/** Promotional chips from their grant to their end (MO-7); staking and settling them is the tables' business. */
export class Golden {
  readonly #db: Kysely<Schema>
  readonly #moved: (balances: readonly Balance[]) => void
  readonly #now: () => number

  constructor({ db, moved, now }: Settings) {
    this.#db = db
    this.#moved = moved
    this.#now = now
  }

  tray(player: PlayerId): Promise<Tray> {
    return trayIn(this.#db, player)
  }

  async grant(grant: NewGrant): Promise<Tray | GrantRefusal> {
    const at = this.#now()
    if (grant.expiresAt !== null && grant.expiresAt <= at) {
      return refuse('expired', 'Golden chips cannot expire in the past: choose a later moment.')
    }
    const currency = await this.#currencyOf(grant.player)
    if (currency === null) {
      return refuse('no-player', 'There is no such player: see the id in the lobby or the log.')
    }
    const balances = await this.#db.transaction().execute((tx) => give(tx, grant, currency, at))
    if (balances === 'other') {
      return refuse('id-reused', 'This id was used for another grant: make a new one for each.')
    }
    this.#moved(balances)
    return this.tray(grant.player)
  }

  /** Takes back what nobody played in time; what lies in a round is taken when it comes back. Says of how many players. */
  async expire(): Promise<number> {
    const due = await this.#db
      .selectFrom('golden_grants')
      .select('player_id as player')
      .distinct()
      .where('expires_at', '<=', this.#now())
      .where('ended_at', 'is', null)
      .execute()
    await this.takeBack(due.map(({ player }) => player))
    return due.length
  }

  async takeBack(players: readonly PlayerId[]): Promise<void> {
    for (const player of players) {
      this.#moved(await this.#db.transaction().execute((tx) => takeBack(tx, player, this.#now())))
    }
  }

  /** When the next chips expire; null when none will. */
  async nextExpiry(): Promise<number | null> {
    const row = await this.#db
      .selectFrom('golden_grants')
      .select(sql<number | null>`min(expires_at)`.as('next'))
      .where('expires_at', '>', this.#now())
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row?.next ?? null
  }

  async #currencyOf(player: PlayerId): Promise<string | null> {
    const row = await this.#db
      .selectFrom('players')
      .select('currency')
      .where('id', '=', player)
      .executeTakeFirst()
    return row?.currency ?? null
  }
}

/** As it is when it was given before, which nobody may have heard; `other` when the id stood for another grant. */
async function give(
  tx: Transaction<Schema>,
  { id, player, amount, expiresAt, reason, by }: NewGrant,
  currency: string,
  at: number,
): Promise<readonly Balance[] | 'other'> {
  const written = await tx
    .insertInto('golden_grants')
    .values({
      id,
      player_id: player,
      amount,
      currency,
      reason,
      granted_by: by,
      granted_at: at,
      expires_at: expiresAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (written.length === 0) {
    const known = await tx
      .selectFrom('golden_grants')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isSame = known.player_id === player && known.amount === amount && known.expires_at === expiresAt
    return isSame ? balanceOf(tx, purseAccount(player, 'golden')) : 'other'
  }
  const [source, account] = [grantsAccount(currency), purseAccount(player, 'golden')]
  await openAccounts(tx, [
    { account: source, currency },
    { account, currency },
  ])
  await noteStaff(tx, {
    actor: by,
    action: 'golden-granted',
    subject: player,
    player,
    reason,
    before: null,
    after: { id, amount, expiresAt },
    at,
  })
  const entries = [
    { account: source, amount: -amount },
    { account, amount },
  ]
  return post(tx, [{ key: `golden/${id}`, kind: 'grant', round: null, entries }], at)
}

async function balanceOf(tx: Transaction<Schema>, account: Account): Promise<readonly Balance[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['balance', 'version'])
    .where('id', '=', account.id)
    .execute()
  return rows.map((read) => ({ account, ...read }))
}

async function takeBack(tx: Transaction<Schema>, player: PlayerId, now: number): Promise<readonly Balance[]> {
  const account = purseAccount(player, 'golden')
  // Nothing is staked or given while it is counted.
  const held = (await lock(tx, [account])).get(account.id)
  const currency = held?.currency.replace(/-golden$/, '') ?? ''
  const { inHand, staked } = await chipsOf(tx, player)
  const tray = trayOf(await grantsOf(tx, player), inHand + staked)
  const due = expiredOf(tray, now)
  const taken = inHandOf(due, staked)
  const ended = tray.filter((grant) => isExpired(grant, now)).map(({ id }) => id)
  if (due === taken) {
    await sql`update golden_grants set ended_at = ${now}
      where id = any(${ended}::text[]) and ended_at is null`.execute(tx)
  }
  if (taken === 0) return []
  const entries = [
    { account, amount: -taken },
    { account: grantsAccount(currency), amount: taken },
  ]
  const key = `golden/expiry/${player}/${held?.version}`
  return post(tx, [{ key, kind: 'expiry', round: null, entries }], now)
}
