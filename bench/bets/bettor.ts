import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { BaccaratBet } from '#engine/baccarat/bets'
import { gameOf } from '#engine/families'
import type { TableEvent, TableState } from '#engine/table/types'
import type { ToPlayer } from '#protocol/player/to-player'
import { SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'

const AMOUNT = 100

export interface Pace {
  /** Answers waited for at a time. */
  readonly depth: number
  /** Between an answer and the next chip. */
  readonly pauseMillis: number
}

/** All that ever happened to a player's chips. */
export interface Chips {
  accepted: number
  /** Refused because betting had just closed. */
  late: number
  /** Refused for any other reason: what the benchmark did not mean to measure. */
  readonly refusals: string[]
  /** Cents that were accepted, and those that did not stand when betting closed. */
  laidCents: number
  returnedCents: number
}

/** A player who lays one chip after the other for as long as betting is open, in every round. */
export class Bettor {
  readonly chips: Chips = { accepted: 0, late: 0, refusals: [], laidCents: 0, returnedCents: 0 }
  /** Milliseconds from each chip to its answer. */
  readonly waits: number[] = []
  readonly #socket: WebSocket
  readonly #table: string
  readonly #bet: BaccaratBet
  readonly #sentAt = new Map<string, number>()
  #count = 0
  #state: TableState | null = null
  /** What lies on the cloth. */
  #lying = 0
  #isOpen = false
  #pace: Pace | null = null
  #quiet: () => void = () => undefined

  constructor(url: string, token: string, table: string, bet: BaccaratBet) {
    this.#table = table
    this.#bet = bet
    const headers = { cookie: `sabot=${token}` }
    const address = new URL(SOCKET_PATH, url.replace('http', 'ws'))
    this.#socket = new WebSocket(address, SUBPROTOCOL, { headers, perMessageDeflate: false })
    this.#socket.on('message', (data) => {
      for (const message of JSON.parse(String(data)) as readonly ToPlayer[]) this.#hear(message)
    })
  }

  async join(): Promise<void> {
    await once(this.#socket, 'open')
    this.#socket.send(JSON.stringify({ type: 'join', table: this.#table }))
  }

  begin(pace: Pace): void {
    this.#pace = pace
    this.#lay()
  }

  /** Lays no more; done when betting has closed over what lies there. */
  end(): Promise<void> {
    this.#pace = null
    return new Promise((resolve) => {
      this.#quiet = resolve
    })
  }

  leave(): void {
    this.#socket.terminate()
  }

  #lay(): void {
    while (this.#pace !== null && this.#isOpen && this.#sentAt.size < this.#pace.depth) {
      const id = `bench-${String(this.#count++).padStart(8, '0')}`
      this.#sentAt.set(id, performance.now())
      const command = { do: 'bet', bet: this.#bet, amount: AMOUNT }
      this.#socket.send(JSON.stringify({ type: 'do', id, table: this.#table, command }))
    }
  }

  #hear(message: ToPlayer): void {
    if (message.type === 'answer') this.#answered(message)
    if (message.type === 'snapshot') {
      this.#state = message.state
      this.#isOpen = message.state.game.phase === 'betting'
    }
    if (message.type === 'events') for (const event of message.events) this.#happened(event)
  }

  #answered(answer: Extract<ToPlayer, { type: 'answer' }>): void {
    this.waits.push(performance.now() - (this.#sentAt.get(answer.id) ?? 0))
    this.#sentAt.delete(answer.id)
    if (answer.ok) {
      this.chips.accepted++
      this.chips.laidCents += AMOUNT
      this.#lying += AMOUNT
    } else if (answer.reason === 'closed') this.chips.late++
    else this.chips.refusals.push(answer.text)
    if (this.#pace === null || this.#pace.pauseMillis === 0) this.#lay()
    else setTimeout(() => this.#lay(), this.#pace.pauseMillis)
  }

  #happened(event: TableEvent): void {
    if (event.type === 'opened') {
      this.#isOpen = true
      this.#lay()
    }
    if (event.type !== 'closed' || this.#state === null) return
    this.#isOpen = false
    const taken = gameOf(this.#state.id).postings(event)
    this.chips.returnedCents += taken.reduce((left, { amount }) => left + amount, this.#lying)
    this.#lying = 0
    if (this.#pace === null && this.#sentAt.size === 0) this.#quiet()
  }
}
