import type { ComponentType } from 'react'
import type { Words } from '#console/i18n/language'
import type { Card } from '#engine/cards/card'
import type { Family } from '#engine/kinds'
import type { CardPlace, CardSide } from '#engine/round/plan'
import type { GameState, TableState } from '#engine/table/types'

export interface CardsProps<F extends Family> {
  readonly state: TableState<F>
  /** Where the next card goes. */
  readonly wanted: CardPlace | null
}

/** A place for cards in the picture of the table, 190 × 106, as the dealer sees it. */
export interface PictureSpot {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly name: string
  /** The next card goes here. */
  readonly now: boolean
}

/** A card of the round where it lies; null for the card is its back. Corrections name it by its number. */
export interface LyingCard {
  readonly card: Card | null
  /** The how-many-eth card of the round it is, from 1; null where the state does not tell. */
  readonly number: number | null
}

export interface LyingHand {
  /** A side, or a seat (0 is the dealer's) and which of its hands. */
  readonly place: CardSide | { readonly seat: number; readonly hand: number }
  readonly cards: readonly LyingCard[]
  /** What they come to, as it is written beside them; empty before the first is open. */
  readonly total: string
  /** Who sits there. */
  readonly owner: string | null
  /** Everybody waits for its decision. */
  readonly turn: boolean
}

type StepWords = Words['dealer']['step']

/** What a dealer's console shows of a family's games. */
interface DealerParts<F extends Family> {
  /** The cards of the round where they lie on the cloth. */
  readonly Cards: ComponentType<CardsProps<F>>
  /** The card that lies open in this place; null where none does, and for one that lies face down (FA-5). */
  readonly cardAt: (game: GameState<F>, place: CardPlace) => Card | null
  /** Where cards lie on the table, the place of the next one lit. */
  readonly spots: (game: GameState<F>, place: CardPlace | null) => readonly PictureSpot[]
  /** The seat that decides; null where none does. */
  readonly seatInTurn: (game: GameState<F>) => number | null
  /** What to do with the card that is wanted, when it is dealt open. */
  readonly cardHint: (game: GameState<F>, place: CardPlace | null, words: StepWords['hint']) => string
  /** How the hand ended whose cards still lie there; null while nothing has ended. */
  readonly ended: (game: GameState<F>, words: StepWords['result']) => string | null
}

/** What a supervisor's console shows of them. */
interface SupervisorParts<F extends Family> {
  /** The hands of the round in the order of the table, each card with its number. */
  readonly hands: (state: TableState<F>) => readonly LyingHand[]
  /** Two sides beside each other, or the dealer above the seats. */
  readonly handsAs: 'sides' | 'seats'
  /** What a round has beside cards and stakes; null where it has nothing. */
  readonly More: ComponentType<{ readonly game: GameState<F> }> | null
}

/** All that the consoles ask of a family. One that lacks a part does not compile. */
export interface ConsoleParts<F extends Family> extends DealerParts<F>, SupervisorParts<F> {}
