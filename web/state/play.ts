import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import type { PlayAnswer } from '#protocol/http/play'
import { ask, isProblem } from '#ui/net/http'

/** Limits, checks and the running stretch of play, as the house last told them (TP-11, TP-19). */
export const usePlay = create<{ readonly play: PlayAnswer | null }>(() => ({ play: null }))

export function setPlay(play: PlayAnswer): void {
  usePlay.setState({ play })
}

export async function loadPlay(): Promise<void> {
  const play = await ask(HTTP.play, 'GET', '/api/play')
  if (!isProblem(play)) setPlay(play)
}
