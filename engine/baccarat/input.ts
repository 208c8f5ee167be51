import { BETS, isSideBetGroup, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { Command } from '#engine/baccarat/types'
import { badFlat } from '#engine/round/flat'
import { bad, badPlayer, badSwitch } from '#engine/round/input'
import { type Refusal, shown } from '#engine/round/refusal'

/** What no table could make sense of. */
export function badInput(command: Command): Refusal | null {
  switch (command.do) {
    case 'confirm':
      return badPlayer(command.player)
    case 'autoConfirm':
    case 'zeroCommission':
      return badPlayer(command.player) ?? badSwitch('on', command.on)
    case 'sideBets':
      return badPlayer(command.player) ?? badGroup(command.group) ?? badSwitch('on', command.on)
    default:
      return badFlat(command, BETS, 'baccarat')
  }
}

function badGroup(group: unknown): Refusal | null {
  if (isSideBetGroup(group)) return null
  return bad(`'${shown(group)}' is no group of side bets; these are: ${SIDE_BET_GROUPS.join(', ')}.`)
}
