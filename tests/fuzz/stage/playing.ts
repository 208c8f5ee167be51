import { Dice as BotDice } from '#cli/bots/play/dice'
import { randomCommand } from '#cli/bots/play/random'
import { DECISIONS } from '#engine/blackjack/types'
import { GAMES } from '#engine/games'
import { isGameOf } from '#engine/table/is-of'
import { nextStep } from '#engine/table/next-step'
import type { PlayerCommand } from '#protocol/player/commands'
import { isOfRound } from '#protocol/player/commands'
import type { FromPlayer } from '#protocol/player/from-player'
import { mayCut, refusalOf, type Sight } from '#protocol/sight'
import type { Dice } from '#tests/dice'
import { newId } from '#tests/fuzz/frames/orders'
import type { Line } from '#tests/fuzz/lines/line'
import type { Reach } from '#tests/fuzz/lines/reach'
import { kindOf } from '#tests/fuzz/lines/verdicts'

const TRIES = 20

/** A player who sees the tables, and mostly does what one of them waits for: most of all what was done least so far. */
export class Playing {
  readonly #line: Line
  readonly #tables: readonly string[]
  readonly #reach: Reach
  readonly #dice: Dice
  readonly #chances: BotDice

  constructor(line: Line, tables: readonly string[], reach: Reach, dice: Dice) {
    this.#line = line
    this.#tables = tables
    this.#reach = reach
    this.#dice = dice
    this.#chances = new BotDice(dice.hex(8), 0)
  }

  next(): FromPlayer {
    const dice = this.#dice
    const unseen = this.#tables.find((table) => !this.#line.tables.has(table))
    if (unseen !== undefined) return { type: 'join', table: unseen }
    const asked = this.#tables.filter((table) => this.#isAsked(table))
    const table = asked.length > 0 && dice.chance(0.8) ? dice.of(asked) : dice.of(this.#tables)
    const sight = this.#sight(table)
    if (sight === null) return { type: 'join', table }
    const command = dice.chance(0.7) ? this.#sensible(sight) : randomCommand(sight, this.#chances)
    const { round } = sight.state
    const isNamed = round !== null && isOfRound(command) && dice.chance(0.5)
    return { type: 'do', id: newId(dice), table, ...(isNamed && { round: round.code }), command }
  }

  #sensible(sight: Sight): PlayerCommand {
    const random = Array.from({ length: TRIES }, () => randomCommand(sight, this.#chances))
    const legal = [...random, ...ownWishes(sight)].filter((command) => refusalOf(sight, command) === null)
    if (legal.length === 0) return this.#dice.of(random)
    const { family } = GAMES[sight.state.id]
    const doneOf = (command: PlayerCommand) =>
      this.#reach.done(kindOf('player', { type: 'do', command }, { family, isLive: true }))
    const least = legal.reduce((one, other) => (doneOf(other) < doneOf(one) ? other : one))
    return doneOf(least) > 0 && this.#dice.chance(0.5) ? this.#dice.of(legal) : least
  }

  #isAsked(table: string): boolean {
    const sight = this.#sight(table)
    return sight !== null && (mayCut(sight) || nextStep(sight.state).players.includes(sight.me))
  }

  #sight(table: string): Sight | null {
    const { person, tables, purse } = this.#line
    const state = tables.get(table)?.state
    return state === undefined || purse === null ? null : { me: person.name, state, purse }
  }
}

/** What chance seldom hits upon: the own chips, and the own seats. */
function ownWishes({ me, state: { game } }: Sight): readonly PlayerCommand[] {
  if (!isGameOf('blackjack', game)) {
    const own = game.slips.filter(({ player }) => player === me)
    return own.map(({ bet, cash, golden }) => ({ do: 'takeBack', bet, amount: cash || golden }))
  }
  const own = game.slips.filter(({ player }) => player === me)
  const seats = [...new Set(game.lines.map(({ seat }) => seat))]
  return [
    ...own.map(({ seat, bet, behind, cash, golden }) => {
      return { do: 'takeBack', seat, bet, behind, amount: cash || golden } as const
    }),
    { do: 'clear' },
    { do: 'dealNow' },
    ...seats.flatMap((seat): readonly PlayerCommand[] => [
      { do: 'evenMoney', seat, yes: true },
      { do: 'insure', seat, yes: true },
      ...DECISIONS.map((name) => ({ do: name, seat })),
    ]),
  ]
}
