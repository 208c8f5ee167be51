import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { cookieOf } from '#cli/bots/wire/session'
import { HTTP } from '#protocol/http'

const REQUEST_MILLIS = 15_000

/** Whose session, and where. */
export interface SessionPlace {
  readonly url: string
  readonly token: string
  readonly table: string
}

/** Takes money to a table where play is regulated (TP-18); `too-much` is more than one session may see. */
export async function takeToTable(place: SessionPlace, amount: number): Promise<'done' | 'too-much' | 'no'> {
  const response = await ask(place, 'POST', { key: randomUUID(), amount })
  if (response?.ok === true) return 'done'
  const answer = v.safeParse(HTTP.error, await response?.json().catch(() => null))
  return answer.success && answer.output.error === 'limit-max' ? 'too-much' : 'no'
}

/** What is left goes back to the account, at the latest when the round is over. */
export async function endSession(place: SessionPlace): Promise<void> {
  await ask(place, 'DELETE')
}

/** Null when there is no answer: it is tried again another time. */
async function ask(
  { url, token, table }: SessionPlace,
  method: 'POST' | 'DELETE',
  body?: unknown,
): Promise<Response | null> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await fetch(new URL(`/api/tables/${table}/session`, url), {
      method,
      headers: { cookie: cookieOf(token), ...type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_MILLIS),
    })
  } catch {
    return null
  }
}
