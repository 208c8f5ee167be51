import { GAMES, type GameId } from '#engine/games'
import type { TableDraft } from '#server/config/fields'
import { limitsFrom } from '#server/config/games'

/** The one that examples in sentences are of. */
export const EXAMPLE_GAME: GameId = 'speed-baccarat'

function speed(number: number, town: string, unit: number, least: number, most: number): TableDraft {
  return {
    id: `speed-${number}`,
    name: `${GAMES[EXAMPLE_GAME].name} ${town}`,
    game: EXAMPLE_GAME,
    limits: limitsFrom(EXAMPLE_GAME, unit, least, most),
  }
}

/** The floor that opens when nothing else is configured: every game, and speed baccarat for every purse. */
export const FLOOR: readonly TableDraft[] = [
  { id: 'ventuno', name: 'Ventuno Rialto', game: 'ventuno' },
  { id: 'mega-fire-blaze', name: 'Mega Fire Blaze Vesuvio', game: 'mega-fire-blaze' },
  { id: 'free-bet', name: 'Free Bet Trastevere', game: 'free-bet' },
  { id: 'mini-baccarat', name: 'Mini Baccarat Fiordaliso', game: 'mini-baccarat' },
  speed(1, 'Amalfi', 10, 20, 20_000),
  speed(2, 'Bellagio', 50, 50, 50_000),
  speed(3, 'Capri', 100, 100, 100_000),
  speed(4, 'Portofino', 100, 200, 100_000),
  speed(5, 'Ravello', 100, 500, 200_000),
  speed(6, 'Siena', 500, 1_000, 300_000),
  speed(7, 'Taormina', 500, 2_500, 400_000),
  speed(8, 'Venezia', 1_000, 5_000, 500_000),
  { id: 'dragon-tiger', name: 'Dragon Tiger Marmolada', game: 'dragon-tiger' },
]
