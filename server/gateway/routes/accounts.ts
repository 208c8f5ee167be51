import type { FastifyInstance } from 'fastify'
import type { PlayerId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import { ACCOUNT_BODIES, type AccountAnswer } from '#protocol/http/account'
import { forWhom, personOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import { isTooOften, refuseAs } from '#server/gateway/http/refuse-as'
import type { Visitors } from '#server/gateway/http/visitors'
import { sessionOf } from '#server/gateway/routes/session'
import type { Person } from '#server/people/person'
import type { Reception } from '#server/people/reception'

interface Parts {
  readonly visitors: Visitors
  readonly purse: (player: PlayerId) => Promise<Purse>
  readonly reception: Pick<Reception, 'accounts' | 'passkeys'>
  readonly flow: NetworkFlow
}

/** Somebody's account and its ways in, as they are told. */
export async function accountOf(
  { id, name, kind }: Person,
  { accounts, passkeys }: Parts['reception'],
): Promise<AccountAnswer> {
  return { player: id, name, kind, login: await accounts.loginOf(id), passkeys: await passkeys.list(id) }
}

/** Guests become accounts, accounts sign in. */
export function accountRoutes(app: FastifyInstance, { visitors, purse, reception, flow }: Parts): void {
  const { accounts } = reception
  const account = (person: Person) => accountOf(person, reception)

  app.get('/api/account', forWhom('player', 'polled'), (request) => account(personOf(request)))

  app.post('/api/account', forWhom('player'), async (request, reply) => {
    const body = bodyOf(ACCOUNT_BODIES.open, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const opened = await accounts.open(personOf(request), body)
    if (isRefusal(opened)) return refuseAs(reply, opened)
    await visitors.switchTo(opened, request, reply)
    return account(opened.person)
  })
  onlyMethods(app, '/api/account', ['GET', 'POST'])

  app.put('/api/account/password', forWhom('player'), async (request, reply) => {
    const body = bodyOf(ACCOUNT_BODIES.password, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const changed = await accounts.changePassword(personOf(request), body)
    if (isRefusal(changed)) return refuseAs(reply, changed)
    await visitors.switchTo(changed, request, reply)
    return account(changed.person)
  })
  onlyMethods(app, '/api/account/password', ['PUT'])

  app.post('/api/sign-in', forWhom('anyone'), async (request, reply) => {
    const body = bodyOf(ACCOUNT_BODIES.signIn, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const known = await accounts.signIn(body)
    if (isRefusal(known)) return refuseAs(reply, known)
    await visitors.switchTo(known, request, reply)
    return sessionOf(known.person, purse)
  })
  onlyMethods(app, '/api/sign-in', ['POST'])
}
