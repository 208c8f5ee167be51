import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { ShoeRules } from '#engine/cards/shoe'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { Family, Kinds } from '#engine/kinds'

/** SH-1, SH-3, SH-5. */
const EIGHT_DECKS: ShoeRules = { decks: 8, cutCard: [52, 52], burn: false, cut: [52, 364] }

export interface EntryOf<F extends Family> {
  readonly family: F
  readonly name: string
  readonly about: string
  readonly rules: Kinds[F]['rules']
  readonly shoe: ShoeRules
}

/** The games of a family: its rules carry the id. */
export type IdOf<F extends Family> = Kinds[F]['rules']['id']
export type GameId = IdOf<Family>
export type FamilyOf<Id extends GameId> = { [F in Family as IdOf<F>]: F }[Id]

/** The register of games: id → its family (which names its file set), its rule record and its shoe. */
export const GAMES: { readonly [Id in GameId]: EntryOf<FamilyOf<Id>> } = {
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
  'dragon-tiger': {
    family: 'dragon-tiger',
    name: 'Dragon Tiger',
    about: 'one card each, the higher one wins',
    rules: DRAGON_TIGER,
    shoe: EIGHT_DECKS,
  },
}

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[]
