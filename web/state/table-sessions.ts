import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import type { TableSessionAnswer } from '#protocol/http/play'
import { ask, isProblem, type Problem } from '#ui/net/http'

type Known = Readonly<Record<string, TableSessionAnswer | Problem>>

/** The regulator's numbers of each open table (TP-12), or why there are none yet (TP-18). */
export const useTableSessions = create<{ readonly sessions: Known }>(() => ({ sessions: {} }))

/** The one that is open; null when there is none. */
export function useTableSession(table: string): TableSessionAnswer | null {
  return useTableSessions(({ sessions }) => {
    const known = sessions[table]
    return known === undefined || isProblem(known) || known.state === 'ended' ? null : known
  })
}

/** Whether money is taken to this table before it is played (TP-18). */
export function useIsRegulated(table: string | null): boolean {
  return useTableSessions(({ sessions }) => {
    const known = table === null ? undefined : sessions[table]
    if (known === undefined) return false
    return isProblem(known) ? known.error === AMOUNT_NEEDED : known.regulated
  })
}

/** Opens the session at a table or tells the one that is open; in regulated play with money from the account. */
export async function openTableSession(
  table: string,
  money?: { readonly key: string; readonly amount: number },
): Promise<TableSessionAnswer | Problem> {
  const answer = await ask(HTTP.tableSession, 'POST', pathOf(table), money ?? {})
  const isAsked = isProblem(answer) && answer.error === AMOUNT_NEEDED
  const known = isAsked ? await openedBefore(table, answer) : answer
  // Money that was refused says nothing about the session that is open.
  if (money === undefined || !isProblem(known)) keep(table, known)
  return known
}

/** Its money goes back to the account, at once or when the running round is over. */
export async function endTableSession(table: string): Promise<TableSessionAnswer | Problem> {
  const answer = await ask(HTTP.tableSession, 'DELETE', pathOf(table))
  if (!isProblem(answer)) keep(table, answer)
  return answer
}

/** What a house says that wants money taken to the table first (TP-18). */
export const AMOUNT_NEEDED = 'amount-needed'

async function openedBefore(table: string, refusal: Problem): Promise<TableSessionAnswer | Problem> {
  const open = await ask(HTTP.tableSession, 'GET', pathOf(table))
  return isProblem(open) ? refusal : open
}

/** The name comes from the address: whatever somebody wrote into a link must not lead to another request. */
function pathOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/session`
}

function keep(table: string, known: TableSessionAnswer | Problem): void {
  useTableSessions.setState(({ sessions }) => ({ sessions: { ...sessions, [table]: known } }))
}
