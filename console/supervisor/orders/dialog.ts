import type { ClosureScope } from '#protocol/http/operations'
import type { Approval } from '#protocol/staff/approvals'

/** Orders at a table that need no more than a reason. */
export type PlainOrder = 'pause' | 'rescanCard' | 'cancelRound' | 'failBonus' | 'removeDealer'

/** Somebody whom an order is about. */
export interface Somebody {
  readonly player: string
  readonly name: string
}

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { readonly ask: PlainOrder; readonly table: string }
  | {
      readonly ask: 'replaceCard' | 'moveCard' | 'setLimits' | 'swapCards' | 'broadcast'
      readonly table: string
    }
  | { readonly ask: 'announce' }
  | { readonly ask: 'voidRound'; readonly table: string }
  | { readonly ask: 'unseat'; readonly table: string; readonly who: Somebody }
  | { readonly ask: 'mute' | 'unmute' | 'golden'; readonly who: Somebody }
  | { readonly ask: 'hideRemark'; readonly line: number; readonly text: string }
  | { readonly ask: 'endSession'; readonly session: string; readonly who: Somebody }
  /** Without a subject it is chosen in the dialog, or there is none. */
  | {
      readonly ask: 'close' | 'open'
      readonly scope: ClosureScope
      readonly subject?: string
      readonly name: string
    }
  | { readonly ask: 'agree' | 'alone'; readonly approval: Approval }
