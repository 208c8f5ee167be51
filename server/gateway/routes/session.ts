import type { FastifyInstance } from 'fastify'
import type { PlayerId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import type { SessionAnswer } from '#protocol/http'
import { forWhom, personOf } from '#server/gateway/http/access'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { Visitors } from '#server/gateway/http/visitors'
import type { Person } from '#server/people/person'

const URL = '/api/session'
const RETRY_SECONDS = 5

interface Parts {
  readonly visitors: Visitors
  readonly purse: (player: PlayerId) => Promise<Purse>
}

/** Who somebody is, as they are told. */
export async function sessionOf(
  { id, name, house, currency, kind }: Person,
  purse: Parts['purse'],
): Promise<SessionAnswer> {
  const { cash, golden } = await purse(id)
  return { player: id, name, house, currency, cash, golden, kind }
}

/** A visitor becomes a guest, or is told who they are, or leaves. */
export function sessionRoutes(app: FastifyInstance, { visitors, purse }: Parts): void {
  app.get(URL, forWhom('player', 'polled'), (request) => sessionOf(personOf(request), purse))

  app.post(URL, forWhom('anyone'), async (request, reply) => {
    const known = await visitors.who(request)
    if (known !== null) visitors.renew(known, request, reply)
    const person = known ?? (await visitors.welcome(request, reply))
    if (person !== null) return sessionOf(person, purse)
    const text = 'Your network had many new guests in the last minute: wait a minute, then try again.'
    return refuse(reply.header('retry-after', RETRY_SECONDS), 429, 'too-many-guests', text)
  })

  app.delete(URL, forWhom('anyone'), async (request, reply) => {
    await visitors.signOut(request, reply)
    return { ok: true }
  })
  onlyMethods(app, URL, ['GET', 'POST', 'DELETE'])
}
