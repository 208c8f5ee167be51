import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Audience } from '#engine/round/audience'
import type { Refusal } from '#engine/round/refusal'
import { viewTable } from '#engine/table/view'
import { constraintOf, failureOf } from '#server/store/failure'
import type { Schema } from '#server/store/schema'
import { unanswered } from '#server/tables/answers'
import { Batch } from '#server/tables/batch'
import { keepClock, startClock } from '#server/tables/clock'
import { commit, type Stored } from '#server/tables/commit'
import { pause } from '#server/tables/doers/pit-boss'
import { takeOrder } from '#server/tables/doers/player-desk'
import { Presence, participants, seatDuty } from '#server/tables/doers/seat-keeper'
import { nextDuty } from '#server/tables/duties'
import { type Letter, Mailbox } from '#server/tables/mailbox'
import { type Memory, TableFault } from '#server/tables/memory'
import type {
  Answer,
  FloorListener,
  Order,
  Replay,
  Snapshot,
  TableConfig,
  TableDoor,
} from '#server/tables/ports'
import { Publisher } from '#server/tables/publish'
import type { Sealer } from '#server/tables/records'
import { reconfiguration, recover } from '#server/tables/recover'
import type { Vault } from '#server/tables/vault'
import { Overdrawn } from '#server/wallet/ledger'
import type { Purses } from '#server/wallet/purses'

export interface TableNeeds {
  readonly db: Kysely<Schema>
  readonly sealer: Sealer
  readonly purses: Purses
  readonly listener: FloorListener
  readonly log: Logger
}

interface DueDuty {
  readonly at: number
  readonly funds: readonly string[]
  carryOut(batch: Batch): void
}

const LETTERS_AT_ONCE = 2000
const ATTEMPTS = 8
const RETRY_MILLIS = 500

/**
 * The one writer of a table. Whatever is to happen, a player's order or a duty of the house, is decided on a draft,
 * stored, and only then believed, told and answered.
 */
export class Table implements TableDoor {
  readonly config: TableConfig
  readonly #needs: TableNeeds
  readonly #mailbox: Mailbox
  readonly #presence = new Presence()
  #memory: Memory
  #vault: Vault
  #publisher: Publisher
  #trouble: string | null = null
  #working: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #waitingFor = { name: '', since: 0 }
  #storedAt = Date.now()
  #commits = 0
  #closing = false
  #stopped = false

  private constructor(
    config: TableConfig,
    needs: TableNeeds,
    recovered: Awaited<ReturnType<typeof recover>>,
  ) {
    const { memory, vault, tail } = recovered
    this.config = config
    this.#needs = needs
    this.#mailbox = new Mailbox(config.id)
    this.#memory = memory
    this.#vault = vault
    this.#publisher = new Publisher(config.id, memory.state.id, memory.version, tail)
  }

  /** Takes up the table where its log ends; windows that were open get their full time again. */
  static async open(config: TableConfig, needs: TableNeeds): Promise<Table> {
    const table = new Table(config, needs, await recover(needs.db, config, needs.sealer))
    await table.#resume()
    table.#wake()
    return table
  }

  /** How often it stored something since it was opened. */
  get commits(): number {
    return this.#commits
  }

  get trouble(): string | null {
    return this.#trouble
  }

  /** Whether stopping now would leave a round in the middle. */
  get isBusy(): boolean {
    const { phase } = this.#memory.state.game
    return phase !== 'over' && phase !== 'betting'
  }

  snapshot(audience: Audience): Snapshot {
    const { version, state } = this.#memory
    return { upto: version, at: this.#storedAt, state: viewTable(state, audience) }
  }

  replay(since: number, audience: Audience): Replay | null {
    return this.#publisher.replay(since, audience, this.#memory.version)
  }

  submit(order: Order): Promise<Answer> {
    if (this.#stopped) return Promise.resolve(CLOSED)
    const answer = this.#mailbox.post(order)
    this.#wake()
    return answer
  }

  arrive(player: string): void {
    this.#presence.arrive(player)
    this.#wake()
  }

  depart(player: string): void {
    this.#presence.depart(player, Date.now(), () => participants(this.#memory.state.game))
    this.#wake()
  }

  /** Begins nothing new; `stop` ends it. */
  beginClosing(): void {
    this.#closing = true
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#working
  }

  #wake(): void {
    if (this.#working !== null || this.#stopped) return
    clearTimeout(this.#timer)
    this.#working = this.#work().finally(() => {
      this.#working = null
      if (!this.#mailbox.isEmpty) this.#wake()
    })
  }

  async #work(): Promise<void> {
    try {
      while (!this.#stopped && (await this.#turn()));
    } catch (error) {
      await this.#lose(error)
      return
    }
    this.#sleep()
  }

  /** The orders that wait, then what is due; false when there was neither. */
  async #turn(): Promise<boolean> {
    const letters = this.#mailbox.take(LETTERS_AT_ONCE)
    if (letters.length > 0) await this.#serve(letters)
    const duty = this.#nextDuty()
    const isDue = duty !== null && duty.at <= Date.now()
    if (isDue) await this.#carryOut(duty)
    return letters.length > 0 || isDue
  }

  #sleep(): void {
    const duty = this.#nextDuty()
    if (duty === null || this.#stopped) return
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, duty.at - Date.now()))
  }

  #nextDuty(): DueDuty | null {
    const { state } = this.#memory
    const { timings } = this.config
    const { isHere } = this.#presence
    const seats = seatDuty(state, this.#presence, timings)
    const around = {
      vault: this.#vault,
      timings,
      isHere,
      anyoneHere: this.#presence.anyone,
      closing: this.#closing,
    }
    const duty = nextDuty(state, around)
    if (duty === null) return seats && { ...seats, funds: [] }
    if (duty.name !== this.#waitingFor.name) this.#waitingFor = { name: duty.name, since: Date.now() }
    const at = 'at' in duty.due ? duty.due.at : this.#waitingFor.since + duty.due.delay
    return seats !== null && seats.at < at ? { ...seats, funds: [] } : { ...duty, at }
  }

  async #carryOut(duty: DueDuty): Promise<void> {
    const { purses } = this.#needs
    await purses.refresh(duty.funds)
    try {
      await this.#write((batch) => {
        const before = batch.state
        duty.carryOut(batch)
        keepClock(batch, before, this.config.timings)
      })
    } catch (error) {
      if (!isFault(error)) throw error
      await this.#pause(error)
    }
  }

  async #serve(letters: readonly Letter[]): Promise<void> {
    const { db, purses } = this.#needs
    let open = letters
    try {
      if (letters.some(({ unsure }) => unsure)) open = await unanswered(db, letters)
      await purses.need(new Set(open.map(({ order }) => order.player)))
      if (this.#memory.state.paused !== null) {
        for (const letter of open) this.#mailbox.answerForNow(letter, PAUSED)
        return
      }
      open = await this.#writeOrders(open)
    } catch (error) {
      if (isFault(error)) await this.#serveOneByOne(open, error)
      else {
        this.#mailbox.putBack(open)
        throw error
      }
    }
  }

  /** Orders whose id was answered in an earlier life come back with that answer; the rest is tried again. */
  async #writeOrders(letters: readonly Letter[]): Promise<readonly Letter[]> {
    try {
      const { answers } = await this.#write((batch) => {
        for (const { order } of letters) {
          const before = batch.state
          const refusal = takeOrder(batch, this.#vault, order)
          keepClock(batch, before, this.config.timings)
          batch.answers.push({ order, answer: answerOf(refusal, batch.version) })
        }
      })
      for (const [index, letter] of letters.entries()) letter.answer(answers[index]?.answer ?? PAUSED)
      return []
    } catch (error) {
      if (failureOf(error) !== 'unique' || constraintOf(error) !== 'answers_pkey') throw error
      const left = await unanswered(this.#needs.db, letters)
      return left.length === 0 ? left : this.#writeOrders(left)
    }
  }

  /** One of them broke the game's code: it alone is turned away. */
  async #serveOneByOne(letters: readonly Letter[], error: unknown): Promise<void> {
    const [first] = letters
    if (letters.length === 1 && first !== undefined) {
      this.#needs.log.error({ table: this.config.id, order: first.order, err: error }, 'an order failed')
      this.#mailbox.answerForNow(first, BROKEN)
      return
    }
    for (const letter of letters) await this.#serve([letter])
  }

  /** Decides on a draft and stores it, again from the start when the money was not what it seemed to be. */
  async #write(build: (batch: Batch) => void): Promise<Batch> {
    const { db, purses, sealer } = this.#needs
    for (let attempt = 1; ; attempt++) {
      const batch = new Batch(this.config.id, this.#memory, Date.now(), purses.of)
      build(batch)
      if (batch.isEmpty) return batch
      try {
        this.#adopt(batch, await commit(db, batch, sealer))
        return batch
      } catch (error) {
        const again = error instanceof Overdrawn || failureOf(error) === 'retry'
        if (!again || attempt === ATTEMPTS) throw error
        if (error instanceof Overdrawn) purses.learn(error.balances)
      }
    }
  }

  /** Stored: now it is so, and may be told. */
  #adopt(batch: Batch, { hash, balances }: Stored): void {
    const { purses, listener } = this.#needs
    const { version, state, stakes, at, events } = batch
    const after = this.#memory.version
    this.#memory = { version, hash, state, stakes }
    this.#storedAt = at
    this.#commits += 1
    for (const shoe of batch.newShoes) this.#vault.keep(shoe)
    for (const event of events) if (event.type === 'shoeRevealed') this.#vault.forget(event.shoe)
    const players = purses.learn(balances)
    if (events.length > 0) listener.published(this.#publisher.publish(events, after, at))
    for (const player of players) {
      const { cash, golden } = purses.of(player)
      listener.purseChanged(player, cash, golden)
    }
  }

  /** FL-1. */
  async #pause(error: unknown): Promise<void> {
    this.#needs.log.error({ table: this.config.id, err: error }, 'the round stands still')
    await this.#write((batch) =>
      pause(batch, 'fault', 'A fault in the game: the supervisor has been called.'),
    )
  }

  /** The store failed: nothing is believed any more but the log, as soon as it can be read again. */
  async #lose(error: unknown): Promise<void> {
    const { listener, log, db, sealer } = this.#needs
    log.error({ table: this.config.id, err: error }, 'the store failed: the table waits for it')
    this.#trouble = troubleOf(error)
    listener.troubled(this.config.id, this.#trouble)
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS))
      try {
        const { memory, vault, tail } = await recover(db, this.config, sealer)
        this.#catchUp(memory, vault, tail)
        await this.#resume()
        break
      } catch (again) {
        log.warn({ table: this.config.id, err: again }, 'the store still fails')
      }
    }
    this.#trouble = null
    listener.troubled(this.config.id, null)
    this.#timer = setTimeout(() => this.#wake(), 0)
  }

  /** A commit that seemed to fail may have been stored: whoever listens hears of it now. */
  #catchUp(memory: Memory, vault: Vault, tail: Awaited<ReturnType<typeof recover>>['tail']): void {
    const { version: heard } = this.#memory
    this.#memory = memory
    this.#vault = vault
    for (const { version, at, event } of tail) {
      if (version <= heard) continue
      this.#needs.listener.published(this.#publisher.publish([event], version - 1, at))
    }
  }

  async #resume(): Promise<void> {
    const { state } = this.#memory
    this.#waitingFor = { name: '', since: 0 }
    this.#presence.expect(participants(state.game), Date.now())
    await this.#write((batch) => {
      const changed = state.game.phase === 'over' ? reconfiguration(this.config, this.#memory) : null
      if (changed !== null) batch.emit(changed)
      if (batch.state.paused?.why === 'store') batch.emit({ type: 'resumed' })
      startClock(batch, this.config.timings)
    })
  }
}

function answerOf(refusal: Refusal | null, upto: number): Answer {
  return refusal === null ? { ok: true, upto } : { ok: false, reason: refusal.reason, text: refusal.text }
}

function isFault(error: unknown): boolean {
  return error instanceof TableFault || error instanceof RangeError || error instanceof TypeError
}

function troubleOf(error: unknown): string {
  return failureOf(error) === 'full'
    ? 'The store has no room left: the table waits until there is some.'
    : 'The store cannot be reached: the table waits for it. No bet is lost.'
}

const CLOSED: Answer = {
  ok: false,
  reason: 'closing',
  text: 'The server is stopping: send it again when you are connected again.',
}

const PAUSED: Answer = { ok: false, reason: 'paused', text: 'The game is paused: wait until it goes on.' }

const BROKEN: Answer = {
  ok: false,
  reason: 'bad-input',
  text: 'This could not be carried out; nothing was changed.',
}
