/** Games without seats deal to sides. */
export type CardSide = 'player' | 'banker' | 'dragon' | 'tiger'

export type Sides = Readonly<Record<'P' | 'B', CardSide>>

/** Whose part a side has, and whose colour: Dragon is red as Banker, Tiger blue as Player (DT-5). */
export const PART_OF: Readonly<Record<CardSide, 'player' | 'banker'>> = {
  player: 'player',
  banker: 'banker',
  dragon: 'banker',
  tiger: 'player',
}

/** Where a card goes: a hand at a seat (0 is the dealer's own), or a side. `card` is which of its cards, from 1. */
export type CardPlace =
  | { readonly seat: number; readonly hand: number; readonly card: number }
  | { readonly side: CardSide; readonly card: number }

/** One thing to do in a round. What players do at their hands is one step, however many cards it takes. */
export interface PlannedStep {
  readonly do:
    | 'open'
    | 'card'
    | 'close'
    | 'turn'
    | 'insurance'
    | 'hands'
    | 'dealer'
    | 'third'
    | 'bonus'
    | 'pay'
  /** Where the card of a `card` goes. */
  readonly place: CardPlace | null
  readonly faceDown: boolean
}

export function plain(what: Exclude<PlannedStep['do'], 'card'>): PlannedStep {
  return { do: what, place: null, faceDown: false }
}

export function dealt(place: CardPlace, faceDown: boolean): PlannedStep {
  return { do: 'card', place, faceDown }
}
