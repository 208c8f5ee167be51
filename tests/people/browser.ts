import { once } from 'node:events'
import { WebSocket } from 'ws'
import { SUBPROTOCOL } from '#protocol/version'
import { TestPlayer } from '#server/gateway/testing/player'
import { personIn } from '#server/people/person'

/** Where the house stands. */
export interface Place {
  readonly url: string
  readonly socketUrl: string
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly cookies: readonly string[]
  readonly headers: Headers
}

/** Keeps cookies as a browser does, and says whose page it shows. */
export class Browser {
  readonly #house: Place
  readonly cookies = new Map<string, string>()
  readonly origin: string

  constructor(house: Place, origin = house.url) {
    this.#house = house
    this.origin = origin
  }

  get token(): string {
    return this.cookies.get('sabot') ?? ''
  }

  async ask(line: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const [method = 'GET', path = '/'] = line.split(' ')
    const answer = await fetch(this.#house.url + path, {
      method,
      headers: {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) this.#keep(cookie)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    const { status } = answer
    return { status, body: isJson ? JSON.parse(text) : {}, cookies, headers: answer.headers }
  }

  /** Comes as a guest. */
  async visit(): Promise<this> {
    await this.ask('POST /api/session')
    return this
  }

  /** Opens a socket with the cookie it has. */
  async connect(): Promise<TestPlayer> {
    const cookie = `sabot=${this.token}`
    const ws = new WebSocket(this.#house.socketUrl, [SUBPROTOCOL], {
      headers: { cookie },
      perMessageDeflate: false,
    })
    const person = personIn({ id: '', name: '', kind: 'guest', currency: 'EUR', operator: null })
    const player = new TestPlayer(ws, person, this.token)
    await once(ws, 'open')
    await player.hear('welcome')
    return player
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /Max-Age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
