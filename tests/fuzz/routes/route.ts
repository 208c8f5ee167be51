import type { Scene, Who } from '#tests/fuzz/routes/scene'

/** A request that is right in every way. */
export interface Visit {
  readonly who: Who
  /** The address, where it is not the route's own. */
  readonly path?: string
  readonly body?: object
  /** As an operator's server signs it. */
  readonly isSigned?: true
  /** Asked with nobody's cookie but a new one: it ends the sign-in that it comes with. */
  readonly isLast?: true
}

export interface Route {
  readonly visit: (scene: Scene) => Visit | Promise<Visit>
  /** Refusals of the route's own check, beside those that any route has. */
  readonly own?: readonly string[]
  /** What its answer is good for. */
  readonly learn?: (scene: Scene, answer: Readonly<Record<string, unknown>>) => void
}
