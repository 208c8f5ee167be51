import type * as v from 'valibot'
import { useSpoken } from '#console/i18n/language'
import { type StaffAnswer, give as send } from '#console/net/line'
import type { StaffOrder } from '#console/state/tables'
import { HTTP } from '#protocol/http'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import { toast } from '#ui/kit/toast'
import { useConnection } from '#ui/net/connection'
import { ask, isProblem, type Problem } from '#ui/net/http'
import { commandId } from '#ui/net/orders'

/** What is wrong, to be read beside what was typed; null when it was done or waits for a second person. */
export type Outcome = string | null

/** Nothing is ordered while the server is out of reach: nobody knows when it would be done. */
async function give(order: StaffOrder): Promise<StaffAnswer> {
  if (useConnection.getState().state !== 'lost') return send(order)
  return { ok: false, reason: 'barred', text: useSpoken.getState().words.common.offlineProblem }
}

/** An order at a table, answered. */
export async function order(table: string, command: SupervisorCommand): Promise<Outcome> {
  const { orders } = words()
  const answer = await give({ type: 'do', id: commandId(), table, command })
  if (answer.ok) {
    toast('good', orders.done, orders.names[command.do])
    return null
  }
  if (answer.reason !== 'needs-second') return refusalWords(answer.reason, answer.text)
  toast('info', orders.asked, orders.askedText)
  return null
}

/** For orders without a dialog: what is wrong is told at once. */
export async function orderAtOnce(table: string, command: SupervisorCommand): Promise<void> {
  const wrong = await order(table, command)
  if (wrong !== null) toast('stop', words().problem, wrong, true)
}

/** “I’m coming.” */
export async function acknowledge(table: string): Promise<void> {
  const answer = await give({ type: 'acknowledge', id: commandId(), table })
  if (!answer.ok) toast('warning', words().problem, refusalWords(answer.reason, answer.text))
}

export async function announce(text: string): Promise<Outcome> {
  const answer = await give({ type: 'announce', id: commandId(), text })
  if (!answer.ok) return refusalWords(answer.reason, answer.text)
  toast('good', words().orders.done, words().orders.names.announce)
  return null
}

/** Agree, refuse or, with one's own order, take back. How it ended is told to all who watch. */
export async function decide(approval: string, yes: boolean): Promise<Outcome> {
  const answer = await give({ type: 'approve', id: commandId(), approval, yes })
  return answer.ok ? null : refusalWords(answer.reason, answer.text)
}

export async function decideAlone(approval: string, password: string): Promise<Outcome> {
  const path = `/api/staff/approvals/${encodeURIComponent(approval)}`
  const answer = await ask(HTTP.approvalDecided, 'POST', path, { yes: true, password })
  return isProblem(answer) ? problemWords(answer) : null
}

/** Something that the house does beside its tables. */
export async function post<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body: unknown,
  done: string,
): Promise<Outcome> {
  const answer = await ask(schema, 'POST', path, body)
  if (isProblem(answer)) return problemWords(answer)
  toast('good', words().orders.done, done)
  return null
}

export function problemWords({ status, error, text }: Problem): string {
  const { common } = useSpoken.getState().words
  return status === 0 ? common.offlineProblem : refusalWords(error, text)
}

/** In our own words where we have some, else in the server's. */
function refusalWords(reason: string, text: string): string {
  const known: Readonly<Record<string, string>> = words().orders.refusals
  const { common } = useSpoken.getState().words
  return known[reason] ?? (text === '' ? common.unknownProblem : text)
}

function words() {
  return useSpoken.getState().words.supervisor
}
