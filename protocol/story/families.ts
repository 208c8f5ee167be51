import { GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { GameEvent, GameState } from '#engine/table/types'
import { BACCARAT_TELLER } from '#protocol/story/baccarat/teller'
import { BLACKJACK_TELLER } from '#protocol/story/blackjack/teller'
import { DRAGON_TIGER_TELLER } from '#protocol/story/dragon-tiger/teller'
import type { Teller } from '#protocol/story/teller'

export type GameResult = Extract<GameEvent, { readonly type: 'settled' }>['results'][number]

type AnyTeller = Teller<GameState, GameEvent, GameResult>

/** The register of tellers: family → how its rounds are told. */
const TELLERS: Readonly<Record<Family, AnyTeller>> = {
  blackjack: BLACKJACK_TELLER,
  baccarat: BACCARAT_TELLER,
  'dragon-tiger': DRAGON_TIGER_TELLER,
}

export function tellerOf(game: GameId): AnyTeller {
  return TELLERS[GAMES[game].family]
}
