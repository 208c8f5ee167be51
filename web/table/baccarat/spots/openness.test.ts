import { describe, expect, it } from 'vitest'
import type { BaccaratBet } from '#engine/baccarat/bets'
import { startBaccarat } from '#engine/baccarat/game'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { State as BaccaratState, Chips } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import { NO_LIMITS } from '#engine/round/limits'
import type { Sight } from '#protocol/sight'
import { closedWhy, fateOf } from '#web/table/baccarat/spots/openness'

const cents = (value: number) => value as Cents
const START = startBaccarat(SPEED_BACCARAT, NO_LIMITS)
const chips = (bet: BaccaratBet): Chips => ({
  player: 'anna',
  bet,
  seat: 0,
  behind: false,
  cash: cents(500),
  golden: cents(0),
  confirmed: cents(0),
})
const sight = (change: Partial<BaccaratState>): Sight<'baccarat'> => ({
  me: 'anna',
  purse: { cash: cents(10_000), golden: cents(0) },
  state: {
    id: 'speed-baccarat',
    currency: 'EUR',
    game: { ...START, phase: 'betting', shoeRound: 1, ...change },
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
  },
})

describe('a spot is closed', () => {
  it('SB-4: Super 6 without zero commission, and then without a main bet', () => {
    const settings = { anna: { zeroCommission: true, autoConfirm: false, off: [] } }
    expect(closedWhy(sight({}), 'super6', 100, false)).toBe('zero-commission')
    expect(closedWhy(sight({ settings }), 'super6', 100, false)).toBe('needs-main')
    expect(closedWhy(sight({ settings, slips: [chips('tie')] }), 'super6', 100, false)).toBeNull()
  })

  it('SB-5: late in the shoe', () => {
    expect(closedWhy(sight({ shoeRound: 45 }), 'playerBonus', 100, false)).toBe('shoe')
    expect(closedWhy(sight({ shoeRound: 45 }), 'playerPair', 100, false)).toBeNull()
  })

  it('SB-6: opposite to the side that was bet on', () => {
    expect(closedWhy(sight({ slips: [chips('player')] }), 'banker', 100, false)).toBe('opposite-bets')
  })

  it('MO-7: to other chips than those that lie there', () => {
    const golden: Chips = { ...chips('tie'), cash: cents(0), golden: cents(500) }
    expect(closedWhy(sight({ slips: [golden] }), 'tie', 100, false)).toBe('golden-only')
    expect(closedWhy(sight({ slips: [chips('tie')] }), 'tie', 100, true)).toBe('cash-only')
    expect(closedWhy(sight({ slips: [golden] }), 'banker', 100, false)).toBeNull()
    expect(closedWhy(sight({ slips: [golden], phase: 'dealing' }), 'tie', 100, false)).toBeNull()
  })

  it('not for want of money, and after the close only what holds for the whole round', () => {
    expect(closedWhy(sight({}), 'player', 1_000_000, false)).toBeNull()
    const settings = { anna: { zeroCommission: true, autoConfirm: false, off: [] } }
    expect(closedWhy(sight({ phase: 'dealing', settings }), 'super6', 100, false)).toBeNull()
    expect(closedWhy(sight({ phase: 'dealing' }), 'super6', 100, false)).toBe('zero-commission')
  })
})

describe('a spot after the round', () => {
  it('SB-9: is lit where the cards say so', () => {
    const { game } = sight({
      phase: 'over',
      winner: 'B',
      player: ['4S', 'KD'] as Card[],
      banker: ['9S', '9D'] as Card[],
    }).state
    expect(fateOf(game, 'banker', false)).toBe('won')
    expect(fateOf(game, 'bankerPair', false)).toBe('won')
    expect(fateOf(game, 'player', false)).toBe('lost')
    expect(fateOf({ ...game, winner: null }, 'player', false)).toBeNull()
  })
})
