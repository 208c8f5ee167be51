import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Allowance } from '#engine/round/posting'
import type { Rates } from '#engine/table/types'
import type { Clock } from '#server/clock'
import { allowanceOf, OverAllowance } from '#server/play/allowance'
import { type Facts, gainAt, isAnew, type PlayRules } from '#server/play/facts'
import { keepPlayed, type Played } from '#server/play/keep'
import type { Limit } from '#server/play/limit'
import { type Holder, type Move, movesOf } from '#server/play/moves'
import { limitInOwnMoney } from '#server/play/own-money'
import { stakedOn } from '#server/play/staked-on'
import { factsOf, lockStates, readStates, stretchIn } from '#server/play/states'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import type { Rider } from '#server/tables/commit'
import { purseOf } from '#server/wallet/accounts'

const MOST_REMEMBERED = 100_000

interface Known {
  readonly version: number
  /** Null for the many who have no rules. */
  readonly facts: Facts | null
}

/**
 * How much players may still stake, as last heard from the store. Tables decide by it; the rider looks again when
 * the money moves, in the same transaction and under the lock of the player's row, and has the last word.
 */
export class Allowances {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #house: readonly Limit[]
  readonly #rates: Rates
  readonly #known = new Map<string, Known>()
  readonly #told = new WeakMap<Batch, readonly Facts[]>()

  /** `house` are limits for everybody, in the house's currency; `rates` is what that is worth in others. */
  constructor(db: Kysely<Schema>, clock: Clock, house: readonly Limit[] = [], rates: Rates = {}) {
    this.#db = db
    this.#clock = clock
    this.#house = house
    this.#rates = rates
  }

  readonly of = (player: PlayerId): Allowance | null => {
    const facts = this.#known.get(player)?.facts
    return facts === undefined || facts === null ? null : this.#allowance(facts, this.#clock.now())
  }

  /** Facts of those who have rules; null of whom nothing is known or to be known. */
  factsOf(player: PlayerId): Facts | null {
    return this.#known.get(player)?.facts ?? null
  }

  /** Those who have rules, as far as they are known. */
  *watched(): Iterable<Facts> {
    for (const { facts } of this.#known.values()) if (facts !== null) yield facts
  }

  /** Reads whoever is not known yet. */
  async need(players: Iterable<PlayerId>): Promise<void> {
    const unknown = [...players].filter((player) => !this.#known.has(player))
    await this.refresh(unknown)
  }

  async refresh(players: readonly PlayerId[]): Promise<void> {
    if (players.length === 0) return
    const all = await readStates(this.#db, players)
    const isFree = ({ rules }: { rules: string | null }) => rules === null && this.#house.length === 0
    for (const { player, version } of all.filter(isFree)) this.#remember(player, { version, facts: null })
    this.learn(
      await factsOf(
        this.#db,
        all.filter((row) => !isFree(row)),
        this.#clock.now(),
      ),
    )
  }

  /** Takes in what the store told. */
  learn(facts: readonly Facts[]): void {
    for (const fact of facts) {
      const isFree = isWithout(fact) && this.#house.length === 0
      this.#remember(fact.player, { version: fact.version, facts: isFree ? null : fact })
    }
  }

  /** A batch was stored: what it told of its players holds. */
  stored(batch: Batch): void {
    this.learn(this.#told.get(batch) ?? [])
  }

  /** Keeps everybody's use in the table's transaction, and stops what is more than somebody may stake. */
  readonly rider: Rider = async (tx, batch) => {
    const moves = await movesOf(tx, batch.transfers, holderIn(batch))
    if (moves.size === 0) return []
    const played = await this.#played(tx, moves, batch.at)
    const kept = await keepPlayed(tx, played, batch.at, await stakedOn(tx, batch))
    const watched = kept.filter(({ rules }) => rules !== null || this.#house.length > 0)
    if (watched.length > 0) {
      const rows = await readStates(
        tx,
        watched.map(({ player }) => player),
      )
      this.#told.set(batch, await factsOf(tx, rows, batch.at))
    }
    return []
  }

  async #played(
    tx: Transaction<Schema>,
    moves: ReadonlyMap<string, Move>,
    at: number,
  ): Promise<readonly Played[]> {
    const stakes = ({ staked, golden }: Move) => staked > 0 || golden > 0
    const isStaked = [...moves.values()].some(stakes)
    const rows = isStaked ? await lockStates(tx, [...moves.keys()]) : []
    const restricted = rows.filter(({ rules }) => rules !== null || this.#house.length > 0)
    if (restricted.length > 0) this.#require(await factsOf(tx, restricted, at), moves, at)
    const stretches = new Map(rows.map((row) => [row.player, stretchIn(row)]))
    return [...moves].map(([player, move]) => {
      const stretch = stretches.get(player) ?? null
      const { staked, paid } = move
      const bets = stakes(move)
      const gainMillis = bets ? gainAt(stretch, at) : 0
      return { player, staked, paid, stakes: bets, anew: bets && isAnew(stretch, at), gainMillis }
    })
  }

  #require(facts: readonly Facts[], moves: ReadonlyMap<string, Move>, at: number): void {
    const over = facts.filter((fact) => {
      const { staked = 0, golden = 0 } = moves.get(fact.player) ?? {}
      const allowance = this.#allowance(fact, at)
      return allowance !== null && (staked > allowance.cash || golden > allowance.golden)
    })
    if (over.length === 0) return
    throw new OverAllowance(
      facts,
      over.map(({ player }) => player),
    )
  }

  /** The player's rules with those for everybody, in the player's money. */
  rulesOf({ rules, currency }: Pick<Facts, 'rules' | 'currency'>): PlayRules {
    if (this.#house.length === 0) return rules
    const house = this.#house.map((limit) => limitInOwnMoney(this.#rates, currency, limit))
    return { ...rules, limits: [...rules.limits, ...house] }
  }

  #allowance(facts: Facts, now: number): Allowance | null {
    return allowanceOf(this.rulesOf(facts), facts, now)
  }

  #remember(player: PlayerId, known: Known): void {
    const before = this.#known.get(player)
    this.#known.delete(player)
    this.#known.set(player, before !== undefined && before.version > known.version ? before : known)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_REMEMBERED) return
      this.#known.delete(oldest)
    }
  }
}

function isWithout({ rules }: Facts): boolean {
  return rules.limits.length === 0 && rules.checkMinutes === null && rules.exclusion === null
}

/** Whose purse an account is at this table: the player's own, or the session they play from there (TP-18). */
function holderIn({ base, state }: Batch): Holder {
  const purses = [...Object.entries(base.state.purses), ...Object.entries(state.purses)]
  const bySession = new Map(purses.map(([player, { session }]) => [session, player]))
  return (account) => {
    const player = account.kind === 'session' ? bySession.get(account.owner) : undefined
    if (player !== undefined) return { player, golden: false }
    const of = purseOf(account)
    return of === null ? null : { player: of.player, golden: of.purse === 'golden' }
  }
}
