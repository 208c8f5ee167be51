import { sql } from 'kysely'
import type { Audience } from '#engine/round/audience'
import type { Alarm } from '#engine/table/live'
import type { TableEvent } from '#engine/table/types'
import { TROUBLE_TEXTS } from '#protocol/house-texts'
import type { Timer } from '#server/clock'
import { noteWaiting } from '#server/operations/noting'
import { failureOf } from '#server/store/failure'
import { Agenda, type DueDuty } from '#server/tables/agenda'
import { keepClock, startClock } from '#server/tables/clock'
import { LostTable } from '#server/tables/commit'
import type { DealersWorld } from '#server/tables/doers/dealer-orders'
import { alarmOf, PAUSED_TEXT, pause } from '#server/tables/doers/pit-boss'
import { Presence, participants } from '#server/tables/doers/seat-keeper'
import { isOfStaff } from '#server/tables/inbox/answers'
import { Desk } from '#server/tables/inbox/desk'
import { isStaffMail, Mailbox } from '#server/tables/inbox/mailbox'
import { PlayersClerk } from '#server/tables/inbox/players'
import { StaffClerk } from '#server/tables/inbox/staff'
import { timingsOf } from '#server/tables/live/timings'
import { hasStakes, isFault, TableFault } from '#server/tables/memory'
import type {
  Answer,
  Order,
  Replay,
  Snapshot,
  StaffAnswer,
  StaffOrder,
  TableConfig,
  TableDoor,
  TableLoad,
  Timings,
} from '#server/tables/ports'
import { reconfiguration } from '#server/tables/recover'
import { type TableNeeds, Writer } from '#server/tables/writer'
import type { Stakes } from '#server/wallet/stakes'

const LETTERS_AT_ONCE = 2000
const RETRY_MILLIS = 500

/** A table at work: letters from players and staff and duties of the house, one after the other, never two at once. */
export class Table implements TableDoor {
  readonly config: TableConfig
  readonly #needs: TableNeeds
  readonly #writer: Writer
  readonly #mailbox: Mailbox
  readonly #players: Desk<Order>
  readonly #staff: Desk<StaffOrder, StaffAnswer>
  readonly #timings: Timings
  readonly #agenda: Agenda
  readonly #presence: Presence
  #trouble: string | null = null
  #working: Promise<void> | null = null
  #called = false
  #timer: Timer | undefined
  /** A new configuration that waits for the running round to end. */
  #changed: TableEvent | null = null
  #closing = false
  #stopped = false
  #isStoreDoubted = false
  /** Between two looks at a store that is away. */
  #isResting = false

  private constructor(config: TableConfig, needs: TableNeeds, writer: Writer) {
    this.config = config
    this.#needs = needs
    this.#writer = writer
    this.#mailbox = new Mailbox(config.id, needs.sealer)
    this.#timings = timingsOf(config)
    this.#presence = new Presence(needs.clock.now())
    const place = { table: config.id, timings: this.#timings, needs, writer, mailbox: this.#mailbox }
    this.#players = new Desk(place, new PlayersClerk(config.id, needs, writer))
    this.#staff = new Desk(place, new StaffClerk(config.id, needs, writer, () => this.#dealersWorld()))
    this.#agenda = new Agenda({ config, needs, writer, timings: this.#timings, presence: this.#presence })
  }

  /** Takes up the table where its log ends; windows that were open get their full time again. */
  static async open(config: TableConfig, needs: TableNeeds): Promise<Table> {
    const table = new Table(config, needs, await Writer.open(config, needs))
    await table.#resume()
    table.#wake()
    return table
  }

  /** How often it stored something since it was opened. */
  get commits(): number {
    return this.#writer.commits
  }

  /** Orders that wait. */
  get letters(): number {
    return this.#mailbox.waiting
  }

  get load(): TableLoad {
    return { letters: this.letters, commitMillis: Math.round(this.#writer.commitMillis) }
  }

  get stakes(): Stakes {
    return this.#writer.memory.stakes
  }

  get alarm(): Alarm | null {
    return alarmOf(this.#writer.memory.state, this.#trouble)
  }

  get trouble(): string | null {
    return this.#trouble
  }

  /** Nothing is under way: it waits for people, or for time. */
  get isIdle(): boolean {
    return this.#working === null || this.#isResting
  }

  /** Whether stopping now would leave a round in the middle. */
  get isBusy(): boolean {
    return hasStakes(this.#writer.memory.state)
  }

  doubtStore(): void {
    this.#isStoreDoubted = true
    this.#wake()
  }

  snapshot(audience: Audience): Snapshot {
    return this.#writer.snapshot(audience)
  }

  replay(since: number, audience: Audience): Replay | null {
    return this.#writer.replay(since, audience)
  }

  submit(order: Order): Promise<Answer>
  submit(order: StaffOrder): Promise<StaffAnswer>
  submit(order: Order | StaffOrder): Promise<StaffAnswer> {
    // Who plays without being here keeps a seat no longer than who went.
    if (!isOfStaff(order) && !this.#presence.isHere(order.player)) this.#isGone(order.player)
    const answer = this.#mailbox.post(order)
    noteWaiting(this.#needs, this.config.id, order.id, this.#mailbox.waiting)
    this.#wake()
    return answer
  }

  #dealersWorld(): DealersWorld {
    const { vault } = this.#writer
    const { isHere, anyone: anyoneHere } = this.#presence
    const { rates, closures } = this.#needs
    const closed = closures?.ofTable(this.config.id, this.config.game) ?? null
    const shut = this.#closing ? 'The server is stopping: no round is begun any more.' : closed
    return { vault, timings: this.#timings, isHere, anyoneHere, rates, shut }
  }

  arrive(player: string): void {
    this.#presence.arrive(player)
    this.#wake()
  }

  depart(player: string): void {
    this.#isGone(player)
    this.#wake()
  }

  #isGone(player: string): void {
    const now = this.#needs.clock.now()
    this.#presence.depart(player, now, () => participants(this.#writer.memory.state))
  }

  /** Something outside changed that decides what is to be done. */
  look(): void {
    this.#wake()
  }

  /** Begins nothing new; `stop` ends it. */
  beginClosing(): void {
    this.#closing = true
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#timer?.cancel()
    await this.#working
    this.#mailbox.close()
  }

  #wake(): void {
    this.#called = true
    if (this.#working !== null || this.#stopped) return
    this.#timer?.cancel()
    this.#working = this.#work().finally(() => {
      this.#working = null
      if (this.#called) this.#wake()
    })
  }

  async #work(): Promise<void> {
    try {
      this.#called = false
      while (!this.#stopped && (await this.#turn())) {
        this.#called = false
        this.#say(null)
      }
      this.#say(null)
      this.#sleep()
    } catch (error) {
      await (error instanceof LostTable ? this.#giveWay(error) : this.#waitForStore(error))
    }
  }

  /** The letters that wait, then what is due; false when there was neither. */
  async #turn(): Promise<boolean> {
    if (this.#isStoreDoubted) {
      this.#isStoreDoubted = false
      await sql`select 1`.execute(this.#needs.db)
    }
    const letters = this.#mailbox.take(LETTERS_AT_ONCE, this.isBusy)
    await this.#serve(letters)
    // What staff ordered in time comes before what the game would do next (FL-1).
    if (this.#mailbox.hasStaffs) return true
    try {
      const duty = this.#agenda.next(this.#closing)
      if (duty === null || duty.at > this.#needs.clock.now()) return letters.length > 0
      await this.#carryOut(duty)
    } catch (error) {
      if (!isFault(error)) throw error
      await this.#pause(error)
    }
    return true
  }

  async #serve(letters: ReturnType<Mailbox['take']>): Promise<void> {
    const { paused } = this.#writer.memory.state
    if (isStaffMail(letters)) await this.#staff.serve(letters)
    else if (letters.length > 0) await this.#players.serve(letters)
    // What stood still has its full time again.
    if (paused !== this.#writer.memory.state.paused) this.#agenda.restart()
  }

  #sleep(): void {
    const duty = this.#agenda.next(this.#closing)
    if (duty === null || this.#stopped) return
    const { clock } = this.#needs
    this.#timer = clock.after(Math.max(0, duty.at - clock.now()), () => this.#wake())
  }

  async #carryOut(duty: DueDuty): Promise<void> {
    await this.#writer.refresh(duty.funds)
    const { events } = await this.#writer.write((batch) => {
      const before = batch.state
      if (before.game.phase === 'over' && this.#changed !== null) batch.emit(this.#changed)
      duty.carryOut(batch)
      keepClock(batch, before, this.#timings)
    })
    // It would be due again at once, for ever.
    if (events.length === 0) throw new TableFault('What was to be done changed nothing.')
    if (this.#changed !== null && events.includes(this.#changed)) this.#changed = null
  }

  /** FL-1. */
  async #pause(error: unknown): Promise<void> {
    this.#needs.log.error({ table: this.config.id, err: error }, 'the round stands still')
    this.#needs.meter?.faulted(this.config.id, 'round')
    this.#agenda.restart()
    const text = error instanceof Error ? error.message : 'The round cannot go on.'
    await this.#writer.write((batch) =>
      pause(batch, 'fault', PAUSED_TEXT, { kind: 'fault', text, solvedBy: 'supervisor' }),
    )
  }

  /** The store failed: nothing is believed any more but the log, as soon as it can be read again. */
  async #waitForStore(error: unknown): Promise<void> {
    this.#needs.log.error({ table: this.config.id, err: error }, 'the store failed: the table waits for it')
    this.#needs.meter?.faulted(this.config.id, 'store')
    this.#say(troubleOf(error))
    do await this.#rest()
    while (!this.#stopped && !(await this.#isBack()))
    this.#called = true
  }

  async #rest(): Promise<void> {
    this.#isResting = true
    await this.#needs.clock.pause(RETRY_MILLIS)
    this.#isResting = false
  }

  /** Over only when something was stored again: a store may be read and yet take nothing. */
  #say(trouble: string | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#needs.listener.troubled(this.config.id, trouble)
  }

  /** Another server writes to this table's log too: what it did counts, and clocks run on as it set them. */
  async #giveWay(error: LostTable): Promise<void> {
    this.#needs.log.warn({ table: this.config.id, err: error }, 'another server runs this table too')
    this.#needs.meter?.faulted(this.config.id, 'lost')
    try {
      await this.#writer.reread()
      this.#called = true
    } catch (again) {
      await this.#waitForStore(again)
    }
  }

  async #isBack(): Promise<boolean> {
    try {
      await this.#writer.reread()
      await this.#resume()
      return true
    } catch (error) {
      this.#needs.log.warn({ table: this.config.id, err: error }, 'the store still fails')
      return false
    }
  }

  async #resume(): Promise<void> {
    const { memory } = this.#writer
    const { game } = memory.state
    this.#agenda.restart()
    this.#presence.expect(participants(memory.state), this.#needs.clock.now())
    await this.#writer.need(participants(memory.state))
    const changed = reconfiguration(this.config, memory)
    const isOver = game.phase === 'over'
    this.#changed = isOver ? null : changed
    await this.#writer.write((batch) => {
      if (isOver && changed !== null) batch.emit(changed)
      startClock(batch, this.#timings)
    })
  }
}

function troubleOf(error: unknown): string {
  return TROUBLE_TEXTS[failureOf(error) === 'full' ? 'full' : 'away']
}
