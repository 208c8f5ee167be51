import { HTTP } from '#protocol/http'
import type { PlayAnswer } from '#protocol/http/play'
import type { ExclusionChoice, LimitKind, Period } from '#protocol/play'
import { ask, isProblem, type Problem } from '#ui/net/http'
import { setPlay } from '#web/state/play'

type Answer = Promise<PlayAnswer | Problem>

async function told(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Answer {
  const play = await ask(HTTP.play, method, `/api/play/${path}`, body)
  if (!isProblem(play)) setPlay(play)
  return play
}

/** Null is no limit. */
export function setLimit(kind: LimitKind, period: Period, amount: number | null): Answer {
  return told('PUT', 'limits', { kind, period, amount })
}

/** Null is never. */
export function setCheck(minutes: number | null): Answer {
  return told('PUT', 'check', { minutes })
}

/** The player has seen the reality check. */
export function confirmCheck(): Answer {
  return told('POST', 'check', {})
}

export function exclude(choice: ExclusionChoice): Answer {
  return told('POST', 'exclusion', { for: choice })
}

export function revokeExclusion(): Answer {
  return told('DELETE', 'exclusion')
}
