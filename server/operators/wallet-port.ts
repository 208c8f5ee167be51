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
