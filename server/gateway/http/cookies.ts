import type { FastifyReply, FastifyRequest } from 'fastify'

/** Browsers take a cookie of such a name from this very host by https only: no neighbour can put one in its place. */
const PREFIX = '__Host-'

/** Whether a request came by https, as far as anybody knows: behind some proxies only the setting tells. */
export function isSecure(secureCookies: boolean, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return secureCookies || protocol === 'https'
}

/** A cookie with a sign-in. */
export class SignInCookie {
  readonly #name: string
  readonly #sameSite: 'lax' | 'strict'
  readonly #secureCookies: boolean

  constructor(name: string, sameSite: 'lax' | 'strict', secureCookies: boolean) {
    this.#name = name
    this.#sameSite = sameSite
    this.#secureCookies = secureCookies
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.#nameFor(request)]
  }

  /** Without `maxAge` until the browser is closed. */
  keep(
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
    lasts: { readonly maxAge?: number } = {},
  ): void {
    reply.setCookie(this.#nameFor(request), token, { ...this.#attributes(request), ...lasts })
  }

  forget(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.#nameFor(request), this.#attributes(request))
  }

  #nameFor(request: FastifyRequest): string {
    return isSecure(this.#secureCookies, request) ? PREFIX + this.#name : this.#name
  }

  #attributes(request: FastifyRequest) {
    const secure = isSecure(this.#secureCookies, request)
    return { path: '/', httpOnly: true, sameSite: this.#sameSite, secure } as const
  }
}
