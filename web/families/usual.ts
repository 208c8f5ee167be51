import type { GameId } from '#engine/games'

/** What is meant where no table says which game it is. */
export const USUAL_GAME: GameId = 'ventuno'

/** The same in the panel of many tables. */
export const PANEL_GAME: GameId = 'speed-baccarat'
