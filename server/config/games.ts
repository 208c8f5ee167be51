import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import type { TableDraft } from '#server/config/fields'
import type { Timings } from '#server/tables/ports'

/** Limits as they are written: plain numbers, in cents. */
export interface DraftLimits {
  readonly unit: number
  readonly ranges: Readonly<Record<string, readonly [min: number, max: number]>>
}

export function limitedBets(game: GameId): readonly string[] {
  return gameOf(game).limited(GAMES[game].rules)
}

/** Bets that pay more are taken for less: what the house can lose on one stays of the same order. */
const SHARES: Readonly<Record<string, number>> = {
  main: 1,
  behind: 1,
  player: 1,
  banker: 1,
  dragon: 1,
  tiger: 1,
  big: 1,
  small: 1,
  tie: 5,
  super6: 5,
}
const SHARE_OF_OTHERS = 10

/** Limits for all bets of a game from those of its main bets; the most of a side bet is a share of theirs. */
export function limitsFrom(game: GameId, unit: number, least: number, most: number): DraftLimits {
  const ranges = limitedBets(game).map((bet) => {
    const share = most / (SHARES[bet] ?? SHARE_OF_OTHERS)
    return [bet, [least, Math.max(least, share - (share % unit))]] as const
  })
  return { unit, ranges: Object.fromEntries(ranges) }
}

export const STANDARD_LIMITS: Readonly<Record<GameId, DraftLimits>> = {
  ventuno: limitsFrom('ventuno', 100, 500, 100_000),
  'mega-fire-blaze': limitsFrom('mega-fire-blaze', 50, 100, 100_000),
  'free-bet': limitsFrom('free-bet', 100, 500, 100_000),
  'mini-baccarat': limitsFrom('mini-baccarat', 100, 100, 200_000),
  'speed-baccarat': limitsFrom('speed-baccarat', 100, 100, 200_000),
  'dragon-tiger': limitsFrom('dragon-tiger', 100, 100, 200_000),
}

const SHARED: Timings = {
  betting: 15_000,
  decision: 12_000,
  insurance: 8_000,
  offers: 6_000,
  cut: 8_000,
  card: 700,
  result: 5_000,
  bonus: 12_000,
  fault: 10_000,
  scan: 30_000,
  away: 4_000,
  unseat: 120_000,
}

/** SB-1: where nobody sits, the betting time is in the rule record. */
export const STANDARD_TIMINGS: Readonly<Record<GameId, Timings>> = {
  ventuno: SHARED,
  'mega-fire-blaze': SHARED,
  'free-bet': SHARED,
  'mini-baccarat': { ...SHARED, betting: GAMES['mini-baccarat'].rules.bettingSeconds * 1_000 },
  'speed-baccarat': {
    ...SHARED,
    betting: GAMES['speed-baccarat'].rules.bettingSeconds * 1_000,
    card: 500,
  },
  'dragon-tiger': {
    ...SHARED,
    betting: GAMES['dragon-tiger'].rules.bettingSeconds * 1_000,
    card: 900,
  },
}

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
