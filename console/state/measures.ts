import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import type { Closure } from '#protocol/http/operations'
import type { MutesAnswer } from '#protocol/http/supervision'
import { ask, isProblem } from '#ui/net/http'

/** What staff has closed; null until the house has told. */
export const useClosures = create<{ readonly closures: readonly Closure[] | null }>(() => ({
  closures: null,
}))

export async function lookAtClosures(): Promise<void> {
  const answer = await ask(HTTP.closures, 'GET', '/api/staff/closures')
  if (!isProblem(answer)) useClosures.setState({ closures: answer.closures })
}

type Mutes = MutesAnswer['mutes']

/** Who may not write at the tables now; null until the house has told. */
export const useMutes = create<{ readonly mutes: Mutes | null }>(() => ({ mutes: null }))

export async function lookAtMutes(): Promise<void> {
  const answer = await ask(HTTP.mutes, 'GET', '/api/staff/chat/mutes')
  if (!isProblem(answer)) useMutes.setState({ mutes: answer.mutes })
}
