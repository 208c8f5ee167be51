import type { Baccarat } from '#engine/baccarat/types'
import type { Blackjack } from '#engine/blackjack/types'

/** The register of families as types: name → its rules, state, commands, events and wants. */
export interface Kinds {
  readonly blackjack: Blackjack
  readonly baccarat: Baccarat
}

export type Family = keyof Kinds
