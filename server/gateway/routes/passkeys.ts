import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlayerId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import { PASSKEY_BODIES } from '#protocol/http/passkeys'
import { forWhom, personOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import { isTooOften, refuseAs } from '#server/gateway/http/refuse-as'
import type { Visitors } from '#server/gateway/http/visitors'
import { accountOf } from '#server/gateway/routes/accounts'
import { sessionOf } from '#server/gateway/routes/session'
import type { Site } from '#server/people/passkeys/proof'
import type { Person } from '#server/people/person'
import type { Reception } from '#server/people/reception'

interface Parts {
  readonly visitors: Visitors
  readonly purse: (player: PlayerId) => Promise<Purse>
  readonly reception: Pick<Reception, 'accounts' | 'passkeys' | 'registrar'>
  readonly flow: NetworkFlow
}

/** Passkeys: registered by whoever is signed in, and a way in without a name. */
export function passkeyRoutes(app: FastifyInstance, { visitors, purse, reception, flow }: Parts): void {
  const { passkeys, registrar } = reception
  const account = (person: Person) => accountOf(person, reception)

  app.post('/api/passkeys/options', forWhom('player'), async (request, reply) => {
    const body = bodyOf(PASSKEY_BODIES.registerOptions, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const signIn = visitors.signInOf(request)
    const options = await registrar.options(personOf(request), signIn, siteOf(request), body.name ?? null)
    return isRefusal(options) ? refuseAs(reply, options) : { options }
  })
  onlyMethods(app, '/api/passkeys/options', ['POST'])

  app.post('/api/passkeys', forWhom('player'), async (request, reply) => {
    const body = bodyOf(PASSKEY_BODIES.register, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const person = personOf(request)
    const made = await registrar.register(person, visitors.signInOf(request), siteOf(request), body)
    if (isRefusal(made)) return refuseAs(reply, made)
    const { token } = made
    if (token !== null) await visitors.switchTo({ person: made.person, token }, request, reply)
    return account(made.person)
  })
  onlyMethods(app, '/api/passkeys', ['POST'])

  app.delete<{ Params: { id: string } }>('/api/passkeys/:id', forWhom('player'), async (request, reply) => {
    const person = personOf(request)
    const refused = await passkeys.remove(person, visitors.signInOf(request), request.params.id)
    return refused === null ? account(person) : refuseAs(reply, refused)
  })
  onlyMethods(app, '/api/passkeys/:id', ['DELETE'])

  app.post('/api/sign-in/passkey/options', forWhom('anyone'), async (request, reply) => {
    if (isTooOften(flow, request, reply)) return reply
    return { options: await passkeys.signInOptions(siteOf(request)) }
  })
  onlyMethods(app, '/api/sign-in/passkey/options', ['POST'])

  app.post('/api/sign-in/passkey', forWhom('anyone'), async (request, reply) => {
    const body = bodyOf(PASSKEY_BODIES.signIn, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const known = await passkeys.signIn(siteOf(request), body.response)
    if (isRefusal(known)) return refuseAs(reply, known)
    await visitors.switchTo(known, request, reply)
    return sessionOf(known.person, purse)
  })
  onlyMethods(app, '/api/sign-in/passkey', ['POST'])
}

/** Whose page asks. Pages of other sites do not come this far; what is no browser is taken for our own page. */
function siteOf({ headers, protocol, host }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${host}`
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : host }
}
