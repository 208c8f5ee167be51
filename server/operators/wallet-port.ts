import type { PlayerId, RoundCode, TableId } from '#engine/ids'
/** A player as the operator knows them. */
export interface WalletPlayer {
  readonly player: PlayerId
  readonly currency: string
}

/** Money that moves, under our transaction id: the same id is never carried out twice. */
export interface WalletMove extends WalletPlayer {
  readonly transaction: string
  readonly amount: number
  readonly round: RoundCode
  readonly table: TableId
}

export interface WalletCancel extends WalletMove {
  /** The transaction id of the debit that is taken back, or must never be carried out. */
  readonly debit: string
}

/** Final: asking again would change nothing. */
export const REFUSALS = [
  'insufficient-funds',
  'locked',
  'unknown-player',
  'cancelled',
  'not-possible',
] as const
export type WalletRefusal = (typeof REFUSALS)[number]

export type WalletAnswer =
  | { readonly kind: 'done'; readonly balance: number }
  | {
      readonly kind: 'refused'
      readonly why: WalletRefusal
      readonly balance: number | null
      /** An earlier try got no answer and may still arrive: what it asked for must be cancelled. */
      readonly unsure: boolean
    }
  /** It may have been carried out, or may be yet. */
  | { readonly kind: 'unknown'; readonly text: string }
  /** It was never sent. */
  | { readonly kind: 'unsent'; readonly text: string }

/** How long to go on: until a moment of the steady clock, with so many tries. */
export interface Patience {
  readonly until: number
  readonly tries: number
}

/** An operator's money. Expected failures are answers; none of these throws. */
export interface WalletPort {
  balance(player: WalletPlayer, patience: Patience): Promise<WalletAnswer>
  debit(move: WalletMove, patience: Patience): Promise<WalletAnswer>
  credit(move: WalletMove, patience: Patience): Promise<WalletAnswer>
  cancel(cancel: WalletCancel, patience: Patience): Promise<WalletAnswer>
}

/** What a repetition is answered with: it was done, and that is what was wanted. */
export const DONE_WORDS = ['done', 'already-exists', 'already-settled'] as const
export const TRY_AGAIN = 'try-again'

/** One try's result: an answer to rely on, or why there is none. */
export type Heard = Extract<WalletAnswer, { kind: 'done' | 'refused' }> | { readonly trouble: string }

/** An operator's reply as it is to be understood. What cannot be read is no answer, whatever its HTTP status. */
export function understood(httpStatus: number, text: string): Heard {
  const reply = jsonIn(text)
  const { status, balance } = reply ?? {}
  const cents = isCents(balance) ? balance : null
  if (DONE_WORDS.some((word) => word === status)) {
    return cents === null
      ? { trouble: 'The answer holds no balance in whole cents.' }
      : { kind: 'done', balance: cents }
  }
  const why = REFUSALS.find((refusal) => refusal === status)
  if (why !== undefined) return { kind: 'refused', why, balance: cents, unsure: false }
  if (status === TRY_AGAIN) return { trouble: 'The operator asks to try again.' }
  return { trouble: `The answer (HTTP ${httpStatus}) cannot be read.` }
}

function jsonIn(text: string): { readonly status?: unknown; readonly balance?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
