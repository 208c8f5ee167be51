import type { PlayAnswer } from '#protocol/http/play'

/** What keeps a player from staking freely; null when nothing does. */
type Stop = 'excluded' | 'check' | 'limit' | 'less'

export function stopOf({ exclusion, check, allowance }: PlayAnswer): Stop | null {
  if (exclusion !== null) return 'excluded'
  if (check.due) return 'check'
  if (allowance === null) return null
  return allowance.cash === 0 ? 'limit' : 'less'
}
