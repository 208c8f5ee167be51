import { isOffered } from '#engine/blackjack/decisions/options'
import { BLACKJACK } from '#engine/blackjack/game'
import { pointsOf } from '#engine/blackjack/hand'
import { lineIndex } from '#engine/blackjack/lines'
import { startBlackjack } from '#engine/blackjack/start'
import type { Bet, Command, Decision, Line, Stake, State, Turn } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { NO_LIMITS } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import { firstDecision, laterDecision, splitDecision } from '#math/blackjack/best-play'
import { insures, takesEvenMoney } from '#math/blackjack/fast-offers'
import type { GameToSolve } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import type { Solution } from '#math/blackjack/solve'

/** Cents of which all odds of the games make whole cents (MO-2). */
export const PLAIN_STAKE = 100

const PLAYER = 'p1'
const SEAT = 1
const PURSE = { cash: 1_000_000, golden: 0 }
const funds: Funds = () => PURSE

/**
 * The slow way to simulate, through every command, event and settlement of the engine: what the fast way is tested
 * and measured against. One player on the first seat, with a stake on every bet, who plays best.
 */
export class PlainTable {
  readonly #game: GameToSolve
  readonly #solution: Solution
  #state: State

  constructor(game: GameToSolve, solution: Solution) {
    this.#game = game
    this.#solution = solution
    this.#state = startBlackjack(game.rules, NO_LIMITS)
    if (game.rules.seating !== 'shared') this.#must({ do: 'sit', player: PLAYER, seat: SEAT })
  }

  /** What each bet wins or loses on `PLAIN_STAKE`, in cents; insurance counts with the main bet. */
  play(draw: () => Card, bonusKey: string): ReadonlyMap<Bet, number> {
    this.#must({ do: 'open', shoeRound: 1 })
    for (const bet of ['main', ...this.#game.rules.sideBets] as const) {
      this.#must({ do: 'bet', player: PLAYER, seat: SEAT, bet, amount: PLAIN_STAKE })
    }
    this.#must({ do: 'close' })
    for (let next = this.#next(draw, bonusKey); next !== null; next = this.#next(draw, bonusKey))
      this.#must(next)
    const nets = new Map<Bet, number>()
    for (const { bet, cash, paid } of this.#state.results) {
      const name = bet === 'insurance' ? 'main' : bet
      nets.set(name, (nets.get(name) ?? 0) + paid - cash)
    }
    return nets
  }

  /** Hands that the last round's first one became. */
  get hands(): number {
    return this.#state.results.filter(({ bet }) => bet === 'main').length
  }

  /** What the table waits for; null when the round is over. */
  #next(draw: () => Card, bonusKey: string): Command | null {
    const want = BLACKJACK.wants(this.#state)
    switch (want.kind) {
      case 'card':
        return { do: 'card', card: draw() }
      case 'insurance':
        return { do: 'insure', player: PLAYER, yes: this.#insures() }
      case 'offers':
        return this.#answerOffers()
      case 'decision':
        return { do: this.#decide(want.turn), player: PLAYER, seat: SEAT }
      case 'bonus':
        return { do: 'bonus', key: bonusKey }
      case 'bets':
      case 'nothing':
        return null
      default:
        return want satisfies never
    }
  }

  #insures(): boolean {
    const [first = 0, second = 0] = valuesOf(this.#state.lines[0]?.cards ?? [])
    return insures(this.#game, this.#solution, first, second)
  }

  /** FB-6; more insurance after a paid double (FB-14) is never bought. */
  #answerOffers(): Command {
    const [line] = this.#state.lines
    const claims = line?.stakes.some(({ claim }) => claim === 'evenMoney') ?? false
    return claims && takesEvenMoney(this.#game, this.#solution, this.#up())
      ? { do: 'evenMoney', player: PLAYER, seat: SEAT, yes: true }
      : { do: 'timeout' }
  }

  #decide({ seat, hand }: Turn): Decision {
    const line = this.#state.lines[lineIndex(this.#state.lines, seat, hand)] as Line
    const stake = line.stakes[0] as Stake
    const values = valuesOf(line.cards)
    const [first = 0, second = 0] = values
    const up = this.#up()
    const held = this.#handOf(values)
    if (!line.split) {
      return values.length === 2
        ? firstDecision(this.#solution, first, second, up)
        : laterDecision(this.#solution, held, up)
    }
    if (isOffered(this.#state, line, stake, 'split')) return 'split'
    return splitDecision(this.#game, this.#solution, first, held, up, stake.cash > 0)
  }

  #up(): number {
    return valuesOf(this.#state.dealer.cards)[0] ?? 0
  }

  #handOf(values: readonly number[]): number {
    const { next } = this.#solution.table
    return values.reduce((hand, value) => next[hand * VALUES + value - 1] ?? 0, 0)
  }

  #must(command: Command): void {
    const step = BLACKJACK.decide(this.#state, command, funds)
    if (isRefusal(step)) throw new Error(`${command.do} was refused: ${step.text}`)
    this.#state = step.state
  }
}

function valuesOf(cards: readonly Card[]): readonly number[] {
  return cards.map(pointsOf)
}
