import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignInCookie } from '#server/gateway/http/cookies'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import type { Newcomer, People, Person } from '#server/people/person'
import { tokenHash } from '#server/people/secrets'

const YEAR_SECONDS = 31_536_000

export const NOBODY = 'You are not signed in: ask POST /api/session first, and keep the cookie.'

/** Who asks: known by the cookie of their sign-in. */
export class Visitors {
  readonly #people: People
  readonly #cookie: SignInCookie
  readonly #guests: NetworkFlow

  constructor(people: People, secureCookies: boolean, guests: NetworkFlow) {
    this.#people = people
    this.#cookie = new SignInCookie('sabot', 'lax', secureCookies)
    this.#guests = guests
  }

  async who(request: FastifyRequest): Promise<Person | null> {
    const token = this.#cookie.read(request)
    return token === undefined ? null : this.#people.signIn(token)
  }

  /** The sign-in that the request came with. */
  signInOf(request: FastifyRequest): string {
    return tokenHash(this.#cookie.read(request) ?? '')
  }

  /** Whoever does something stays signed in. */
  used(request: FastifyRequest, person: Person): void {
    this.#people.used(this.signInOf(request), person)
  }

  isOver(signIn: string): boolean {
    return this.#people.isOver(signIn)
  }

  /** Makes the visitor a guest; null when their network made too many already. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    if (!this.#guests.may(request.ip)) return null
    const newcomer = await this.#people.newGuest()
    this.#keep(newcomer, request, reply)
    return newcomer.person
  }

  /** From now on the browser is this person's; the sign-in that it had before is over. */
  async switchTo(newcomer: Newcomer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const old = this.#cookie.read(request)
    this.#keep(newcomer, request, reply)
    if (old !== undefined) await this.#people.signOut(old)
  }

  /** Whoever comes back has another year. */
  renew(person: Person, request: FastifyRequest, reply: FastifyReply): void {
    const token = this.#cookie.read(request)
    if (token !== undefined) this.#keep({ person, token }, request, reply)
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.#cookie.read(request)
    this.#cookie.forget(request, reply)
    if (token !== undefined) await this.#people.signOut(token)
  }

  /** A guest has nothing but the cookie; whoever can sign in again keeps it until the browser closes. */
  #keep({ person, token }: Newcomer, request: FastifyRequest, reply: FastifyReply): void {
    const lasts = person.kind === 'guest' || person.kind === 'house' ? { maxAge: YEAR_SECONDS } : {}
    this.#cookie.keep(token, request, reply, lasts)
  }
}
