import { BETS } from '#engine/dragon-tiger/bets'
import type { Command } from '#engine/dragon-tiger/types'
import { badFlat } from '#engine/round/flat'
import type { Refusal } from '#engine/round/refusal'

/** What no table could make sense of. */
export function badInput(command: Command): Refusal | null {
  return badFlat(command, BETS, 'Dragon Tiger')
}
