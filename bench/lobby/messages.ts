import type { LobbyLevel } from '#protocol/lobby/messages'

/** What the process with the house is asked. */
export type ToFloor =
  | {
      readonly do: 'open'
      readonly tables: 'standard' | number
      readonly guests: number
      /** As on a day like any other: some shoes are new, others nearly over. */
      readonly inPlay?: true
    }
  | { readonly do: 'measure'; readonly seconds: number }
  | { readonly do: 'roads' }

export interface OpenFloor {
  readonly url: string
  readonly tables: readonly string[]
  readonly tokens: readonly string[]
}

/** How much there is to show at all tables together. */
export interface OnRoads {
  readonly results: number
}

export interface Spent {
  readonly cpuSeconds: number
  readonly seconds: number
  /** Rounds that ended meanwhile, at all tables. */
  readonly rounds: number
}

/** What the process with the players and the watchers is asked. */
export type ToGuests =
  | {
      readonly do: 'play'
      readonly url: string
      readonly tables: readonly string[]
      readonly tokens: readonly string[]
    }
  | {
      readonly do: 'come'
      readonly url: string
      readonly tokens: readonly string[]
      readonly socketsEach: number
    }
  | { readonly do: 'watch'; readonly level: LobbyLevel }
  | { readonly do: 'count' }

/** What all watchers together were told since the last count, whole pictures left out. */
export interface Told {
  readonly bytes: number
  readonly messages: number
  /** The whole picture, as one of them got it. */
  readonly pictureBytes: number
}
