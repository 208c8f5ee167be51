import { startBaccarat } from '#engine/baccarat/game'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { State as BaccaratState } from '#engine/baccarat/types'
import { VENTUNO } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Line, Stake, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { startDragonTiger } from '#engine/dragon-tiger/game'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { State as DragonTigerState } from '#engine/dragon-tiger/types'
import { cents, NO_CENTS } from '#engine/money/cents'
import { NO_LIMITS } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'

const TABLE: Omit<TableState, 'id' | 'game' | 'live'> = {
  currency: 'EUR',
  shoe: null,
  coming: null,
  cutOffer: null,
  round: null,
  clock: null,
  paused: null,
  results: [],
  people: {},
  purses: {},
  crowd: {},
}

type Around = Partial<Omit<TableState, 'id' | 'game' | 'live'>>

export function blackjackTable(game: Partial<State> = {}, around: Around = {}): TableState<'blackjack'> {
  const played = { ...startBlackjack(VENTUNO, NO_LIMITS), ...game }
  return { ...TABLE, id: 'ventuno', game: played, ...around }
}

export function baccaratTable(
  game: Partial<BaccaratState> = {},
  around: Around = {},
): TableState<'baccarat'> {
  const played = { ...startBaccarat(SPEED_BACCARAT), ...game }
  return { ...TABLE, id: 'speed-baccarat', game: played, ...around }
}

export function dragonTigerTable(
  game: Partial<DragonTigerState> = {},
  around: Around = {},
): TableState<'dragon-tiger'> {
  const played = { ...startDragonTiger(DRAGON_TIGER), ...game }
  return { ...TABLE, id: 'dragon-tiger', game: played, ...around }
}

/** A hand with one euro of its player's on it. */
export function handOf(player: string, seat: number, ...cards: readonly Card[]): Line {
  const stake: Stake = {
    player,
    behind: false,
    cash: cents(100),
    golden: NO_CENTS,
    free: NO_CENTS,
    base: cents(100),
    chips: 'cash',
    added: NO_CENTS,
    status: 'deciding',
    held: 0,
    claim: 'none',
  }
  return { seat, cards, split: false, dealt: [], owner: player, early: null, stakes: [stake] }
}
