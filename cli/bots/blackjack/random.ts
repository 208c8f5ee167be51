import type { BotParts, Maker } from '#cli/bots/family'
import { amount, cut, golden } from '#cli/bots/play/chances'
import type { Dice } from '#cli/bots/play/dice'
import { BETS, DECISIONS } from '#engine/blackjack/types'
import { isGameOf } from '#engine/table/is-of'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

const insure: Maker = (sight, dice) => {
  const where = dice.chance(0.7) ? { seat: seat(sight, dice) } : {}
  const much = dice.chance(0.3) ? { amount: amount(sight, 'main', dice) } : {}
  return { do: 'insure', ...where, yes: dice.chance(0.5), ...much }
}

const decide: Maker = (sight, dice) => {
  const { game } = sight.state
  const turn = isGameOf('blackjack', game) ? game.turn : null
  const where = turn !== null && dice.chance(0.8) ? turn.seat : seat(sight, dice)
  const hand = dice.chance(0.8) ? {} : { hand: dice.whole(-1, 3) }
  const cards = dice.chance(0.8) ? {} : { cards: dice.whole(1, 4) }
  return { do: dice.of(DECISIONS) ?? 'stand', seat: where, ...hand, ...cards }
}

export const ANYTHING: BotParts<'blackjack'>['anything'] = [
  [(sight, dice) => ({ do: 'sit', seat: seat(sight, dice) }), 4],
  [(sight, dice) => ({ do: 'leave', seat: seat(sight, dice) }), 0.5],
  [(sight, dice) => ({ do: 'allowBehind', seat: seat(sight, dice), on: dice.chance(0.8) }), 0.5],
  [(sight, dice) => bet(sight, dice, 'bet'), 10],
  [(sight, dice) => bet(sight, dice, 'back'), 3],
  [(sight, dice) => ({ ...spot(sight, dice), do: 'takeBack', behind: dice.chance(0.3) }), 1],
  [() => ({ do: 'clear' }), 0.5],
  [(sight, dice) => ({ do: 'follow', seat: seat(sight, dice), follow: follow(dice) }), 1],
  [() => ({ do: 'dealNow' }), 2],
  [insure, 6],
  [(sight, dice) => ({ do: 'evenMoney', seat: seat(sight, dice), yes: dice.chance(0.5) }), 2],
  [decide, 30],
  [cut, 0.3],
]

/** Also the one before the first and the one after the last; a table without seats is taken for one with a single seat. */
function seat({ state: { game } }: Sight, dice: Dice): number {
  return dice.whole(0, (isGameOf('blackjack', game) ? game.rules.seats : 1) + 1)
}

function follow(dice: Dice) {
  return { double: dice.chance(0.5), split: dice.chance(0.5), insurance: dice.chance(0.5) }
}

function bet(sight: Sight, dice: Dice, verb: 'bet' | 'back'): PlayerCommand {
  return { ...spot(sight, dice), do: verb, ...golden(dice) }
}

function spot(sight: Sight, dice: Dice) {
  const kind = dice.chance(0.6) ? 'main' : (dice.of(BETS) ?? 'main')
  return { seat: seat(sight, dice), bet: kind, amount: amount(sight, kind, dice) } as const
}
