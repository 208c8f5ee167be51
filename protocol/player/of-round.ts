import { DECISIONS } from '#engine/blackjack/types'
import type { PlayerCommand } from '#protocol/player/commands'

const OF_A_ROUND: ReadonlySet<PlayerCommand['do']> = new Set([
  'bet',
  'back',
  'takeBack',
  'clear',
  'confirm',
  'dealNow',
  'insure',
  'evenMoney',
  ...DECISIONS,
])

/** Chips and decisions: whoever gives them means the round they see. */
export function isOfRound({ do: name }: PlayerCommand): boolean {
  return OF_A_ROUND.has(name)
}
