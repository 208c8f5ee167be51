import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { NOT_NOW, OperatorBook, type Reply } from '#cli/operator/book'
import { type Mischief, NO_MISCHIEF } from '#cli/operator/faults'
import { type Clock, MACHINE_CLOCK } from '#server/clock'
import { isFresh, isSignedBy, SIGNATURE_HEADERS } from '#server/operators/signature'

const PLAYER = { player: v.string(), currency: v.string() }
const MOVE = {
  ...PLAYER,
  transaction: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  round: v.string(),
  table: v.string(),
}
const CANCEL = { ...MOVE, debit: v.string() }

const LARGEST_BODY = 10_000

export interface ReferenceSettings {
  readonly id: string
  readonly secret: string
  readonly book?: OperatorBook
  readonly mischief?: Mischief
  readonly slowMillis?: number
  readonly lateMillis?: number
  readonly clock?: Clock
  readonly log?: (line: string) => void
}

/** A small operator of one's own: a wallet over HTTP as docs/operators.md says, which can be made to fail. */
export class ReferenceOperator {
  readonly book: OperatorBook
  mischief: Mischief
  /** Whether lines are cut without a word. */
  isDown = false
  requests = 0
  /** Answers that it keeps to itself until its slow moment is over. */
  held = 0
  readonly #clock: Clock
  readonly #settings: ReferenceSettings
  readonly #server: Server
  readonly #nonces = new Set<string>()
  readonly #later = new Set<Promise<void>>()

  constructor(settings: ReferenceSettings) {
    this.#clock = settings.clock ?? MACHINE_CLOCK
    this.#settings = settings
    this.book = settings.book ?? new OperatorBook()
    this.mischief = settings.mischief ?? NO_MISCHIEF
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  /** Listens on the loopback; gives the wallet's address. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/wallet`
  }

  /** Until nothing that came late is still to be done. */
  async calm(): Promise<void> {
    while (this.#later.size > 0) await Promise.all(this.#later)
  }

  async close(): Promise<void> {
    await this.calm()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    const cut = () => void request.socket.destroy()
    try {
      if (this.isDown) return cut()
      const body = await bodyOf(request)
      const path = request.url ?? ''
      if (!this.#isSigned(request, path, body)) return send(response, 401, '{"status":"not-possible"}')
      const name = path.replace(/^\/wallet\//, '')
      const asked: unknown = JSON.parse(body)
      await this.#answer(name, asked, response, cut)
    } catch (error) {
      this.#settings.log?.(`A request was not understood: ${String(error)}`)
      send(response, 400, '{"status":"not-possible"}')
    }
  }

  async #answer(name: string, asked: unknown, response: ServerResponse, cut: () => void): Promise<void> {
    const { slowMillis = 1_500, lateMillis = 400, log } = this.#settings
    const act = (): Reply => {
      const reply = this.#act(name, asked)
      log?.(`${name} ${JSON.stringify(asked)} → ${JSON.stringify(reply)}`)
      return reply
    }
    const fault = this.mischief(name, asked)
    switch (fault) {
      case null:
        return send(response, 200, JSON.stringify(act()))
      case 'slow': {
        const reply = act()
        this.held += 1
        await this.#clock.pause(slowMillis)
        this.held -= 1
        return send(response, 200, JSON.stringify(reply))
      }
      case 'answer-lost':
        act()
        return cut()
      case 'request-lost':
        return cut()
      case 'twice':
        act()
        return send(response, 200, JSON.stringify(act()))
      case 'late':
        this.#doLater(act, lateMillis)
        return cut()
      case 'error-after':
        act()
        return send(response, 502, 'Bad gateway')
      case 'error':
        return send(response, 500, 'Internal error')
      case 'try-again':
        return send(response, 503, JSON.stringify(NOT_NOW))
      case 'garbage':
        act()
        return send(response, 200, '<html>{"status":"done"')
      default:
        return fault satisfies never
    }
  }

  #act(name: string, asked: unknown): Reply {
    switch (name) {
      case 'balance':
        return this.book.balance(v.parse(v.object(PLAYER), asked))
      case 'debit':
        return this.book.debit(v.parse(v.object(MOVE), asked))
      case 'credit':
        return this.book.credit(v.parse(v.object(MOVE), asked))
      case 'cancel':
        return this.book.cancel(v.parse(v.object(CANCEL), asked))
      default:
        return { status: 'not-possible' }
    }
  }

  #doLater(act: () => void, millis: number): void {
    const later = this.#clock
      .pause(millis)
      .then(act)
      .finally(() => this.#later.delete(later))
    this.#later.add(later)
  }

  /** Signed with the secret, fresh, and never seen before. */
  #isSigned({ method = '', headers }: IncomingMessage, path: string, body: string): boolean {
    const header = (name: string) => String(headers[name] ?? '')
    const time = header(SIGNATURE_HEADERS.time)
    const nonce = header(SIGNATURE_HEADERS.nonce)
    const signed = { method, path, time, nonce, body }
    const { id, secret } = this.#settings
    const isTrue =
      header(SIGNATURE_HEADERS.operator) === id &&
      isFresh(time, this.#clock.now()) &&
      isSignedBy([secret], signed, header(SIGNATURE_HEADERS.signature))
    if (!isTrue || this.#nonces.has(nonce)) return false
    this.#nonces.add(nonce)
    return true
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST_BODY) throw new RangeError('The body is too large.')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
