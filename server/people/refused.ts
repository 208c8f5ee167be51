/** Why something about people was not done: for HTTP as it is. */
export interface Refused {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503
  readonly error: string
  readonly text: string
  readonly retrySeconds?: number
}

export function isRefused(result: object): result is Refused {
  return 'status' in result && 'error' in result
}

export const BUSY: Refused = {
  status: 503,
  error: 'busy',
  text: 'Too many people sign in at this moment: try again in a few seconds.',
  retrySeconds: 5,
}
