/** What may go wrong with one request to an operator. */
export const FAULTS = [
  /** It is carried out and answered late. */
  'slow',
  /** It is carried out, and the answer gets lost. */
  'answer-lost',
  /** It gets lost before anything happens. */
  'request-lost',
  /** It arrives twice. */
  'twice',
  /** The line breaks, and it is carried out a good while later: after what was asked next. */
  'late',
  /** It is carried out, and answered with an error of HTTP. */
  'error-after',
  /** An error of HTTP, and nothing else. */
  'error',
  /** The operator asks to try again. */
  'try-again',
  /** It is carried out, and the answer is not readable. */
  'garbage',
] as const
export type Fault = (typeof FAULTS)[number]

/** Decides what happens to a request; null: nothing special. */
export type Mischief = (call: string, body: unknown) => Fault | null

export const NO_MISCHIEF: Mischief = () => null
