import { GAMES, type GameId } from '#engine/games'
import { freshCards } from '#math/baccarat/composition'
import type { Setup } from '#math/returns/types'

/** A game as the house plays it: its own rules, a fresh shoe (SH-1). */
export function houseSetup(id: GameId): Setup {
  const { family, rules, shoe } = GAMES[id]
  if (family === 'blackjack') return { family, rules, decks: shoe.decks }
  return { family, rules, unseen: freshCards(shoe.decks) }
}
