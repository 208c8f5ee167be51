/** What went wrong with the store, as far as anybody branches on it. */
export const FAILURES = ['unique', 'overdrawn', 'retry', 'away', 'full', 'data', 'other'] as const
export type Failure = (typeof FAILURES)[number]

/** Trouble with the store itself. The message is a sentence for whoever runs the house: what was wrong, what to do. */
export class StoreError extends Error {
  readonly failure: Failure

  constructor(message: string, failure: Failure, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.failure = failure
  }
}

/** The words of whatever was thrown. A refused connection to several addresses has its words inside. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
