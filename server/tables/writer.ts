import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { gameOf } from '#engine/families'
import type { PlayerId } from '#engine/ids'
import type { Audience } from '#engine/round/audience'
import { isHouseEvent } from '#engine/table/events'
import type { Rates } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { Clock } from '#server/clock'
import { notePublished, noteStored, type Watchers } from '#server/operations/noting'
import { failureOf } from '#server/store/failure'
import type { Schema } from '#server/store/schema'
import { Batch, type PurseReading } from '#server/tables/batch'
import { commit, type Rider, type Stored } from '#server/tables/commit'
import type { ClosedSigns } from '#server/tables/doers/door-keeper'
import { participants } from '#server/tables/doers/seat-keeper'
import type { Memory } from '#server/tables/memory'
import type { FloorListener, PlaySessions, Replay, Snapshot, TableConfig } from '#server/tables/ports'
import { Publisher } from '#server/tables/publish'
import type { Sealer } from '#server/tables/records'
import { type Recovered, recover } from '#server/tables/recover'
import { type Restraint, restrained } from '#server/tables/restraint'
import type { Cover, Treasury } from '#server/tables/treasury'
import type { Vault } from '#server/tables/vault'
import { type AccountId, sessionAccount } from '#server/wallet/accounts'
import { LedgerError, Overdrawn } from '#server/wallet/ledger'
import type { Purses } from '#server/wallet/purses'

export interface TableNeeds extends Watchers {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly sealer: Sealer
  readonly purses: Purses
  readonly listener: FloorListener
  readonly riders: readonly Rider[]
  readonly sessions: PlaySessions
  /** Where some players' money is until they stake it. */
  readonly treasury?: Treasury
  /** What keeps players from staking all that they have. */
  readonly restraint?: Restraint
  /** What staff has closed. */
  readonly closures?: ClosedSigns
  /** What other currencies are worth now (MO-6). */
  readonly rates: Rates
  /** By table, where a test says which shoes come first. */
  readonly testSeeds?: ReadonlyMap<string, readonly string[]>
  readonly log: Logger
}

const ATTEMPTS = 8
const NO_MONEY = { cash: 0, golden: 0 }

/** What a table knows, and the one way to change it: decide on a draft, store it, and only then believe and tell it. */
export class Writer {
  readonly #config: TableConfig
  readonly #needs: TableNeeds
  #publisher: Publisher
  #memory: Memory
  #vault: Vault
  #storedAt: number
  #commits = 0
  #commitMillis = 0

  private constructor(config: TableConfig, needs: TableNeeds, { memory, vault, tail }: Recovered) {
    this.#config = config
    this.#needs = needs
    this.#memory = memory
    this.#vault = vault
    this.#storedAt = needs.clock.now()
    this.#publisher = new Publisher(config.id, memory.state.id, memory.version, tail)
  }

  static async open(config: TableConfig, needs: TableNeeds): Promise<Writer> {
    return new Writer(config, needs, await recovered(config, needs))
  }

  get memory(): Memory {
    return this.#memory
  }

  get vault(): Vault {
    return this.#vault
  }

  get commits(): number {
    return this.#commits
  }

  /** How long the newest one took. */
  get commitMillis(): number {
    return this.#commitMillis
  }

  snapshot(audience: Audience): Snapshot {
    const { version, state } = this.#memory
    return { upto: version, at: this.#storedAt, state: viewTable(state, audience) }
  }

  replay(since: number, audience: Audience): Replay | null {
    return this.#publisher.replay(since, audience, this.#memory.version)
  }

  /** Decides again from the start when the money was not what it seemed to be. */
  async write(build: (batch: Batch) => void): Promise<Batch> {
    const { treasury, purses } = this.#needs
    const cover = treasury?.cover(this.#config.id, purses.of)
    try {
      return await this.#store(build, cover)
    } finally {
      await cover?.close()
    }
  }

  async #store(build: (batch: Batch) => void, cover: Cover | undefined): Promise<Batch> {
    const { clock, db, purses, sealer, riders, restraint } = this.#needs
    const funds = restrained(this.#inSession(cover?.funds ?? purses.of), restraint, this.#config.id)
    for (let attempt = 1; ; attempt++) {
      const batch = new Batch(this.#config.id, this.#memory, clock.now(), funds)
      build(batch)
      if (batch.isEmpty) return batch
      const from = clock.steady()
      try {
        if ((await cover?.meet(batch)) === false) {
          if (attempt < ATTEMPTS) continue
          throw new LedgerError('Players stake again and again what their operators do not give.')
        }
        const stored = await commit(db, batch, sealer, riders)
        cover?.stored(batch)
        restraint?.stored(batch)
        this.#commitMillis = clock.steady() - from
        noteStored(this.#needs, batch, this.#commitMillis)
        this.#adopt(batch, stored)
        notePublished(this.#needs, batch)
        return batch
      } catch (error) {
        const again =
          cover?.isLost(error) ||
          (await restraint?.isOver(error)) ||
          error instanceof Overdrawn ||
          failureOf(error) === 'retry'
        if (!again || attempt === ATTEMPTS) throw error
        this.#needs.meter?.triedAgain(batch.table, error instanceof Overdrawn ? 'overdrawn' : 'conflict')
        if (error instanceof Overdrawn) purses.learn(error.balances)
      }
    }
  }

  /**
   * TP-18: where nobody plays without a session, chips that were laid from the account before that was so are not
   * staked. A round that runs ends as it began.
   */
  #inSession(reading: PurseReading): PurseReading {
    const { sessions } = this.#needs
    const { phase } = this.#memory.state.game
    if (phase !== 'betting' && phase !== 'over') return reading
    return (player, session) =>
      session === null && sessions.of(player, this.#config.id) !== null ? NO_MONEY : reading(player, session)
  }

  /** Stored: now it is so, and may be told. */
  #adopt(batch: Batch, { hash, balances }: Stored): void {
    const { purses, listener } = this.#needs
    const { version, state, stakes, tray, at, events } = batch
    const after = this.#memory.version
    this.#memory = { version, hash, state, stakes, tray }
    this.#storedAt = at
    this.#commits += 1
    for (const shoe of batch.newShoes) this.#vault.keep(shoe)
    for (const event of events) if (event.type === 'shoeRevealed') this.#vault.forget(event.shoe)
    const players = purses.learn(balances)
    const sessions = new Set(balances.map(({ account }) => account.id))
    if (events.length > 0) listener.published(this.#publisher.publish(events, after, at))
    this.#tellMoney(players)
    this.#tellSessions(sessions)
  }

  #tellMoney(players: readonly PlayerId[]): void {
    const { purses, listener } = this.#needs
    for (const player of players) {
      const { cash, golden } = purses.of(player)
      listener.purseChanged(player, cash, golden)
    }
  }

  #tellSessions(moved: ReadonlySet<AccountId>): void {
    const { purses, listener } = this.#needs
    for (const [player, { session }] of Object.entries(this.#memory.state.purses)) {
      if (session === null || !moved.has(sessionAccount(session).id)) continue
      listener.sessionChanged(player, this.#config.id, purses.of(player, session).cash)
    }
  }

  /** Reads what these players have, on their accounts and in their sessions here, unless it is known. */
  async need(players: ReadonlySet<PlayerId>): Promise<void> {
    const { purses, sessions, restraint } = this.#needs
    await sessions.need(players, this.#config.id)
    await Promise.all([
      purses.need(players, this.#sessionsOf(players)),
      restraint?.need(players),
      this.#needs.treasury?.need(players),
    ])
  }

  /** The same, known or not. */
  async refresh(players: readonly PlayerId[]): Promise<readonly string[]> {
    const { purses, restraint, treasury } = this.#needs
    const [news] = await Promise.all([
      purses.refresh(players, this.#sessionsOf(players)),
      restraint?.refresh(players),
      treasury?.need(players),
    ])
    return news
  }

  /** Those that are played from, and those that will be when the player bets next. */
  #sessionsOf(players: Iterable<PlayerId>): readonly string[] {
    const { purses } = this.#memory.state
    return [...players].flatMap((player) => {
      const open = this.#needs.sessions.of(player, this.#config.id)
      const used = purses[player]?.session ?? null
      const opened = open === 'missing' ? null : open
      return [used, opened].filter((id) => id !== null)
    })
  }

  /**
   * The log has the last word: a commit that seemed to fail may have been stored, and is told now. Where more is
   * missing than the log's end tells, only that end is told: all who listen see the gap, and ask for a snapshot.
   */
  async reread(): Promise<void> {
    const { memory, vault, tail } = await recovered(this.#config, this.#needs)
    const { version: heard } = this.#memory
    this.#memory = memory
    this.#vault = vault
    const missed = tail.filter(({ version }) => version > heard)
    const from = memory.version - missed.length
    if (from > heard) this.#publisher = new Publisher(this.#config.id, memory.state.id, from, [])
    this.#tellMissed(missed)
    const { postings } = gameOf(memory.state.id)
    const paid = missed.flatMap(({ event }) =>
      isHouseEvent(event) ? [] : postings(event).map(({ player }) => player),
    )
    const players = new Set([...paid, ...participants(memory.state)])
    this.#tellMoney(await this.refresh([...players]))
  }

  #tellMissed(missed: Recovered['tail']): void {
    for (const { version, at, event } of missed) {
      this.#needs.listener.published(this.#publisher.publish([event], version - 1, at))
    }
  }
}

function recovered(config: TableConfig, { db, sealer, testSeeds }: TableNeeds): Promise<Recovered> {
  return recover(db, config, sealer, testSeeds?.get(config.id))
}
