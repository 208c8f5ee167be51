import type { PlayerId } from '#engine/ids'
/** A payment that the house asks a payment service for. `code` is ours and the same however often it is asked. */
export interface PaymentOrder {
  readonly code: string
  readonly player: PlayerId
  readonly amount: number
  readonly currency: string
}

/** What the service did; `reference` is its own name for it. */
export type PaymentOutcome =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly text: string }

/**
 * Where real money comes from and goes to. Each call is idempotent by the order's code: asked again it answers what
 * it answered. One that throws, or does not answer in time, leaves open whether it was done: it is asked again.
 */
export interface PaymentPort {
  /** Takes money from the player's card or bank. */
  deposit(order: PaymentOrder): Promise<PaymentOutcome>
  /** Sends money to the player. */
  payOut(order: PaymentOrder): Promise<PaymentOutcome>
}
