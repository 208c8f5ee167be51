import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import type { Closure } from '#protocol/http/operations'
import { ask, isProblem } from '#ui/net/http'

/** What staff has closed; null until the house has told. */
export const useClosures = create<{ readonly closures: readonly Closure[] | null }>(() => ({
  closures: null,
}))

export async function lookAtClosures(): Promise<void> {
  const answer = await ask(HTTP.closures, 'GET', '/api/staff/closures')
  if (!isProblem(answer)) useClosures.setState({ closures: answer.closures })
}
