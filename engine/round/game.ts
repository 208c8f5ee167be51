import type { RoundResult } from '#engine/roads/result'
import type { Audience } from '#engine/round/audience'
import type { FlatResult } from '#engine/round/bet'
import type { OnCloth } from '#engine/round/cloth'
import type { Crowd } from '#engine/round/crowd'
import type { Furnishing } from '#engine/round/furnishing'
import type { TableLimits } from '#engine/round/limits'
import type { CardPlace, PlannedStep, Sides } from '#engine/round/plan'
import type { Funds, Posting } from '#engine/round/posting'
import type { Refusal } from '#engine/round/refusal'
import type { Slip, Spot } from '#engine/round/slip'

/** What one command brings about: the facts, and the state that folding them gives. */
export interface Step<State, Event> {
  readonly events: readonly Event[]
  /** The state after each of them, so that nobody folds them again. */
  readonly after: readonly State[]
  /** The money that each of them moves. */
  readonly postings: readonly (readonly Posting[])[]
  /** After the last one. */
  readonly state: State
}

/** What only the house knows when it gives a command. */
export interface HouseKnows {
  /** The round's number in its shoe. */
  readonly shoeRound: number
  /** The key of this round's bonus draws, as the seed gives it. */
  readonly bonusKey: () => string
}

/** A seat, as everybody knows it. */
export interface Place {
  readonly player: string | null
  /** Free after this round. */
  readonly leaving: boolean
  /** Rounds won in a row there. */
  readonly streak: number
}

/** Whose decision is waited for. */
export interface Turn {
  readonly seat: number
  readonly deciders: readonly string[]
}

/** A round between two sides, in short. */
export interface RoundOutcome {
  readonly winner: RoundResult['winner']
  readonly player: number
  readonly banker: number
}

/** A game's own course: what may be done, what that brings about, and what it comes to. */
export interface Course<State, Command, Event, Want> {
  /** Why not? One answer for server, client and tests; null means the command will be carried out. */
  readonly check: (state: State, command: Command, funds: Funds) => Refusal | null
  readonly decide: (state: State, command: Command, funds: Funds) => Refusal | Step<State, Event>
  readonly evolve: (state: State, event: Event) => State
  /** What the table waits for before it can go on. */
  readonly wants: (state: State) => Want
  /** The commands that can begin with an event; none for what only ever follows from something else. */
  readonly origins: (state: State, event: Event, house: HouseKnows) => readonly Command[]
  /** A new event moves nothing until somebody says what. */
  readonly postings: (event: Event) => readonly Posting[]
}

/** Who may know what. */
export interface Views<State, Event> {
  readonly viewState: (state: State, audience: Audience) => State
  /** What the audience may know of an event; null when it may not know of it at all. */
  readonly viewEvent: (event: Event, audience: Audience) => Event | null
  /** What players see of an event who may know more than a bystander; all others see what a bystander sees. */
  readonly ownViews: (event: Event) => ReadonlyMap<string, Event>
  /** People see each other's stakes, and what they play from. */
  readonly stakesAreOpen: boolean
  /** How everybody bet, told when betting closes where single bets are private; else null. */
  readonly crowd: (event: Event, limits: TableLimits) => Crowd | null
}

/** Who is at the table, and with what. */
export interface People<State, Event> {
  /** Everybody plays the same hands (MF-1). */
  readonly isForAll: (state: State) => boolean
  /** All that lies on the cloth, and whose it is. */
  readonly cloth: (state: State) => readonly OnCloth[]
  /** The player has chips there that count only once they are confirmed (MB-3). */
  readonly isUnconfirmed: (state: State, player: string) => boolean
  /** Where chips were laid or taken back. */
  readonly spotOf: (event: Extract<Event, { readonly type: 'placed' | 'takenBack' }>) => Spot
  /** What was paid early in a round that is cancelled, and is taken back with it (FL-1). */
  readonly undone: (event: Extract<Event, { readonly type: 'cancelled' }>) => readonly FlatResult<string>[]
  /** Null where nobody has anything to decide now. */
  readonly turn: (state: State) => Turn | null
  /** The player has not answered yet what all are asked at once: insurance, or an offer (BJ-9, FB-6). */
  readonly isAsked: (state: State, player: string, what: 'insurance' | 'offers') => boolean
  /** Seats that somebody can take, from 1 on; none where nobody sits. */
  readonly places: (state: State) => readonly Place[]
  /** Everyone with a seat, chips or cards, where it matters who is there; nobody elsewhere. */
  readonly participants: (state: State) => ReadonlySet<string>
  /** Of these, who is known to be away. */
  readonly away: (state: State) => readonly string[]
  /** Whose choices and switches last from round to round. */
  readonly remembered: (state: State) => readonly string[]
  /** The game without what it remembers of these. */
  readonly forget: (state: State, players: ReadonlySet<string>) => State
  /** Between rounds only who has a seat can be away from it. */
  readonly withoutGone: (state: State) => State
  /** Somebody holds a seat that is lost by not betting: rounds go by for them too (VE-14). */
  readonly isHeldIdly: (state: State) => boolean
}

/** The round as a table and its dealer go through it. */
export interface Dealing<State, Event, Want> {
  /** A round is dealt only where somebody bets. */
  readonly needsBets: (state: State) => boolean
  /** Where the card goes that is wanted now. */
  readonly placeOf: (state: State, want: Extract<Want, { readonly kind: 'card' }>) => CardPlace
  /** The seat that a card went to; 0 is the dealer's own, or a side. */
  readonly seatOf: (event: Extract<Event, { readonly type: 'dealt' }>) => number
  /** Which of the cards that lie face down is turned, in the order they were dealt, from 0. */
  readonly turnedOf: (event: Extract<Event, { readonly type: 'turned' }>) => number
  /** The round's steps as far as they are known: who plays is known when betting has closed. */
  readonly plan: (state: State) => readonly PlannedStep[]
  /** The step that a card is of which is not of the first deal. */
  readonly lateCard: (place: CardPlace | null) => PlannedStep['do']
  /** A card lies face down, and nobody here knows it. */
  readonly isBlind: (state: State) => boolean
  /** The round that is over ended with a show that takes its time (MF-16). */
  readonly hadShow: (state: State) => boolean
  /** Something is drawn from the shoe's seed beside the cards (MF-16). */
  readonly drawsBeside: (state: State) => boolean
  /** The order in which chips are taken when betting closes: a bet that needs another one waits for it. */
  readonly isTakenLater: (state: State, bet: string) => boolean
  /** The last round was cancelled, as far as it left anything to tell by. */
  readonly wasCancelled: (state: State) => boolean
  /** A cancelled round counts among those of its shoe (SB-5). */
  readonly countsCancelled: (state: State) => boolean
  /** Its results make roads. */
  readonly hasRoads: boolean
  /** The sides that cards are dealt to, by the part they have on the roads; null where there are seats. */
  readonly sides: Sides | null
  /** What a settled round adds to the roads; null where there are none. */
  readonly result: (state: State) => RoundResult | null
  /** Who won the round that is over, and with how many points; null while there is none, or where nobody wins. */
  readonly outcome: (state: State) => RoundOutcome | null
  /**
   * When a card is taken back (FL-1): an event `follows` from the cards and comes again, stands `beside` them and holds
   * whatever they are, or `ends` it, because somebody acted on what was shown.
   */
  readonly correction: (event: Event) => 'follows' | 'beside' | 'ends'
}

/** The types of a family's games. Its rules carry the game's id, and with them its state does. */
export interface Kind {
  readonly rules: { readonly id: string }
  readonly state: {
    readonly rules: { readonly id: string }
    readonly limits: TableLimits
    readonly phase: string
    readonly shoeRound: number
    readonly slips: readonly Slip[]
  }
  readonly command: { readonly do: string }
  readonly event: { readonly type: string }
  readonly want: { readonly kind: string }
  /** Those that cards are dealt to; never where there are seats. */
  readonly side: string
}

/** All that anybody outside of a family asks of a game. A file that has to know the family lacks a word here. */
export interface Game<Of extends Kind>
  extends Course<Of['state'], Of['command'], Of['event'], Of['want']>,
    Views<Of['state'], Of['event']>,
    People<Of['state'], Of['event']>,
    Dealing<Of['state'], Of['event'], Of['want']>,
    Furnishing<Of['rules']> {
  /** An empty table between two rounds. */
  readonly start: (rules: Of['rules'], limits: TableLimits) => Of['state']
}
