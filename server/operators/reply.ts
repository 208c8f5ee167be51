import { REFUSALS, type WalletAnswer } from '#server/operators/wallet-port'

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
