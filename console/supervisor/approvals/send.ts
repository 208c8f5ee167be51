import { give, type Outcome, problemWords, refusalWords } from '#console/supervisor/orders/send'
import { HTTP } from '#protocol/http'
import { ask, isProblem } from '#ui/net/http'
import { commandId } from '#ui/net/orders'

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
