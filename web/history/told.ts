import { type Ending, endedBy } from '#engine/round/ending'
import type { PlayedRound } from '#protocol/http/history'
import { betSaid } from '#protocol/story/say'
import { useLobby } from '#web/state/lobby'
import type { StoryWords } from '#words/register'

/** The bet's name as the sentences of the round have it, with a capital. */
export function betName(bet: string, words: StoryWords): string {
  const name = betSaid(bet)(words)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What people call a table; its id where the lobby does not know it (any more). */
export function useTableName(table: string): string {
  return useLobby(({ known }) => known?.tables.get(table)?.name ?? table)
}

/** How a round came out for the player; `off` is one that does not count. */
export type Tone = Ending | 'off'

export function toneOf({ outcome, staked, goldenStaked, paid, goldenBack }: PlayedRound): Tone {
  if (outcome !== 'settled') return 'off'
  return endedBy({ cash: staked, golden: goldenStaked, paid, goldenBack }).ending
}
