import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import type { TableSessionAnswer } from '#protocol/http/play'
import { ask, isProblem, type Problem } from '#web/net/http'

type Known = Readonly<Record<string, TableSessionAnswer | Problem>>

/** The regulator's numbers of each open table (TP-12), or why there are none yet (TP-18). */
export const useTableSessions = create<{ readonly sessions: Known }>(() => ({ sessions: {} }))

export function useTableSession(table: string): TableSessionAnswer | null {
  return useTableSessions(({ sessions }) => {
    const known = sessions[table]
    return known === undefined || isProblem(known) ? null : known
  })
}

/** Opens the session at a table or tells the one that is open; in regulated play with money from the account. */
export async function openTableSession(
  table: string,
  money?: { readonly key: string; readonly amount: number },
): Promise<TableSessionAnswer | Problem> {
  const answer = await ask(HTTP.tableSession, 'POST', `/api/tables/${table}/session`, money ?? {})
  useTableSessions.setState(({ sessions }) => ({ sessions: { ...sessions, [table]: answer } }))
  return answer
}
