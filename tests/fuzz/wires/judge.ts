import * as v from 'valibot'
import { HTTP } from '#protocol/http'
import { type Faults, isClear } from '#tests/fuzz/faults'
import type { Reply } from '#tests/fuzz/wires/wire'

/** Node refuses these by itself, before anybody could give a reason: no Host, an expectation it does not know. */
const WITHOUT_WORDS: readonly number[] = [400, 417]

/** A machine under load may say that it is not ready: that is an answer of this route alone. */
const READY = /^(GET|HEAD) \/ready\b/
/** What no answer in JSON may show of the inside, whatever people wrote that it repeats. */
const LEAKS = /node:internal|node_modules|\bat (async )?\S+ \(\S+:\d|SQLSTATE|PostgresError/

/** What is wrong with a reply, whatever was asked; null when nothing is. */
function problemOf({ status, head, body }: Reply, asked: string, isHead: boolean): string | null {
  if (status === 503 && READY.test(asked)) return null
  if (/^content-type: application\/json/im.test(head) && LEAKS.test(body))
    return `the inside is told: ${body}`
  if (status !== 101 && (status < 200 || status > 499)) return `status ${status}: ${body}`
  if (/^x-injected/im.test(head)) return 'a header that the request brought in'
  if (status < 400 || isHead) return null
  if (body === '' && WITHOUT_WORDS.includes(status)) return null
  const answer = v.safeParse(HTTP.error, parsed(body))
  if (!answer.success) return `status ${status} without a reason: ${body.slice(0, 200)}`
  return isClear(answer.output.text) ? null : `a reason that is not clear: ${answer.output.text}`
}

/** Notes a reply that should not have been; `statuses` are those that fit, where that is known. */
export function judge(
  reply: Reply | null | 'silence',
  asked: Buffer | string,
  { faults, isHead, statuses, mayBeCut = false }: Judging,
): void {
  const request = asked.toString('latin1').slice(0, 250)
  if (reply === 'silence') return faults.note(`No reply to ${JSON.stringify(request)}`)
  if (reply === null) {
    if (!mayBeCut) faults.note(`Cut off after ${JSON.stringify(request)}`)
    return
  }
  const problem = problemOf(reply, request, isHead)
  if (problem !== null) return faults.note(`${problem}, after ${JSON.stringify(request)}`)
  if (statuses === undefined || statuses.includes(reply.status)) return
  faults.note(`${reply.status} instead of ${statuses.join(' or ')} after ${JSON.stringify(request)}`)
}

export interface Judging {
  readonly faults: Faults
  readonly isHead: boolean
  readonly statuses?: readonly number[] | undefined
  /** Whether the connection may end without a reply. */
  readonly mayBeCut?: boolean
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
