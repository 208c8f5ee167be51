import type { Refusal } from '#engine/round/refusal'

/** A refusal that is told by HTTP as it is; its reason is the answer's `error`. */
export interface HttpRefusal extends Refusal<string> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503
  readonly retrySeconds?: number
}
