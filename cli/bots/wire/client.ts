import { Pulse } from '#cli/bots/crowd/pulse'
import { Dice } from '#cli/bots/play/dice'
import { Counters, count } from '#cli/bots/wire/counters'
import { Link } from '#cli/bots/wire/link'
import { type ClientListener, Listeners } from '#cli/bots/wire/listeners'
import { type Answer, Orders } from '#cli/bots/wire/orders'
import { Places } from '#cli/bots/wire/places'
import type { Purse } from '#engine/round/posting'
import type { Tracked } from '#protocol/fold'
import type { PlayerCommand } from '#protocol/player/commands'
import { isOfRound } from '#protocol/player/commands'
import type { FromPlayer } from '#protocol/player/from-player'
import type { ToPlayer } from '#protocol/player/to-player'
import { readFrame } from '#protocol/player/to-player'
import { FRAME_MESSAGES } from '#protocol/wire/frames'

export interface ClientOptions {
  readonly url: string
  /** Of the sign-in: see `signIn`. */
  readonly token: string
  /** Called when the server does not know the token any more; null is: not yet, ask again. */
  readonly renew?: () => Promise<string | null>
  /** Shared by clients that are counted together. */
  readonly counters?: Counters
  readonly dice?: Dice
  /** Between two looks at the round-trip time. */
  readonly pingMillis?: number
}

const PING_MILLIS = 5_000

/** A whole client of the protocol: it keeps its place at its tables, whatever happens to the connection. */
export class Client {
  readonly counters: Counters
  readonly url: string
  readonly #places: Places
  readonly #orders: Orders
  readonly #link: Link
  readonly #pulse: Pulse
  readonly #listeners: Listeners
  readonly #renew: ClientOptions['renew']
  readonly #beat: NodeJS.Timeout
  #welcome: (ToPlayer & { readonly type: 'welcome' }) | null = null
  #purse: Purse = { cash: 0, golden: 0 }
  /** By table, where money was taken to it (TP-18). */
  readonly #sessions = new Map<string, number>()
  #isOpen = false
  #renewing = false
  #closed = false

  constructor({ url, token, renew, counters, dice, pingMillis = PING_MILLIS }: ClientOptions) {
    this.counters = counters ?? new Counters()
    this.url = url
    this.#renew = renew
    this.#listeners = new Listeners(this.counters)
    this.#pulse = new Pulse(this.counters)
    this.#places = new Places((messages) => this.#send(messages), this.counters)
    this.#orders = new Orders({
      send: (message) => this.#send([message]),
      answered: (answered) => this.#listeners.tell((listener) => listener.onAnswer?.(answered)),
      counters: this.counters,
    })
    this.#link = new Link(url, token, dice ?? new Dice('5ab07', 0), {
      opened: () => this.#opened(),
      heard: (text) => this.#heard(text),
      lost: () => this.#lost(),
      unknown: () => void this.#signInAgain(),
    })
    this.#beat = setInterval(() => this.#look(), pingMillis)
    this.#link.open()
  }

  /** What is known of each table that was joined. */
  get tables(): ReadonlyMap<string, Tracked> {
    return this.#places.known
  }

  /** Who this is; null before the first welcome. */
  get player(): string | null {
    return this.#welcome?.player ?? null
  }

  get name(): string | null {
    return this.#welcome?.name ?? null
  }

  /** What signs this player in. */
  get token(): string {
    return this.#link.token
  }

  get purse(): Purse {
    return this.#purse
  }

  /** What there is to bet with at a table. */
  purseAt(table: string): Purse {
    const cash = this.#sessions.get(table)
    return cash === undefined ? this.#purse : { ...this.#purse, cash }
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Commands without an answer so far. */
  get underway(): number {
    return this.#orders.underway
  }

  /** The server's clock, as well as it can be known. */
  get serverNow(): number {
    return this.#pulse.serverNow
  }

  /** Returns how to stop listening. */
  listen(listener: ClientListener): () => void {
    return this.#listeners.add(listener)
  }

  join(...tables: readonly string[]): void {
    this.#places.join(tables)
  }

  /** Has tables told once more, from the start. */
  afresh(...tables: readonly string[]): void {
    this.#places.afresh(tables)
  }

  leave(table: string): void {
    this.#places.leave(table)
  }

  /** Resolves with the one answer, however often the connection is lost before it comes; never rejects. */
  do(table: string, command: PlayerCommand): Promise<Answer> {
    if (this.#closed) return Promise.resolve({ ok: false, reason: 'unanswered', text: CLOSED })
    const round = isOfRound(command) ? this.tables.get(table)?.state.round?.code : undefined
    return this.#orders.give(table, command, round)
  }

  /** Waits a while for open answers, then ends: what is still open then is told to be unanswered. */
  async close(graceMillis = 0): Promise<void> {
    const deadline = performance.now() + graceMillis
    while (this.#orders.underway > 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    this.#closed = true
    clearInterval(this.#beat)
    await this.#link.close()
    this.#orders.giveUp(CLOSED)
  }

  #opened(): void {
    const { counters } = this
    counters.open++
    counters.connections++
    if (this.#welcome !== null) counters.reconnects++
    this.#isOpen = true
    this.#pulse.begin()
    this.#places.joinAll()
    this.#orders.sendAll()
    this.#listeners.tell((listener) => listener.onConnection?.(true))
  }

  #lost(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.counters.open--
    this.#listeners.tell((listener) => listener.onConnection?.(false))
  }

  #heard(text: string): void {
    this.counters.frames++
    this.counters.bytes += text.length
    this.#listeners.tell((listener) => listener.onFrame?.(text))
    const messages = readFrame(text)
    if (messages === null) {
      this.counters.fault('A frame was not of this protocol.')
      this.#link.hangUp()
      return
    }
    for (const message of messages) this.#take(message)
  }

  #take(message: ToPlayer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome = message
        this.#purse = { cash: message.cash, golden: message.golden }
        this.#pulse.serverNow = message.now
        return
      case 'snapshot':
      case 'events': {
        const tracked = this.#places.hear(message)
        if (tracked !== null) this.#changed(message, tracked)
        return
      }
      case 'answer':
        return this.#orders.answered(message)
      case 'purse':
        this.#purse = { cash: message.cash, golden: message.golden }
        return
      case 'pong':
        return this.#pulse.pong(message.at, message.now)
      case 'error':
        count(this.counters.errors, message.code)
        return this.#orders.failed(message)
      case 'tablePurse':
        return this.#tookTo(message.table, message.cash)
      case 'notice':
      case 'left':
      case 'settings':
      case 'lobby':
      case 'lobbyChanged':
      case 'chat':
      case 'chatLines':
      case 'chatHidden':
      case 'said':
      case 'notSaid':
      case 'muted':
      case 'check':
        return
      default:
        return message satisfies never
    }
  }

  #tookTo(table: string, cash: number): void {
    this.#sessions.set(table, cash)
    const tracked = this.tables.get(table)
    if (tracked !== undefined) this.#listeners.tell((listener) => listener.onChange?.(table, tracked))
  }

  #changed(message: ToPlayer & { readonly type: 'snapshot' | 'events' }, tracked: Tracked): void {
    const { table } = message
    if (message.type === 'snapshot') this.#listeners.tell((listener) => listener.onSnapshot?.(table, tracked))
    else this.#listeners.tell((listener) => listener.onEvents?.(table, message.events, tracked))
    this.#listeners.tell((listener) => listener.onChange?.(table, tracked))
  }

  /** Every so often: is anybody there, was anything lost? */
  #look(): void {
    if (!this.#isOpen) return
    const ping = this.#pulse.next()
    if (ping === 'deaf') this.#link.hangUp()
    else if (ping !== 'wait') this.#send([ping])
    this.#places.joinOverdue()
    this.#orders.sendOverdue()
  }

  /** As somebody else: what this player knew and asked for is no use to them. */
  async #signInAgain(): Promise<void> {
    if (this.#renew === undefined || this.#renewing || this.#closed) return
    this.#renewing = true
    try {
      const token = await this.#renew()
      if (token === null || this.#closed) return
      this.#link.token = token
      this.#link.hangUp()
      this.#places.forget()
      this.#sessions.clear()
      this.#orders.giveUp('The sign-in was gone before an answer came.')
    } catch (error) {
      this.counters.fault(error)
    } finally {
      this.#renewing = false
    }
  }

  #send(messages: readonly FromPlayer[]): boolean {
    if (!this.#isOpen) return false
    for (let start = 0; start < messages.length; start += FRAME_MESSAGES) {
      const some = messages.slice(start, start + FRAME_MESSAGES)
      this.#link.send(JSON.stringify(some.length === 1 ? some[0] : some))
    }
    return true
  }
}

const CLOSED = 'The client was closed before an answer came.'
