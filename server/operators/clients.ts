import { type Kysely, sql } from 'kysely'
import type { OperatorId, PlayerId } from '#engine/ids'
import type { Operator } from '#server/operators/operator'
import { Recent } from '#server/people/recent'
import type { Schema } from '#server/store/schema'

/** A player whose money lies with an operator. */
export interface Client {
  readonly player: PlayerId
  readonly operator: OperatorId
  /** What the operator calls them. */
  readonly externalId: string
  readonly currency: string
}

const MOST_REMEMBERED = 100_000

/** Who plays with an operator's money. That never changes, so it is asked once. */
export class Clients {
  readonly #db: Kysely<Schema>
  readonly #remote: readonly string[]
  readonly #known = new Recent<Client | 'nobody'>(MOST_REMEMBERED)

  constructor(db: Kysely<Schema>, operators: readonly Operator[]) {
    this.#db = db
    this.#remote = operators.filter(({ wallet }) => wallet !== 'built-in').map(({ id }) => id)
  }

  /** Those of them who are. */
  async among(players: readonly PlayerId[]): Promise<ReadonlyMap<string, Client>> {
    const found = new Map<string, Client>()
    if (this.#remote.length === 0) return found
    const unknown: string[] = []
    for (const player of new Set(players)) {
      const known = this.#known.get(player)
      if (known === undefined) unknown.push(player)
      else if (known !== 'nobody') found.set(player, known)
    }
    if (unknown.length === 0) return found
    for (const client of await this.#read(unknown)) found.set(client.player, client)
    for (const player of unknown) this.#known.set(player, found.get(player) ?? 'nobody')
    return found
  }

  async of(player: PlayerId): Promise<Client | null> {
    return (await this.among([player])).get(player) ?? null
  }

  async #read(players: readonly PlayerId[]): Promise<readonly Client[]> {
    const rows = await this.#db
      .selectFrom('players')
      .select(['id', 'operator', 'external_id', 'currency'])
      .where(sql<boolean>`id = any(${players}::text[])`)
      .where(sql<boolean>`operator = any(${this.#remote}::text[])`)
      .execute()
    return rows.map(({ id, operator, external_id, currency }) => ({
      player: id,
      operator: operator ?? '',
      externalId: external_id ?? '',
      currency,
    }))
  }
}
