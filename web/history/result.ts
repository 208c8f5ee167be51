import type { PlayedRound } from '#protocol/http/history'

/** How a round came out for the player, in cash; `off` is one that does not count. */
export type Tone = 'won' | 'lost' | 'even' | 'off'

export function toneOf({ outcome, staked, paid }: Pick<PlayedRound, 'outcome' | 'staked' | 'paid'>): Tone {
  if (outcome !== 'settled') return 'off'
  if (paid === staked) return 'even'
  return paid > staked ? 'won' : 'lost'
}
