import { BETS, isBet, isSideBetGroup, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { Command } from '#engine/baccarat/types'
import { bad, badAmount, badCard, badPlayer, badShoeRound, badSwitch } from '#engine/round/input'
import { type Refusal, shown } from '#engine/round/refusal'

/** What no table could make sense of. Types do not protect from what comes from outside. */
export function badInput(command: Command): Refusal | null {
  switch (command.do) {
    case 'open':
      return badShoeRound(command.shoeRound)
    case 'card':
      return badCard(command.card)
    case 'close':
    case 'cancel':
      return null
    case 'bet':
      return (
        badPlayer(command.player) ??
        badBet(command.bet) ??
        badAmount(command.amount) ??
        (command.golden === undefined ? null : badSwitch('golden', command.golden))
      )
    case 'takeBack':
      return badPlayer(command.player) ?? badBet(command.bet) ?? badAmount(command.amount)
    case 'clear':
    case 'confirm':
      return badPlayer(command.player)
    case 'autoConfirm':
    case 'zeroCommission':
      return badPlayer(command.player) ?? badSwitch('on', command.on)
    case 'sideBets':
      return badPlayer(command.player) ?? badGroup(command.group) ?? badSwitch('on', command.on)
    default:
      command satisfies never
      return bad('There is no such command at a baccarat table.')
  }
}

function badBet(bet: unknown): Refusal | null {
  return isBet(bet) ? null : bad(`'${shown(bet)}' is no bet; these are: ${BETS.join(', ')}.`)
}

function badGroup(group: unknown): Refusal | null {
  if (isSideBetGroup(group)) return null
  return bad(`'${shown(group)}' is no group of side bets; these are: ${SIDE_BET_GROUPS.join(', ')}.`)
}
