import { useEffect, useReducer, useState } from 'react'

/** What is fetched when it is first needed, and kept from then on. */
export class Fetched<Of> {
  readonly #fetch: () => Promise<Of>
  #here: Of | null = null

  constructor(fetch: () => Promise<Of>) {
    this.#fetch = fetch
  }

  /** Null while it is not here yet. */
  get here(): Of | null {
    return this.#here
  }

  async get(): Promise<Of> {
    this.#here ??= await this.#fetch()
    return this.#here
  }
}

/**
 * A fetched part as soon as it is here. Not by React's own way: that holds back for 300 ms what comes after something
 * else was shown.
 */
export function useFetched<Of>(part: Fetched<Of> | null): Of | null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [failure, fail] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    if (part === null || part.here !== null) return undefined
    let isWanted = true
    part.get().then(
      () => isWanted && drawAgain(),
      (error: unknown) => isWanted && fail({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [part])
  if (failure !== null) throw failure.error
  return part?.here ?? null
}
