import type { SightOf } from '#cli/bots/family'
import { type BetCommand, type Habits, withSecondThoughts } from '#cli/bots/play/plan'
import { stakeOn } from '#cli/bots/play/stake'
import type { Bet, State } from '#engine/blackjack/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

const SITS = 0.8
const SITS_AGAIN = 0.05
const LEAVES = 0.02
const SIDE_BETS = 0.15
const BETS_ELSEWHERE = 0.15
const SWITCHES_BEHIND = 0.03
const DEALS_NOW = 0.35
const BOTH_HANDS = 0.25
const GOLDEN = 0.3

/** What somebody means to do before a round of blackjack: where to sit, what to bet, whom to follow. */
export function plan(sight: SightOf<'blackjack'>, habits: Habits): readonly PlayerCommand[] {
  const { game } = sight.state
  const { seating } = game.rules
  switch (seating) {
    case 'seat':
    case 'box':
      return atSeats(sight, game, habits)
    case 'shared':
      return atHands(sight, game, habits)
    default:
      return seating satisfies never
  }
}

/** VE-1, FB-1: a seat or box of one's own, or money on somebody else's. */
function atSeats(sight: Sight, game: State, habits: Habits): readonly PlayerCommand[] {
  const { dice } = habits
  const { betBehind, seating, seats: count } = game.rules
  const own = ownSeats(sight, game)
  const [first] = own
  if (first !== undefined && dice.chance(LEAVES)) return [{ do: 'leave', seat: first }]
  const taken = takenSeat(sight, game, habits)
  const seats = taken === null ? own : [...own, taken]
  const betting = new Betting(sight, game, habits)
  for (const seat of seats) betting.on(seat)
  const elsewhere = seats.length === 0 || dice.chance(BETS_ELSEWHERE)
  if (elsewhere && betBehind) betting.behind()
  if (elsewhere && seating === 'box') betting.shared(dice.whole(1, count))
  return [
    ...(taken === null ? [] : [{ do: 'sit', seat: taken } as const]),
    ...(betBehind && first !== undefined && dice.chance(SWITCHES_BEHIND) ? [allowBehind(game, first)] : []),
    ...betting.commands(),
    ...(seating === 'seat' && seats.length > 0 && dice.chance(DEALS_NOW) ? [{ do: 'dealNow' } as const] : []),
  ]
}

/** MF-1: nobody sits, anybody bets on one hand or both. */
function atHands(sight: Sight, game: State, habits: Habits): readonly PlayerCommand[] {
  const { dice } = habits
  const betting = new Betting(sight, game, habits)
  const hands = dice.shuffled(game.seats.map((_, index) => index + 1))
  for (const hand of dice.chance(BOTH_HANDS) ? hands : hands.slice(0, 1)) betting.on(hand)
  return betting.commands()
}

function ownSeats({ me }: Sight, { seats }: State): readonly number[] {
  return seats.flatMap(({ player, leaving }, index) => (player === me && !leaving ? [index + 1] : []))
}

/** An empty seat to sit down on, for somebody who has none or, now and then, wants a second one. */
function takenSeat(sight: Sight, game: State, habits: Habits): number | null {
  const { dice, stakes, isAwaited = false } = habits
  const own = ownSeats(sight, game).length
  const wants = own === 0 ? (isAwaited ? 1 : SITS) : own === 1 && stakes === 'usual' ? SITS_AGAIN : 0
  const free = game.seats.flatMap(({ player }, index) => (player === null ? [index + 1] : []))
  return dice.chance(wants) ? (dice.of(free) ?? null) : null
}

function allowBehind({ seats }: State, seat: number): PlayerCommand {
  return { do: 'allowBehind', seat, on: !(seats[seat - 1]?.behindAllowed ?? false) }
}

/** Bets within the player's money. */
class Betting {
  readonly #sight: Sight
  readonly #game: State
  readonly #habits: Habits
  readonly #bets: BetCommand[] = []
  readonly #choices: PlayerCommand[] = []
  #cash: number

  constructor(sight: Sight, game: State, habits: Habits) {
    this.#sight = sight
    this.#game = game
    this.#habits = habits
    this.#cash = sight.purse.cash
  }

  /** A main bet and perhaps side bets. */
  on(seat: number): void {
    const { dice } = this.#habits
    if (!this.#bet('bet', seat, 'main')) return
    for (const side of this.#game.rules.sideBets) if (dice.chance(SIDE_BETS)) this.#bet('bet', seat, side)
  }

  /** FB-2: on a box where others may decide, with a standing choice. */
  shared(seat: number): void {
    this.on(seat)
    this.#choose(seat)
  }

  /** VE-9. */
  behind(): void {
    const { me } = this.#sight
    const others = this.#game.seats.flatMap(({ player, behindAllowed }, index) =>
      player !== null && player !== me && behindAllowed ? [index + 1] : [],
    )
    const seat = this.#habits.dice.of(others)
    if (seat !== undefined && this.#bet('back', seat, 'main')) this.#choose(seat)
  }

  commands(): readonly PlayerCommand[] {
    return [...this.#choices, ...withSecondThoughts(this.#bets, this.#habits.dice)]
  }

  #bet(verb: 'bet' | 'back', seat: number, bet: Bet): boolean {
    const { dice, stakes } = this.#habits
    const { golden } = this.#sight.purse
    const isGolden = golden > 0 && dice.chance(GOLDEN)
    const kind = verb === 'back' ? 'behind' : bet
    const amount = stakeOn(this.#game.limits, kind, isGolden ? golden : this.#cash, dice, stakes)
    if (amount === null) return false
    if (!isGolden) this.#cash -= amount
    this.#bets.push({ do: verb, seat, bet, amount, ...(isGolden ? { golden: true } : {}) })
    return true
  }

  #choose(seat: number): void {
    const { me } = this.#sight
    if (this.#game.choices.some((choice) => choice.player === me && choice.seat === seat)) return
    const { dice } = this.#habits
    const follow = { double: dice.chance(0.7), split: dice.chance(0.7), insurance: false }
    this.#choices.push({ do: 'follow', seat, follow })
  }
}
