/** Why staff is called to a table (FL-1). */
export const ALARMS = [
  'unreadable',
  'duplicate',
  'foreign',
  'unexpected',
  'missing',
  'rescan',
  'called',
  'fault',
] as const
export type AlarmKind = (typeof ALARMS)[number]

/** What is wrong and what to do, for staff alone. Never says which card it is about: that may not lie open yet. */
export interface Alarm {
  readonly kind: AlarmKind
  readonly text: string
  /** Who may say that it goes on: a plain misread is the dealer's own business. */
  readonly solvedBy: 'dealer' | 'supervisor'
}

/** How cards that were dealt wrong are put right (FL-1). */
export const CORRECTIONS = ['rescan', 'replace', 'move'] as const
export type Correction = (typeof CORRECTIONS)[number]

/** SH-9: a day is over, the table stood idle, the video was lost, more than three cards fell, a code is faulty. */
export const SWAP_REASONS = ['day', 'idle', 'video', 'fallen', 'code'] as const
export type SwapReason = (typeof SWAP_REASONS)[number]

/** Who deals at a live table. */
export interface TableDealer {
  /** Null for everybody but staff: what they sign in with never leaves the house. */
  readonly staff: string | null
  /** What players see. */
  readonly shown: string
  /** Waits for another dealer to sign on. */
  readonly leaving: boolean
}

/** A shoe whose cards are scanned one by one: the decks it is made of, and whether its first card is burned (SH-5). */
export interface LiveShoe {
  readonly decks: readonly number[]
  readonly burns: boolean
}
