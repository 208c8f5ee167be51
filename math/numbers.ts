import type { IdOf } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'
import type { FastGame } from '#math/blackjack/fast-tables'
import type { FireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import type { Strategy } from '#math/blackjack/strategy/strategy'
import type { CardCounts } from '#math/counts'
import type { Change } from '#math/returns/change-values'
import type { Figures } from '#math/returns/types'
import type { Simulation } from '#math/simulation/chunks'
import type { Tallies } from '#math/simulation/tallies'

/** A game as it is to be computed: its rule record and its cards. */
export type Setup<F extends Family = Family> = {
  [K in F]: { readonly family: K; readonly rules: Kinds[K]['rules'] } & CardsOf[K]
}[F]

/** Where nobody decides anything, the next round can be counted from any cards. */
type CardsOf = {
  readonly [F in Family]: F extends 'blackjack' ? { readonly decks: number } : { readonly unseen: CardCounts }
}

/** All that is needed to play a game's rounds: plain data, to be handed to any thread. */
export type Job<F extends Family = Family> = { [K in F]: { readonly family: K } & PlayedBy[K] }[F]

type PlayedBy = {
  readonly [F in Family]: F extends 'blackjack'
    ? { readonly fast: FastGame }
    : { readonly rules: Kinds[F]['rules'] }
}

/** What a unit on a bet should return. */
export interface ExactReturn {
  readonly rtp: number
  /** Null where only the mean is computed: the simulation's own deviation has to serve. */
  readonly standardDeviation: number | null
}

export interface Prepared<F extends Family = Family> {
  readonly job: Job<F>
  /** In the order in which bets are shown. */
  readonly exact: ReadonlyMap<string, ExactReturn>
}

type PlayedBest = { readonly [F in Family]: F extends 'blackjack' ? Strategy : never }
/** As people print it. */
export type BestPlay<F extends Family = Family> = PlayedBest[F]

/** A game whose play has been found, once for all that is asked of it. */
export interface Solved<F extends Family = Family> {
  readonly figures: () => ReadonlyMap<string, Figures>
  /** Null where nobody decides anything. */
  readonly bestPlay: () => BestPlay<F> | null
  /** Null where there is no bonus game. */
  readonly bonus: () => FireBlazeReturn | null
  readonly job: () => Job<F>
}

/** All that the numbers have to know of a family. */
export interface Numbers<F extends Family> {
  readonly setup: (rules: Kinds[F]['rules'], decks: number) => Setup<F>
  readonly solve: (setup: Setup<F>) => Solved<F>
  /** Players decide something, so that there is a best play. */
  readonly decides: boolean
  /** The rules on which a return depends. */
  readonly changes: ReadonlyMap<string, Change<Kinds[F]['rules']>>
  /** Why a game with these rules cannot be computed, or null. */
  readonly problem: (rules: Kinds[F]['rules']) => string | null
  /** Throws a RangeError at unseen cards that are too few for a round, or too many to be counted. */
  readonly checkCards: (unseen: CardCounts) => void
  /** Ready to be simulated: where there is play to be solved, it is solved once for all threads. */
  readonly prepare: (setup: Setup<F>) => Prepared<F>
  /** One chunk of a simulation: its cards come from seed and number alone. */
  readonly playChunk: (job: Job<F>, simulation: Simulation, chunk: number) => Tallies
  /** What the rulebooks print, to hold the computed returns against: nothing is computed from it. */
  readonly documented: Readonly<Record<IdOf<F>, Readonly<Record<string, number | undefined>>>>
  /** Returns that the house has set by its own weights (MF-22). */
  readonly designed: Readonly<Partial<Record<IdOf<F>, Readonly<Record<string, number | undefined>>>>>
  /** What is to be said of a bet's return beside what is printed of it. */
  readonly remarks: Readonly<
    Partial<Record<IdOf<F>, Readonly<Record<string, ((rtp: number) => string) | undefined>>>>
  >
  /** Bets whose way is drawn in the report: one or two of each game. */
  readonly drawn: Readonly<Record<IdOf<F>, readonly string[]>>
  /** What the figures rest on, with the ids of the rules. */
  readonly assumptions: readonly string[]
}
