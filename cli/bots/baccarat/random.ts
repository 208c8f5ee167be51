import type { BotParts } from '#cli/bots/family'
import { amount, cut, golden } from '#cli/bots/play/chances'
import type { Dice } from '#cli/bots/play/dice'
import { BETS, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { Sight } from '#protocol/sight'

export const ANYTHING: BotParts<'baccarat'>['anything'] = [
  [(sight, dice) => ({ ...spot(sight, dice), do: 'bet', ...golden(dice) }), 12],
  [(sight, dice) => ({ ...spot(sight, dice), do: 'takeBack' }), 2],
  [() => ({ do: 'clear' }), 0.5],
  [() => ({ do: 'confirm' }), 4],
  [(_, dice) => ({ do: 'autoConfirm', on: dice.chance(0.5) }), 0.5],
  [(_, dice) => ({ do: 'zeroCommission', on: dice.chance(0.5) }), 1],
  [(_, dice) => ({ do: 'sideBets', group: dice.of(SIDE_BET_GROUPS) ?? 'pairs', on: dice.chance(0.7) }), 1],
  [cut, 0.3],
]

function spot(sight: Sight, dice: Dice) {
  const bet = dice.of(BETS) ?? 'tie'
  return { bet, amount: amount(sight, bet, dice) } as const
}
