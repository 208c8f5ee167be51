import { BETS as BACCARAT_BETS } from '#engine/baccarat/bets'
import { BETS as BLACKJACK_BETS } from '#engine/blackjack/types'
import { BETS as DUEL_BETS } from '#engine/dragon-tiger/bets'
import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Dice } from '#tests/dice'

/** What people do at a table of a family. */
interface Habits<State> {
  /** Anything, sensible or not. */
  anything(dice: Dice, game: State, amount: number): PlayerCommand
  /** Something to win or lose. */
  stake(dice: Dice, game: State, amount: number, player: number): PlayerCommand
}

const HABITS: { readonly [F in Family]: Habits<Kinds[F]['state']> } = {
  blackjack: {
    anything(dice, game, amount) {
      const seat = 1 + dice.below(game.rules.seats)
      const turn = game.turn ?? { seat, hand: 0 }
      const decision = dice.of(['hit', 'stand', 'double', 'split'] as const)
      return dice.weighted<PlayerCommand>([
        [{ do: 'sit', seat }, game.phase === 'betting' ? 3 : 1],
        [{ do: 'bet', seat, bet: 'main', amount }, game.phase === 'betting' ? 8 : 1],
        [{ do: 'bet', seat, bet: dice.of(BLACKJACK_BETS), amount }, 2],
        [{ do: 'back', seat, bet: 'main', amount }, 1],
        [{ do: 'follow', seat, follow: { double: true, split: true, insurance: dice.chance(0.5) } }, 1],
        [{ do: decision, seat: turn.seat, hand: turn.hand }, game.turn === null ? 1 : 12],
        [{ do: 'insure', seat, yes: dice.chance(0.5) }, game.phase === 'insurance' ? 8 : 1],
        [{ do: 'evenMoney', seat, yes: dice.chance(0.5) }, 1],
        [{ do: 'dealNow' }, 1],
        [{ do: 'leave', seat }, 1],
      ])
    },
    stake(dice, game, amount, player) {
      const seat = 1 + (player % game.rules.seats)
      return dice.chance(0.4) ? { do: 'sit', seat } : { do: 'bet', seat, bet: 'main', amount }
    },
  },
  baccarat: {
    anything: (dice, _game, amount) =>
      dice.weighted<PlayerCommand>([
        [{ do: 'bet', bet: dice.of(BACCARAT_BETS), amount }, 8],
        [{ do: 'bet', bet: dice.of(['player', 'banker']), amount }, 8],
        [{ do: 'confirm' }, 4],
        [{ do: 'takeBack', bet: dice.of(BACCARAT_BETS), amount }, 1],
        [{ do: 'clear' }, 1],
        [{ do: 'zeroCommission', on: dice.chance(0.5) }, 1],
      ]),
    stake: (dice, _game, amount) =>
      dice.chance(0.6) ? { do: 'bet', bet: dice.of(['player', 'banker', 'tie']), amount } : { do: 'confirm' },
  },
  'dragon-tiger': {
    anything: (dice, _game, amount) =>
      dice.weighted<PlayerCommand>([
        [{ do: 'bet', bet: dice.of(DUEL_BETS), amount }, 8],
        [{ do: 'takeBack', bet: dice.of(DUEL_BETS), amount }, 1],
        [{ do: 'clear' }, 1],
      ]),
    stake: (dice, _game, amount) => ({ do: 'bet', bet: dice.of(['dragon', 'tiger', 'tie']), amount }),
  },
}

function habitsAt<Id extends GameId>(id: Id): Habits<Kinds[FamilyOf<Id>]['state']> {
  return HABITS[GAMES[id].family]
}

/** Anything a player might send, sensible or not. */
export function anyOrder(dice: Dice, { id, game, cutOffer }: TableState): PlayerCommand {
  if (cutOffer !== null && dice.chance(0.5)) {
    return dice.chance(0.7) ? { do: 'cut', cut: 40 + dice.below(340) } : { do: 'passCut' }
  }
  return habitsAt(id).anything(dice, game, dice.of([50, 100, 500, 1000, 2500]))
}

/** Something to win or lose, as far as the moment allows, and nonsense in between. */
export function orderFor(dice: Dice, state: TableState, player: number): PlayerCommand {
  const { id, game } = state
  if (game.phase !== 'betting' || dice.chance(0.3)) return anyOrder(dice, state)
  return habitsAt(id).stake(dice, game, dice.of([500, 1_000, 2_500]), player)
}
