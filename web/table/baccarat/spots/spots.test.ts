import { describe, expect, it } from 'vitest'
import type { BaccaratBet } from '#engine/baccarat/bets'
import { startBaccarat } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { State as BaccaratState, Chips } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import { NO_LIMITS } from '#engine/round/limits'
import type { Sight } from '#protocol/sight'
import { formatsOf } from '#ui/i18n/format'
import { fateOf, paysLine, rowsOf, spotView } from '#web/table/baccarat/spots/spots'
import { shareOf, stakeLabel } from '#web/table/sides/spots/spot-view'
import { closedWhy } from '#web/table/sides/spots/use-spots'
import { client as words } from '#words/it/client'

const bets = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map((row) => row.bets)

describe('the rows of spots', () => {
  it('hold every bet that the game offers, once', () => {
    expect(bets(SPEED_BACCARAT, []).flat().sort()).toEqual([...SPEED_BACCARAT.offers].sort())
    expect(bets(MINI_BACCARAT, []).flat().sort()).toEqual([...MINI_BACCARAT.offers].sort())
  })

  it('MB-1: Small and Big take the place of the bonus bets', () => {
    expect(bets(MINI_BACCARAT, []).at(-1)).toEqual(['small', 'big'])
  })

  it('SB-10: a group that is switched off is not shown', () => {
    expect(bets(SPEED_BACCARAT, ['bonus']).at(-1)).toEqual(['super6'])
    expect(bets(SPEED_BACCARAT, ['pairs'])[0]).toEqual(['playerPair', 'bankerPair'])
  })
})

const TONGUE = { words, formats: formatsOf('it'), currency: 'EUR' } as const
const KNOWN = {
  rules: SPEED_BACCARAT,
  zeroCommission: false,
  isBetting: true,
  closed: null,
  fate: null,
  stake: null,
  crowd: {},
} as const
const MAINS = ['player', 'banker', 'tie']
/** Intl writes money with a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('what a spot says it pays', () => {
  it('comes from the rules, as people write it', () => {
    expect(paysLine(MINI_BACCARAT, 'banker', false, TONGUE)).toBe('0,95:1')
    expect(paysLine(MINI_BACCARAT, 'big', false, TONGUE)).toBe('0,54:1')
    expect(paysLine(MINI_BACCARAT, 'small', false, TONGUE)).toBe('1,5:1')
    expect(paysLine(SPEED_BACCARAT, 'playerBonus', false, TONGUE)).toBe('fino a 30:1')
  })

  it('SB-3: is Banker’s own in zero commission', () => {
    expect(paysLine(SPEED_BACCARAT, 'banker', true, TONGUE)).toBe('1:1 · con 6 0,5:1')
  })
})

describe('a spot', () => {
  it('has a full name for those who do not see it', () => {
    const stake = { kind: 'accepted', cents: 12_500, golden: false } as const
    const { label } = spotView('banker', { ...KNOWN, stake }, TONGUE)
    expect(plain(label)).toBe('Banco, paga 0,95:1, puntati 125 €, aperta')
  })

  it('says why it is closed instead of what it pays', () => {
    expect(spotView('super6', { ...KNOWN, closed: 'zero-commission' }, TONGUE)).toMatchObject({
      state: 'closed',
      line: 'solo con Zero Comm.',
    })
    expect(spotView('playerBonus', { ...KNOWN, closed: 'shoe' }, TONGUE).line).toBe('chiusa dalla 45ª mano')
  })

  it('labels its chips with what matters', () => {
    const money = { cents: 100, golden: false }
    expect(plain(stakeLabel({ kind: 'inactive', least: 500, ...money }, TONGUE))).toBe('min 5 €')
    expect(stakeLabel({ kind: 'refused', reason: 'limit-min', ...money }, TONGUE)).toBe('sotto il minimo')
    expect(plain(stakeLabel({ kind: 'won', paid: 1_950, ...money }, TONGUE))).toBe('19,50 €')
  })
})

it('others’ share of a main bet is of all that lies on the main bets', () => {
  const crowd = {
    player: { players: 3, cents: 3_000 },
    tie: { players: 1, cents: 1_000 },
    playerPair: { players: 9, cents: 9_000 },
  }
  expect(shareOf(crowd, 'player', MAINS)).toEqual({ share: 0.75, cents: 3_000, players: 3 })
  expect(shareOf(crowd, 'playerPair', MAINS)).toBeNull()
  expect(shareOf(crowd, 'banker', MAINS)).toBeNull()
})

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
