import { partsOf } from '#cli/bots/families'
import type { Chart } from '#cli/bots/family'
import type { Dice } from '#cli/bots/play/dice'
import { type Habits, isBet } from '#cli/bots/play/plan'
import { randomCommand } from '#cli/bots/play/random'
import { GAMES } from '#engine/games'
import type { PlayerCommand } from '#protocol/player/commands'
import { mayCut, refusalOf, type Sight } from '#protocol/sight'

/** What to do, and after which share of the time that is left. */
export interface Intent {
  readonly command: PlayerCommand
  readonly after: readonly [least: number, most: number]
}

/** Decides for one player at one table. */
export interface Mind {
  /** Asked when there is time to think, and again when it is time to act. */
  next(sight: Sight): Intent | null
  done(sight: Sight, command: PlayerCommand, wasAccepted: boolean): void
}

const FIRST_CHIP = [0.05, 0.4] as const
const NEXT_CHIP = [0.02, 0.08] as const
const DECISION = [0.08, 0.4] as const
const CUT = [0.1, 0.5] as const
const WHENEVER = [0.02, 0.25] as const

const SITS_OUT = 0.08
const REPEATS = 0.4
const CUTS = 0.6
const DECIDES_EARLY = 0.3

/** Plays by the chart, as a well-behaved player would. The chart may come later: until then the clock runs out. */
export class BestMind implements Mind {
  readonly #habits: Habits
  readonly #chart: () => Chart | null
  #round = -1
  /** What is left to do before the round; null before it was thought of. */
  #plan: PlayerCommand[] | null = null
  #isFirst = true
  #bets: PlayerCommand[] = []
  #last: readonly PlayerCommand[] = []
  #decidesEarly = false
  #cutShoe = -1
  #cut: PlayerCommand | null = null
  /** Refused although it seemed right: not again before something has changed. */
  #refusedIn: Sight['state'] | null = null

  constructor(habits: Habits, chart: () => Chart | null) {
    this.#habits = habits
    this.#chart = chart
  }

  next(sight: Sight): Intent | null {
    const { state } = sight
    this.#noteRound(sight)
    if (mayCut(sight)) return this.#cutting(sight)
    if (state.game.phase === 'betting') return this.#betting(sight)
    return this.#answering(sight)
  }

  done({ state }: Sight, command: PlayerCommand, wasAccepted: boolean): void {
    if (this.#plan?.[0] === command) this.#plan.shift()
    if (this.#cut === command) this.#cut = null
    if (wasAccepted && isBet(command)) this.#bets.push(command)
    this.#isFirst = false
    this.#refusedIn = wasAccepted ? null : state
  }

  #noteRound({ state: { round } }: Sight): void {
    const number = round?.number ?? 0
    if (number === this.#round) return
    this.#round = number
    if (this.#bets.length > 0) this.#last = this.#bets
    this.#bets = []
    this.#plan = null
    this.#decidesEarly = this.#habits.dice.chance(DECIDES_EARLY)
    this.#isFirst = true
  }

  #betting(sight: Sight): Intent | null {
    const waits = sight.state.clock?.until === null
    if (this.#plan === null || (waits && this.#plan.length + this.#bets.length === 0)) {
      this.#plan = this.#planned(sight, waits)
    }
    for (;;) {
      const [command] = this.#plan
      if (command === undefined) return null
      if (refusalOf(sight, command) === null)
        return { command, after: this.#isFirst ? FIRST_CHIP : NEXT_CHIP }
      this.#plan.shift()
    }
  }

  /** A table that waits for its first chip would wait for ever if everybody sat out. */
  #planned(sight: Sight, isAwaited: boolean): PlayerCommand[] {
    const { id, game } = sight.state
    const { dice } = this.#habits
    if (!isAwaited && dice.chance(SITS_OUT)) return []
    const habits = { ...this.#habits, isAwaited }
    const repeats = this.#last.length > 0 && dice.chance(REPEATS)
    const { plan, repeat } = partsOf(id)
    return [...(repeats ? repeat(game, this.#last, habits) : plan(sight, habits))]
  }

  #answering(sight: Sight): Intent | null {
    const { asked } = partsOf(sight.state.id)
    const chart = asked === null ? null : this.#chart()
    if (asked === null || chart === null || this.#refusedIn === sight.state) return null
    const command = asked.answer(chart, sight, this.#decidesEarly)
    return command && { command, after: DECISION }
  }

  /** Whether to cut, and where, is thought of once for each shoe. */
  #cutting({ state: { id, cutOffer } }: Sight): Intent | null {
    if (cutOffer !== null && cutOffer.shoe !== this.#cutShoe) {
      const { dice } = this.#habits
      const [least, most] = GAMES[id].shoe.cut
      this.#cutShoe = cutOffer.shoe
      this.#cut = dice.chance(CUTS) ? { do: 'cut', cut: dice.whole(least, most) } : { do: 'passCut' }
    }
    return this.#cut && { command: this.#cut, after: CUT }
  }
}

/** Does whatever comes to mind. */
export class RandomMind implements Mind {
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  next(sight: Sight): Intent {
    return { command: randomCommand(sight, this.#dice), after: WHENEVER }
  }

  done(): void {}
}
