import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { type GameId, SHOES } from '#engine/cards/shoe'

/** The registry: game id → its family (which names its file set), its rule record and its shoe. */
export const GAMES = {
  ventuno: {
    family: 'blackjack',
    name: 'Blackjack Ventuno',
    about: 'seven seats, bets behind, early decisions',
    rules: VENTUNO,
    shoe: SHOES.ventuno,
  },
  'mega-fire-blaze': {
    family: 'blackjack',
    name: 'Mega Fire Blaze Blackjack',
    about: 'two hands shared by everybody, a bonus game of five levels',
    rules: MEGA_FIRE_BLAZE,
    shoe: SHOES['mega-fire-blaze'],
  },
  'free-bet': {
    family: 'blackjack',
    name: 'Free Bet Blackjack',
    about: 'free splits and doubles, the dealer pushes with 22',
    rules: FREE_BET,
    shoe: SHOES['free-bet'],
  },
  'mini-baccarat': {
    family: 'baccarat',
    name: 'Mini Baccarat',
    about: 'pairs, big and small, bets to be confirmed',
    rules: MINI_BACCARAT,
    shoe: SHOES['mini-baccarat'],
  },
  'speed-baccarat': {
    family: 'baccarat',
    name: 'Speed Baccarat',
    about: 'bonus bets, zero commission, Super 6',
    rules: SPEED_BACCARAT,
    shoe: SHOES['speed-baccarat'],
  },
} as const satisfies Readonly<Record<GameId, object>>

export type { GameId }

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[]
