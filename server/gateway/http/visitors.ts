import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bucket, type Flow, fullBucket, take } from '#server/gateway/bucket'
import { networkOf } from '#server/gateway/http/address'
import type { People, Person } from '#server/people/person'

const COOKIE = 'sabot'
const YEAR_SECONDS = 31_536_000
const MOST_NETWORKS = 50_000

export const NOBODY = 'You are not signed in: ask POST /api/session first, and keep the cookie.'

/** Who asks: known by the cookie of their sign-in. */
export class Visitors {
  readonly #people: People
  readonly #secure: boolean
  readonly #flow: Flow
  readonly #networks = new Map<string, Bucket>()

  constructor(people: People, secureCookies: boolean, guestsPerMinute: number) {
    this.#people = people
    this.#secure = secureCookies
    this.#flow = { perSecond: guestsPerMinute / 60, burst: guestsPerMinute }
  }

  async who(request: FastifyRequest): Promise<Person | null> {
    const token = request.cookies[COOKIE]
    return token === undefined ? null : this.#people.signIn(token)
  }

  /** Makes the visitor a guest; null when their network made too many already. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    if (!this.#mayCome(networkOf(request.ip))) return null
    const { person, token } = await this.#people.newGuest()
    this.#keep(token, request, reply)
    return person
  }

  /** Whoever comes back has another year. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const token = request.cookies[COOKIE]
    if (token !== undefined) this.#keep(token, request, reply)
  }

  #keep(token: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure || request.protocol === 'https',
      maxAge: YEAR_SECONDS,
    })
  }

  #mayCome(network: string): boolean {
    const now = performance.now()
    const bucket = this.#networks.get(network) ?? fullBucket(this.#flow, now)
    this.#networks.delete(network)
    this.#networks.set(network, bucket)
    for (const oldest of this.#networks.keys()) {
      if (this.#networks.size <= MOST_NETWORKS) break
      this.#networks.delete(oldest)
    }
    return take(bucket, this.#flow, now) === 'ok'
  }
}
