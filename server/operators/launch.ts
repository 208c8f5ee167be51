import type { Kysely } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { LaunchBody } from '#protocol/http/operators'
import { enrol } from '#server/operators/enrol'
import type { Operator } from '#server/operators/operator'
import { nameOf } from '#server/people/names'
import { type Newcomer, personIn } from '#server/people/person'
import { looksLikeToken, newToken, tokenHash } from '#server/people/secrets'
import { newSignIn } from '#server/people/sign-ins'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

const LAUNCH_MILLIS = 60_000

export interface Launched {
  readonly token: string
  readonly expiresAt: number
}

export interface Entered {
  readonly newcomer: Newcomer
  readonly language: string
  readonly table: TableId | null
}

interface Settings {
  readonly db: Kysely<Schema>
  /** The house's own currency, where an operator names none. */
  readonly currency: string
  readonly tables: readonly string[]
  readonly now: () => number
  /** Somebody came: before their launch is answered. */
  readonly arrived: (player: PlayerId, operator: Operator) => Promise<void>
}

/** How operators' players come in: a link that opens once, within a minute. */
export interface LaunchService {
  launch(operator: Operator, body: LaunchBody): Promise<Launched | HttpRefusal>
  /** Null for a link that was used, is too old, or never was. */
  enter(token: string): Promise<Entered | null>
}

export function launchService({ db, currency: own, tables, now, arrived }: Settings): LaunchService {
  async function launch(operator: Operator, body: LaunchBody): Promise<Launched | HttpRefusal> {
    const { player: externalId, currency, language, table = null, returnUrl = null } = body
    const currencies = operator.currencies.length === 0 ? [own] : operator.currencies
    if (!currencies.includes(currency)) {
      return bad('wrong-currency', `Your players play in ${currencies.join(', ')}, not in ${currency}.`)
    }
    if (table !== null && !tables.includes(table)) return bad('no-table', `There is no table '${table}'.`)
    const name = nameOf(body.name)
    if (typeof name !== 'string') return name
    const at = now()
    const player = await enrol(db, { operator: operator.id, externalId, name, currency }, at)
    if (player === null) {
      return bad('wrong-currency', `The player '${externalId}' plays in another currency than ${currency}.`)
    }
    await arrived(player, operator)
    const token = newToken()
    const expiresAt = at + LAUNCH_MILLIS
    await db.deleteFrom('launches').where('ends_at', '<', at).execute()
    await db
      .insertInto('launches')
      .values({
        token_hash: tokenHash(token),
        player_id: player,
        operator: operator.id,
        language,
        table_id: table,
        return_url: returnUrl,
        ends_at: expiresAt,
      })
      .execute()
    return { token, expiresAt }
  }

  function enter(token: string): Promise<Entered | null> {
    if (!looksLikeToken(token)) return Promise.resolve(null)
    return db.transaction().execute(async (tx) => {
      const at = now()
      // Of two who come with one link, only one finds it.
      const launched = await tx
        .deleteFrom('launches')
        .where('token_hash', '=', tokenHash(token))
        .returningAll()
        .executeTakeFirst()
      if (launched === undefined || launched.ends_at < at) return null
      const { player_id, language, table_id: table, return_url } = launched
      const row = await tx
        .selectFrom('players')
        .select(['id', 'name', 'kind', 'currency', 'operator'])
        .where('id', '=', player_id)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('operator_visits')
        .values({ player_id, language, return_url, at })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ language, return_url, at }))
        .execute()
      return {
        newcomer: { person: personIn(row), token: await newSignIn(tx, player_id, at) },
        language,
        table,
      }
    })
  }

  return { launch, enter }
}

function bad(reason: string, text: string): HttpRefusal {
  return { status: 400, reason, text }
}
