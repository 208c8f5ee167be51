import type { Maker } from '#cli/bots/family'
import type { Dice } from '#cli/bots/play/dice'
import { GAMES } from '#engine/games'
import { LARGEST_CENTS } from '#engine/money/cents'
import { rangeOf } from '#engine/round/limits'
import type { Sight } from '#protocol/sight'

export const cut: Maker = ({ state }, dice) => {
  const [least, most] = GAMES[state.id].shoe.cut
  return dice.chance(0.3) ? { do: 'passCut' } : { do: 'cut', cut: dice.whole(least - 2, most + 2) }
}

/** Mostly what the table takes; also too little, too much, and what is no multiple of its unit. */
export function amount({ state: { game } }: Sight, bet: string, dice: Dice): number {
  const { limits } = game
  const [least, most] = rangeOf(limits, bet)
  const kind = dice.weighted([
    [least, 10],
    [least + limits.unit * dice.below(8), 10],
    [limits.unit, 2],
    [Math.min(most + limits.unit, LARGEST_CENTS), 1],
    [limits.unit + 1, 1],
    [LARGEST_CENTS, 0.5],
  ])
  return Math.max(1, Math.min(LARGEST_CENTS, kind ?? least))
}

export function golden(dice: Dice): { readonly golden?: boolean } {
  if (dice.chance(0.9)) return {}
  return { golden: dice.chance(0.5) }
}
