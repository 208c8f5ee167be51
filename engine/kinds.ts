import type { Baccarat } from '#engine/baccarat/types'
import type { Blackjack } from '#engine/blackjack/types'
import type { DragonTiger } from '#engine/dragon-tiger/types'

/** The register of families as types: name → its rules, state, commands, events and wants. */
export interface Kinds {
  readonly blackjack: Blackjack
  readonly baccarat: Baccarat
  readonly 'dragon-tiger': DragonTiger
}

export type Family = keyof Kinds
