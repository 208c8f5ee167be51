import { BETS, isBet, isSideBetGroup, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { Command } from '#engine/baccarat/types'
import { isCard } from '#engine/cards/card'
import { isCents, LARGEST_CENTS } from '#engine/money/cents'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

/** What no table could make sense of. Types do not protect from what comes from outside. */
export function badInput(command: Command): Refusal | null {
  switch (command.do) {
    case 'open':
      return badShoeRound(command.shoeRound)
    case 'card':
      return isCard(command.card) ? null : bad(`'${shown(command.card)}' is no card: write one as in 'TD'.`)
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

function bad(text: string): Refusal {
  return refuse('bad-input', text)
}

function badPlayer(player: unknown): Refusal | null {
  return typeof player === 'string' && player !== ''
    ? null
    : bad('A player is named by a text that is not empty.')
}

function badBet(bet: unknown): Refusal | null {
  return isBet(bet) ? null : bad(`'${shown(bet)}' is no bet; these are: ${BETS.join(', ')}.`)
}

function badAmount(amount: unknown): Refusal | null {
  if (isCents(amount) && amount > 0) return null
  return bad(`A stake is a whole number of cents from 1 to ${LARGEST_CENTS}, not ${shown(amount)}.`)
}

function badSwitch(name: string, value: unknown): Refusal | null {
  return typeof value === 'boolean' ? null : bad(`'${name}' is true or false, not ${shown(value)}.`)
}

function badGroup(group: unknown): Refusal | null {
  if (isSideBetGroup(group)) return null
  return bad(`'${shown(group)}' is no group of side bets; these are: ${SIDE_BET_GROUPS.join(', ')}.`)
}

function badShoeRound(round: unknown): Refusal | null {
  if (Number.isSafeInteger(round) && (round as number) > 0) return null
  return bad(`Rounds of a shoe are counted from 1, not ${shown(round)}.`)
}
