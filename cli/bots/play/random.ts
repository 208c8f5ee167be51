import type { Dice } from '#cli/bots/play/dice'
import { BETS as BACCARAT_BETS, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { BETS as BLACKJACK_BETS, DECISIONS } from '#engine/blackjack/types'
import { GAMES } from '#engine/games'
import { LARGEST_CENTS } from '#engine/money/cents'
import { rangeOf } from '#engine/round/limits'
import type { PlayerCommand } from '#protocol/player/commands'
import { isBlackjack, mayCut, refusalOf, type Sight } from '#protocol/sight'

const TRIES = 12
const ANYTHING = 0.15
const WRONG_GAME = 0.02

type Maker = (sight: Sight, dice: Dice) => PlayerCommand
type Weighted = readonly (readonly [Maker, weight: number])[]

/** Something that the rules allow now if it is soon found; now and then something that they need not allow. */
export function randomCommand(sight: Sight, dice: Dice): PlayerCommand {
  if (dice.chance(ANYTHING)) return anyCommand(sight, dice)
  for (let tries = 0; tries < TRIES; tries++) {
    const command = anyCommand(sight, dice)
    if (refusalOf(sight, command) === null) return command
  }
  return anyCommand(sight, dice)
}

function anyCommand(sight: Sight, dice: Dice): PlayerCommand {
  if (mayCut(sight) && dice.chance(0.8)) return cut(sight, dice)
  const family = isBlackjack(sight.state.game) !== dice.chance(WRONG_GAME) ? BLACKJACK : BACCARAT
  const make = dice.weighted(family) ?? cut
  return make(sight, dice)
}

const cut: Maker = ({ state }, dice) => {
  const [least, most] = GAMES[state.id].shoe.cut
  return dice.chance(0.3) ? { do: 'passCut' } : { do: 'cut', cut: dice.whole(least - 2, most + 2) }
}

const BLACKJACK: Weighted = [
  [(sight, dice) => ({ do: 'sit', seat: seat(sight, dice) }), 4],
  [(sight, dice) => ({ do: 'leave', seat: seat(sight, dice) }), 0.5],
  [(sight, dice) => ({ do: 'allowBehind', seat: seat(sight, dice), on: dice.chance(0.8) }), 0.5],
  [(sight, dice) => blackjackBet(sight, dice, 'bet'), 10],
  [(sight, dice) => blackjackBet(sight, dice, 'back'), 3],
  [(sight, dice) => ({ ...blackjackSpot(sight, dice), do: 'takeBack', behind: dice.chance(0.3) }), 1],
  [() => ({ do: 'clear' }), 0.5],
  [(sight, dice) => ({ do: 'follow', seat: seat(sight, dice), follow: follow(dice) }), 1],
  [() => ({ do: 'dealNow' }), 2],
  [insure, 6],
  [(sight, dice) => ({ do: 'evenMoney', seat: seat(sight, dice), yes: dice.chance(0.5) }), 2],
  [decide, 30],
  [cut, 0.3],
]

const BACCARAT: Weighted = [
  [(sight, dice) => ({ ...baccaratSpot(sight, dice), do: 'bet', ...golden(dice) }), 12],
  [(sight, dice) => ({ ...baccaratSpot(sight, dice), do: 'takeBack' }), 2],
  [() => ({ do: 'clear' }), 0.5],
  [() => ({ do: 'confirm' }), 4],
  [(_, dice) => ({ do: 'autoConfirm', on: dice.chance(0.5) }), 0.5],
  [(_, dice) => ({ do: 'zeroCommission', on: dice.chance(0.5) }), 1],
  [(_, dice) => ({ do: 'sideBets', group: dice.of(SIDE_BET_GROUPS) ?? 'pairs', on: dice.chance(0.7) }), 1],
  [cut, 0.3],
]

function seat({ state: { game } }: Sight, dice: Dice): number {
  return dice.whole(0, (isBlackjack(game) ? game.rules.seats : 1) + 1)
}

function follow(dice: Dice) {
  return { double: dice.chance(0.5), split: dice.chance(0.5), insurance: dice.chance(0.5) }
}

function blackjackBet(sight: Sight, dice: Dice, verb: 'bet' | 'back'): PlayerCommand {
  return { ...blackjackSpot(sight, dice), do: verb, ...golden(dice) }
}

function blackjackSpot(sight: Sight, dice: Dice) {
  const bet = dice.chance(0.6) ? 'main' : (dice.of(BLACKJACK_BETS) ?? 'main')
  return { seat: seat(sight, dice), bet, amount: amount(sight, bet, dice) } as const
}

function baccaratSpot(sight: Sight, dice: Dice) {
  const bet = dice.of(BACCARAT_BETS) ?? 'tie'
  return { bet, amount: amount(sight, bet, dice) } as const
}

/** Mostly what the table takes; also too little, too much, and what is no multiple of its unit. */
function amount({ state: { game } }: Sight, bet: string, dice: Dice): number {
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

function golden(dice: Dice): { readonly golden?: boolean } {
  if (dice.chance(0.9)) return {}
  return { golden: dice.chance(0.5) }
}

function insure(sight: Sight, dice: Dice): PlayerCommand {
  const where = dice.chance(0.7) ? { seat: seat(sight, dice) } : {}
  const much = dice.chance(0.3) ? { amount: amount(sight, 'main', dice) } : {}
  return { do: 'insure', ...where, yes: dice.chance(0.5), ...much }
}

function decide(sight: Sight, dice: Dice): PlayerCommand {
  const { game } = sight.state
  const turn = isBlackjack(game) ? game.turn : null
  const where = turn !== null && dice.chance(0.8) ? turn.seat : seat(sight, dice)
  const hand = dice.chance(0.8) ? {} : { hand: dice.whole(-1, 3) }
  return { do: dice.of(DECISIONS) ?? 'stand', seat: where, ...hand }
}
