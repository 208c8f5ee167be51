import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { ShoeRules } from '#engine/cards/shoe'

/** SH-1, SH-3, SH-5. */
const EIGHT_DECKS: ShoeRules = { decks: 8, cutCard: [52, 52], burn: false, cut: [52, 364] }

interface GameEntry {
  readonly family: 'blackjack' | 'baccarat'
  readonly name: string
  readonly about: string
  readonly rules: BlackjackRules | BaccaratRules
  readonly shoe: ShoeRules
}

/** The registry: game id → its family (which names its file set), its rule record and its shoe. */
export const GAMES = {
  ventuno: {
    family: 'blackjack',
    name: 'Blackjack Ventuno',
    about: 'seven seats, bets behind, early decisions',
    rules: VENTUNO,
    shoe: EIGHT_DECKS,
  },
  'mega-fire-blaze': {
    family: 'blackjack',
    name: 'Mega Fire Blaze Blackjack',
    about: 'two hands shared by everybody, a bonus game of five levels',
    rules: MEGA_FIRE_BLAZE,
    shoe: EIGHT_DECKS,
  },
  'free-bet': {
    family: 'blackjack',
    name: 'Free Bet Blackjack',
    about: 'free splits and doubles, the dealer pushes with 22',
    rules: FREE_BET,
    shoe: { decks: 6, cutCard: [78, 156], burn: false, cut: [52, 260] },
  },
  'mini-baccarat': {
    family: 'baccarat',
    name: 'Mini Baccarat',
    about: 'pairs, big and small, bets to be confirmed',
    rules: MINI_BACCARAT,
    shoe: { ...EIGHT_DECKS, cutCard: [104, 104], burn: true },
  },
  'speed-baccarat': {
    family: 'baccarat',
    name: 'Speed Baccarat',
    about: 'bonus bets, zero commission, Super 6',
    rules: SPEED_BACCARAT,
    shoe: EIGHT_DECKS,
  },
} as const satisfies Readonly<Record<string, GameEntry>>

export type GameId = keyof typeof GAMES

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[]
