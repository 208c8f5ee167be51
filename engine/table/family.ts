import { BACCARAT } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { GAMES, type GameId } from '#engine/games'
import type { Game } from '#engine/round/game'
import type { GameCommand, GameEvent, GameRules, GameState, GameWant } from '#engine/table/types'

/** A family's file set behind the types that all games share: a table's log only ever holds its own family's. */
export type AnyGame = Game<GameRules, GameState, GameCommand, GameEvent, GameWant>

const FAMILIES: Readonly<Record<(typeof GAMES)[GameId]['family'], AnyGame>> = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
}

export function gameOf(id: GameId): AnyGame {
  return FAMILIES[GAMES[id].family]
}
