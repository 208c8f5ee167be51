import { GAMES, type GameId } from '#engine/games'
import { BACCARAT_LOBBY, BACCARAT_SCENES } from '#web/lobby/baccarat/part'
import { BLACKJACK_LOBBY, BLACKJACK_SCENES } from '#web/lobby/blackjack/part'
import type { LobbyPart, Scene } from '#web/lobby/part'

type Family = (typeof GAMES)[GameId]['family']

const LOBBIES: Readonly<Record<Family, LobbyPart>> = {
  blackjack: BLACKJACK_LOBBY,
  baccarat: BACCARAT_LOBBY,
}

const SCENES: Readonly<Record<GameId, Scene>> = { ...BLACKJACK_SCENES, ...BACCARAT_SCENES }

export function lobbyPartOf(game: GameId): LobbyPart {
  return LOBBIES[GAMES[game].family]
}

export function sceneOf(game: GameId): Scene {
  return SCENES[game]
}
