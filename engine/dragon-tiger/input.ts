import { BETS, isBet } from '#engine/dragon-tiger/bets'
import type { Command } from '#engine/dragon-tiger/types'
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
      return badPlayer(command.player)
    default:
      command satisfies never
      return bad('There is no such command at a Dragon Tiger table.')
  }
}

function badBet(bet: unknown): Refusal | null {
  return isBet(bet) ? null : bad(`'${shown(bet)}' is no bet; these are: ${BETS.join(', ')}.`)
}
