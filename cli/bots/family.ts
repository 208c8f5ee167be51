import type { Dice } from '#cli/bots/play/dice'
import type { Habits } from '#cli/bots/play/plan'
import type { IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { GameState, TableState } from '#engine/table/types'
import type { BestPlay } from '#math/numbers'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

/** What a family's games are played by: plain data, so that one thread can compute it for others. */
export type Chart<F extends Family = Family> = BestPlay<F>

export type SightOf<F extends Family> = Sight & { readonly state: TableState<F> }

/** Makes a command, allowed or not, whatever game is played there. */
export type Maker = (sight: Sight, dice: Dice) => PlayerCommand

/** All that test players have to know of a family. One that lacks a part does not compile. */
export interface BotParts<F extends Family> {
  /** What somebody means to do before a round. */
  readonly plan: (sight: SightOf<F>, habits: Habits) => readonly PlayerCommand[]
  /** The bets of the round before once more. */
  readonly repeat: (
    game: GameState<F>,
    bets: readonly PlayerCommand[],
    habits: Habits,
  ) => readonly PlayerCommand[]
  /** Where players are asked something: how best play is learned, and the answer by it. */
  readonly asked: {
    readonly learn: (id: IdOf<F>) => Promise<Chart<F>>
    /** Null when the table asks this player nothing. */
    readonly answer: (chart: Chart<F>, sight: SightOf<F>, decidesEarly: boolean) => PlayerCommand | null
    /** Who is asked now, in short: another text, another question. */
    readonly question: (game: GameState<F>) => string
  } | null
  /** A round is played with one of these. */
  readonly mains: (game: GameState<F>) => readonly string[]
  /** Every command that its players know, and how often it comes to mind. */
  readonly anything: readonly (readonly [Maker, weight: number])[]
  /** At how many of its tables the house's players keep guests company. */
  readonly company: number
}
