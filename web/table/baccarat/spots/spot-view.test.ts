import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { formatsOf } from '#ui/i18n/format'
import { paysLine, spotView } from '#web/table/baccarat/spots/spot-view'
import { shareOf, stakeLabel } from '#web/table/sides/spots/spot-view'
import { client as words } from '#words/it/client'

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
