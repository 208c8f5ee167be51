import type { Dice } from '#cli/bots/play/dice'
import type { Stakes } from '#cli/bots/play/stake'
import type { PlayerCommand } from '#protocol/player/commands'

/** How somebody plays. */
export interface Habits {
  readonly dice: Dice
  readonly stakes: Stakes
  /** The table waits for somebody: this is no time to look on. */
  readonly isAwaited?: boolean
}

export type BetCommand = Extract<PlayerCommand, { readonly do: 'bet' | 'back' }>

export function isBet(command: PlayerCommand): command is BetCommand {
  return command.do === 'bet' || command.do === 'back'
}

const TAKES_BACK = 0.06
const CLEARS = 0.03

/** Now and then somebody takes chips back, or all of them, and lays them again. */
export function withSecondThoughts(bets: readonly BetCommand[], dice: Dice): readonly PlayerCommand[] {
  const [last] = bets.slice(-1)
  if (last === undefined) return bets
  if (dice.chance(CLEARS)) return [...bets, { do: 'clear' }, ...bets]
  return dice.chance(TAKES_BACK) ? [...bets, takeBack(last), last] : bets
}

function takeBack(command: BetCommand): PlayerCommand {
  const { amount } = command
  if (!('seat' in command)) return { do: 'takeBack', bet: command.bet, amount }
  const { seat, bet } = command
  return { do: 'takeBack', seat, bet, behind: command.do === 'back', amount }
}
