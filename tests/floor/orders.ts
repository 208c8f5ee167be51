import { BETS as BACCARAT_BETS } from '#engine/baccarat/bets'
import { BETS } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Dice } from '#tests/dice'

/** Anything a player might send, sensible or not. */
export function anyOrder(dice: Dice, { game, cutOffer }: TableState): PlayerCommand {
  if (cutOffer !== null && dice.chance(0.5)) {
    return dice.chance(0.7) ? { do: 'cut', cut: 40 + dice.below(340) } : { do: 'passCut' }
  }
  const amount = dice.of([50, 100, 500, 1000, 2500])
  if (!('seats' in game)) {
    return dice.weighted<PlayerCommand>([
      [{ do: 'bet', bet: dice.of(BACCARAT_BETS), amount }, 8],
      [{ do: 'bet', bet: dice.of(['player', 'banker']), amount }, 8],
      [{ do: 'confirm' }, 4],
      [{ do: 'takeBack', bet: dice.of(BACCARAT_BETS), amount }, 1],
      [{ do: 'clear' }, 1],
      [{ do: 'zeroCommission', on: dice.chance(0.5) }, 1],
    ])
  }
  const seat = 1 + dice.below(game.rules.seats)
  const turn = game.turn ?? { seat, hand: 0 }
  const decision = dice.of(['hit', 'stand', 'double', 'split'] as const)
  return dice.weighted<PlayerCommand>([
    [{ do: 'sit', seat }, game.phase === 'betting' ? 3 : 1],
    [{ do: 'bet', seat, bet: 'main', amount }, game.phase === 'betting' ? 8 : 1],
    [{ do: 'bet', seat, bet: dice.of(BETS), amount }, 2],
    [{ do: 'back', seat, bet: 'main', amount }, 1],
    [{ do: 'follow', seat, follow: { double: true, split: true, insurance: dice.chance(0.5) } }, 1],
    [{ do: decision, seat: turn.seat, hand: turn.hand }, game.turn === null ? 1 : 12],
    [{ do: 'insure', seat, yes: dice.chance(0.5) }, game.phase === 'insurance' ? 8 : 1],
    [{ do: 'evenMoney', seat, yes: dice.chance(0.5) }, 1],
    [{ do: 'dealNow' }, 1],
    [{ do: 'leave', seat }, 1],
  ])
}
