import type { Family, Kinds } from '#engine/kinds'

/** Games without seats deal to sides. */
export type CardSide = Kinds[Family]['side']

export type Sides = Readonly<Record<'P' | 'B', CardSide>>

/** Whose part a side has on the roads, and whose colour. */
export function partOf(sides: Sides | null, side: CardSide): 'player' | 'banker' {
  return side === sides?.B ? 'banker' : 'player'
}

/** Where a card goes: a hand at a seat (0 is the dealer's own), or a side. `card` is which of its cards, from 1; null where it gets one only. */
export type CardPlace =
  | { readonly seat: number; readonly hand: number; readonly card: number }
  | { readonly side: CardSide; readonly card: number | null }

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
