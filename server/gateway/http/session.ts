import type { FastifyInstance } from 'fastify'
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
  readonly purse: (player: string) => Promise<Purse>
}

/** A visitor becomes a guest, or is told who they are. */
export function sessionRoutes(app: FastifyInstance, { visitors, purse }: Parts): void {
  async function session({ id, name, house, currency }: Person): Promise<SessionAnswer> {
    const { cash, golden } = await purse(id)
    return { player: id, name, house, currency, cash, golden }
  }

  app.get(URL, forWhom('player'), (request) => session(personOf(request)))

  app.post(URL, forWhom('anyone'), async (request, reply) => {
    const known = await visitors.who(request)
    if (known !== null) visitors.renew(request, reply)
    const person = known ?? (await visitors.welcome(request, reply))
    if (person !== null) return session(person)
    const text = 'Your network had many new guests in the last minute: wait a minute, then try again.'
    return refuse(reply.header('retry-after', RETRY_SECONDS), 429, 'too-many-guests', text)
  })
  onlyMethods(app, URL, ['GET', 'POST'])
}
