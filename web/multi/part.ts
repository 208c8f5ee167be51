import type { ComponentType } from 'react'
import type { Family } from '#engine/kinds'
import type { GameRules, TableState } from '#engine/table/types'
import type { LobbyTable } from '#protocol/lobby/table'

export interface FromHere<F extends Family = Family> {
  readonly table: string
  /** What the table is called in the panel. */
  readonly name: string
  readonly state: TableState<F>
}

export interface FromAfar {
  readonly line: LobbyTable
  readonly name: string
}

/** What the panel of many tables needs of a family with two sides. */
export interface MultiPart<F extends Family = Family> {
  /** How long betting is open, in milliseconds. */
  readonly bettingMillis: (rules: GameRules<F>) => number
  /** The bets of a tile whose table the player is at. */
  readonly BetsFromHere: ComponentType<FromHere<F>>
  /** Those of one that is only looked at. */
  readonly BetsFromAfar: ComponentType<FromAfar>
  /** Draws nothing: it goes along with a table that the player is at, whether its tile is in sight or not. */
  readonly Follower: ComponentType<FromHere<F>>
}
